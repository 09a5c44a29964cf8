import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths'

export type HeaderRule = { source: string; headers: { key: string; value: string }[] }
export type Rewrite = { source: string; destination?: string; function?: { functionId: string } }
export type Hosting = { public: string; rewrites: Rewrite[]; headers: HeaderRule[] }

/** Our own file, checked by its schema at deployment: read as what it says it is. */
export function readHosting(): Hosting {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { hosting: Hosting }
  return config.hosting
}
