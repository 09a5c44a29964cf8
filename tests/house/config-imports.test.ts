import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../local/paths'

const IMPORT = /^import (?!type\b)[^'"]*['"](\.[^'"]+)['"]/gm

/** Imports without an extension in a file and, recursively, in its imports. */
function withoutExtension(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const found = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, path = '']) => path)
  return found.flatMap((path) =>
    path.endsWith('.ts')
      ? withoutExtension(join(dirname(file), path), seen)
      : [`${file} imports ${path}`, ...withoutExtension(`${join(dirname(file), path)}.ts`, seen)],
  )
}

// Vite warns about each such import, and a later version will not resolve it.
test.each(['vite.config.ts', 'vitest.config.ts'])(
  'relative imports of %s are written with their extension',
  (config) => {
    expect(withoutExtension(config)).toEqual([])
  },
)
