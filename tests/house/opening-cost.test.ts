// What every opening of a signed-in page loads makes no costly value at the head of a module (`src/domain/base/late.ts`).
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../local/paths'

/** Loaded before the first drawing of a page behind the login (`app/opening/opening.ts`). */
const BEGINNINGS = [
  'main.tsx',
  'app/session/signed-in-layout.tsx',
  'app/opening/first-answers.ts',
  'data/session/auth.ts',
  'data/sync/remote/remote.ts',
  'features/todos/todos-screen.tsx',
  'features/dashboard/dashboard-screen.tsx',
]
const IMPORT = /^(?:import|export)\s+(?!type\b)([^;]*?)\sfrom\s+'([^']+)'|^import '([^']+)'/gm
const COSTLY = /^(?:export )?const \w+[^\n=]*=\s*(?:\/.*\\p\{.*|new RegExp\(\s*String\.raw.*|new Intl\b.*)/gm

const source = (file: string) => readFileSync(file, 'utf8')

function importsOf(file: string): readonly string[] {
  return [...source(file).matchAll(IMPORT)].flatMap(([, names = '', from, alone]) => {
    const inBraces = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1]?.split(',') ?? ['value']
    if (inBraces.every((name) => /^\s*(?:type\s|$)/.test(name))) return []
    const to = from ?? alone ?? ''
    if (!to.startsWith('@/') && !to.startsWith('.')) return []
    const place = to.startsWith('@/') ? join(root, 'src', to.slice(2)) : join(dirname(file), to)
    return [place, `${place}.ts`, `${place}.tsx`].filter((each) => /\.tsx?$/.test(each) && existsSync(each))
  })
}

test('no module of the opening makes a pattern with Unicode properties or an Intl format while it is loaded', () => {
  const reached = new Set(BEGINNINGS.map((file) => join(root, 'src', file)))
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported)
  expect(reached.size).toBeGreaterThan(200)
  const costly = [...reached].flatMap((file) =>
    [...source(file).matchAll(COSTLY)].map(([line]) => `${file.slice(root.length + 1)}: ${line}`),
  )
  expect(costly).toEqual([])
})

test('no variant of a class has :has(), for which the browser restyles the whole page at each change', () => {
  const theme = source(join(root, 'src/ui/theme.css'))
  const variants = theme.split(/^(?=@custom-variant )/m).slice(1)
  expect(variants.length).toBeGreaterThan(1)
  expect(
    variants.map((text) => text.split(/^}|;$/m, 1)[0]).filter((text) => text?.includes(':has(')),
  ).toEqual([])
})

test('no :has() of the theme asks for what an element is not, or for any element: each inserted element would be asked', () => {
  const theme = source(join(root, 'src/ui/theme.css')).replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const asked = theme
    .split(':has(')
    .slice(1)
    .map((rest) => rest.slice(0, endOfBracket(rest)))
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((inner) => /:not\(|\*/.test(inner))).toEqual([])
})

/** Index of the bracket that closes one opened before the text. */
function endOfBracket(text: string): number {
  let depth = 1
  return Array.from(text).findIndex((character) => {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    return depth === 0
  })
}
