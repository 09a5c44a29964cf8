import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths'

export type HeaderRule = { source: string; headers: { key: string; value: string }[] }
export type Rewrite = { source: string; destination?: string; function?: { functionId: string } }
export type Hosting = { public: string; cleanUrls?: boolean; rewrites: Rewrite[]; headers: HeaderRule[] }

/** Our own file, checked by its schema at deployment: read as what it says it is. */
export function readHosting(): Hosting {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { hosting: Hosting }
  return config.hosting
}

/**
 * Where Hosting looks for the file of an address: as it is, a folder's index, and with `cleanUrls` a page without
 * its ending. An address that names the ending, or ends with a slash, is sent to the clean one.
 * See https://firebase.google.com/docs/hosting/full-config#control_html_extensions
 */
export function addressOf(
  path: string,
  { cleanUrls = false }: Pick<Hosting, 'cleanUrls'>,
  isFile: (path: string) => boolean,
): { file: string } | { redirect: string } | null {
  if (isFile(path)) {
    if (!cleanUrls || !path.endsWith('.html')) return { file: path }
    return { redirect: path.replace(/(?:\/index)?\.html$/, '') || '/' }
  }
  if (path === '/' && isFile('/index.html')) return { file: '/index.html' }
  const page = `${path.replace(/(?<=.)\/$/, '')}.html`
  if (!cleanUrls || !isFile(page)) return null
  return path.endsWith('/') ? { redirect: path.slice(0, -1) } : { file: page }
}
