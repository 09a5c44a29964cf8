import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface InlineHashes {
  readonly script: readonly string[]
  readonly style: readonly string[]
}

export function inlineHashesOf(pages: readonly string[]): InlineHashes {
  const hashes = (pattern: RegExp) =>
    [
      ...new Set(pages.flatMap((html) => Array.from(html.matchAll(pattern), ([, text = '']) => hash(text)))),
    ].sort()
  return {
    script: hashes(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    style: hashes(/<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}

export function pagesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Replaces the hashes of a policy, also inside a longer text such as firebase.json. */
export function withHashes(policy: string, { script, style }: InlineHashes): string {
  return policy
    .replace(/ 'sha256-[\w+/=]+'/g, '')
    .replace("script-src 'self'", ["script-src 'self'", ...script].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...style].join(' '))
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
