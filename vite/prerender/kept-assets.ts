import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

interface HeaderRule {
  readonly source?: string
  readonly regex?: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

const A_YEAR = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]

/** The hash of its content, with which the bundler ends a file's name. */
const HASH = /-([\w-]{8})\.\w+$/

/**
 * The rules of firebase.json, and one that caches this build's files for a year, by their hashes: Hosting's rules match the URL only, so a
 * pattern for every hash would also cache a 404 for a year. Whole names would make the rule three times as long.
 */
export function withKeptAssets<Rule extends HeaderRule>(
  rules: readonly Rule[],
  names: readonly string[],
): (Rule | HeaderRule)[] {
  const hashes = names.flatMap((name) => HASH.exec(name)?.[1] ?? [])
  if (hashes.length === 0) return [...rules]
  const regex = `^/assets/[^/]*-(?:${hashes.sort().join('|')})\\.\\w+$`
  return [...rules, { regex, headers: A_YEAR }]
}

export function assetsIn(folder: string): string[] {
  const assets = join(folder, 'assets')
  return existsSync(assets) ? readdirSync(assets) : []
}
