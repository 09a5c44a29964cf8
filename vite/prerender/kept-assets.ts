import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

interface HeaderRule {
  readonly source?: string
  readonly regex?: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

const A_YEAR = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]

/**
 * The rules of firebase.json, and one more that keeps the files of this build for a year, by their names: Hosting's
 * rules look at the address alone, so that a pattern would keep a 404 for a year too.
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

/** What lies in the folder that Vite gives hashed names in. */
export function assetsIn(folder: string): string[] {
  const assets = join(folder, 'assets')
  return existsSync(assets) ? readdirSync(assets) : []
}
