import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

interface HeaderRule {
  readonly source?: string
  readonly regex?: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

const A_YEAR = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]

/**
 * The rules of firebase.json, and one that caches this build's files for a year, by name: Hosting's rules match the URL only, so a pattern
 * would also cache a 404 for a year.
 */
export function withKeptAssets<Rule extends HeaderRule>(
  rules: readonly Rule[],
  names: readonly string[],
): (Rule | HeaderRule)[] {
  if (names.length === 0) return [...rules]
  const literal = (name: string) => name.replace(/[.+*?^${}()|[\]\\]/g, '\\$&')
  const regex = `^/assets/(?:${[...names].sort().map(literal).join('|')})$`
  return [...rules, { regex, headers: A_YEAR }]
}

export function assetsIn(folder: string): string[] {
  const assets = join(folder, 'assets')
  return existsSync(assets) ? readdirSync(assets) : []
}
