// Tests the linter's rules on a small generated project with unknown feature names: one run over all cases.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const LAYERS = ['domain', 'lib', 'ui', 'data', 'components', 'features/one', 'features/two', 'app', 'unknown']

const ALLOWED = new Set([
  ...['lib > domain', 'ui > lib'],
  ...['data > domain', 'data > lib'],
  ...['components > domain', 'components > lib', 'components > ui', 'components > data'],
  ...['one', 'two'].flatMap((feature) =>
    ['domain', 'lib', 'ui', 'data', 'components'].map((layer) => `features/${feature} > ${layer}`),
  ),
  ...['domain', 'lib', 'ui', 'data', 'components', 'features/one', 'features/two'].map(
    (layer) => `app > ${layer}`,
  ),
])

const house = realpathSync(mkdtempSync(join(tmpdir(), 'fences-')))
for (const file of ['.oxlintrc.json', 'lint-rules.js']) copyFileSync(resolve(file), join(house, file))
write('package.json', '{ "type": "module" }')
write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }')
for (const layer of LAYERS) write(`src/${layer}/piece.ts`, 'export const piece = 1\n')
let count = 0

type Case = readonly [name: string, path: string, code: string, rule?: string]

/** Writes the files of the cases; `new` in a path becomes a name of its own. */
function written(cases: readonly Case[]) {
  return cases.map(([name, path, code, rule]) => {
    const file = path.replace('new', `new-${count++}`)
    write(file, code)
    return { name, file, rule }
  })
}

function write(path: string, text: string): void {
  const file = join(house, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

interface Report {
  readonly number_of_files: number
  /** `code`: `plugin(rule)`; a comment that allows nothing has none. */
  readonly diagnostics: readonly { readonly filename: string; readonly code?: string }[]
}

function lint(...args: string[]): Report {
  const oxlint = resolve('node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format', 'json', ...args], { cwd: house, encoding: 'utf8' })
  return JSON.parse(stdout) as Report
}

let report: Report

beforeAll(() => {
  report = lint()
})

afterAll(() => {
  rmSync(house, { recursive: true })
})

function rulesBroken(file: string): (string | undefined)[] {
  return report.diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)
}

const use = (specifier: string) => `import { piece } from '${specifier}'\nexport const used = piece\n`

const pairs = LAYERS.flatMap((from) => LAYERS.filter((to) => to !== from).map((to) => [from, to] as const))

test.each(
  written(pairs.map(([from, to]) => [`${from} > ${to}`, `src/${from}/new.ts`, use(`@/${to}/piece`)])),
)('$name', ({ name, file }) => {
  expect(rulesBroken(file)).toEqual(ALLOWED.has(name) ? [] : ['house(fences)'])
})

test.each(
  written([
    ['a relative path', 'src/features/one/new.tsx', use('../two/piece')],
    [
      'a type',
      'src/features/one/new.tsx',
      "import type { piece } from '@/features/two/piece'\nexport type Used = typeof piece\n",
    ],
    ['an export', 'src/features/one/new.tsx', "export { piece } from '@/features/two/piece'\n"],
    ['an export of all', 'src/features/one/new.tsx', "export * from '@/features/two/piece'\n"],
    [
      'a lazy import',
      'src/features/one/new.tsx',
      "export const used = () => import('@/features/two/piece')\n",
    ],
  ]),
)('$name does not lead around a fence', ({ file }) => {
  expect(rulesBroken(file)).toEqual(['house(fences)'])
})

function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `export const line${index} = 1\n`).join('')
}

const hook = (body: string) => `import { useEffect, useState } from 'react'
export function useOf(of: number): number {
  const [kept, set] = useState(0)
  ${body}
  return kept
}
`

describe('refused', () => {
  test.each(
    written([
      ['the stand-ins in the bundle', 'src/app/new.ts', use('../../local/piece'), 'house(fences)'],
      ['tests in the bundle', 'src/data/new.ts', use('../../tests/piece'), 'house(fences)'],
      ['another stage in a unit test', 'src/data/new.test.ts', use('../../tests/piece'), 'house(fences)'],
      ['functions in the bundle', 'src/data/new.ts', use('../../functions/src/piece'), 'house(fences)'],
      ['data on the server', 'functions/src/new.ts', use('@/data/piece'), 'house(fences)'],
      ['stand-ins on the server', 'functions/src/new.ts', use('../../local/piece'), 'house(fences)'],
      ['Firebase in a feature', 'src/features/one/new.ts', use('firebase/auth'), 'house(fences)'],
      ['Firebase in the app', 'src/app/new.ts', use('@firebase/app'), 'house(fences)'],
      ['lazy Firebase', 'src/lib/new.ts', "export const a = () => import('firebase/auth')", 'house(fences)'],
      ['a package in the domain', 'src/domain/new.ts', use('react'), 'house(fences)'],
      ['the clock in the domain', 'src/domain/new.ts', 'export const now = new Date()\n', 'house(no-clock)'],
      ['Date.now in the domain', 'src/domain/new.ts', 'export const now = Date.now()\n', 'house(no-clock)'],
      [
        'fetch in the domain',
        'src/domain/new.ts',
        "export const a = fetch('/x')\n",
        'eslint(no-restricted-globals)',
      ],
      ['a default export', 'src/app/new.ts', 'export default 1\n', 'import(no-default-export)'],
      ['an alert', 'src/app/new.ts', "window.alert('x')\n", 'eslint(no-alert)'],
      ['an image without words', 'src/ui/new.tsx', 'export const A = () => <img />\n', 'jsx-a11y(alt-text)'],
      ['a name in capitals', 'src/ui/TodoRow.ts', 'export const a = 1\n', 'unicorn(filename-case)'],
      ['a name in snakes', 'tests/flows/new_todo.spec.ts', 'export {}\n', 'unicorn(filename-case)'],
      ['more than 250 lines', 'src/ui/new.ts', lines(251), 'eslint(max-lines)'],
      ['a test of more than 450 lines', 'tests/flows/new.spec.ts', lines(451), 'eslint(max-lines)'],
      ['a focused test', 'tests/new.ts', "test.only('a', () => 1)\n", 'house(no-focused-tests)'],
      [
        'a focused group',
        'tests/flows/new.spec.ts',
        "test.describe.only('a', () => {})\n",
        'house(no-focused-tests)',
      ],
      [
        'a spread literal',
        'src/lib/new.ts',
        'export const a = { ...{ b: 1 }, c: 2 }\n',
        'house(no-spread-literal)',
      ],
      [
        'a spread literal in JSX',
        'src/ui/new.tsx',
        'export const A = () => <a {...{ href: "/" }}>x</a>\n',
        'house(no-spread-literal)',
      ],
      ['an index', 'src/ui/new/index.ts', 'export const a = 1\n', 'house(fences)'],
      ['a cycle', 'src/ui/circle.ts', "export { a } from '@/ui/circle-back'\n", 'import(no-cycle)'],
      [
        'its way back',
        'src/ui/circle-back.ts',
        "export * from './circle'\nexport const a = 1\n",
        'import(no-cycle)',
      ],
      ['an unknown global', 'vite/new.js', 'unknown()\n', 'eslint(no-undef)'],
      [
        'a field that takes the focus',
        'src/ui/new.tsx',
        'export const A = () => <input autoFocus />\n',
        'jsx-a11y(no-autofocus)',
      ],
      [
        'an effect without its dependency',
        'src/ui/new.tsx',
        hook('useEffect(() => set(of), [])'),
        'react-hooks(exhaustive-deps)',
      ],
      [
        'a state set in an effect',
        'src/ui/new.tsx',
        hook('useEffect(() => set(of), [of])'),
        'react(set-state-in-effect)',
      ],
      [
        'a disabling comment without a finding',
        'src/ui/new.ts',
        '// oxlint-disable-next-line no-alert\nexport const a = 1\n',
      ],
    ]),
  )('$name', ({ file, rule }) => {
    expect(rulesBroken(file)).toContain(rule)
  })
})

describe('welcome', () => {
  test.each(
    written([
      ['Firebase in data', 'src/data/new.ts', use('firebase/auth')],
      ['the domain on the server', 'functions/src/new.ts', use('@/domain/piece')],
      ['stand-ins in tests', 'tests/new.ts', use('../local/piece')],
      ["tests' supports in a unit test", 'src/data/new.test.tsx', use('../../tests/support/piece')],
      ['vitest in a domain test', 'src/domain/new.test.ts', use('vitest')],
      ['a moment in the domain', 'src/domain/new.ts', 'export const start = new Date(0)\n'],
      ['the default export of a tool', 'vite.config.ts', 'export default {}\n'],
      ['a kind of file behind dots', 'tests/flows/new-todo.alone.spec.ts', 'export {}\n'],
      ['250 lines and their comments', 'src/ui/new.ts', `// A comment.\n\n${lines(250)}`],
      ['a test of 450 lines', 'src/ui/new.test.ts', lines(450)],
    ]),
  )('$name', ({ file }) => {
    expect(rulesBroken(file)).toEqual([])
  })
})

test('every file is linted', () => {
  expect(report.number_of_files).toBe(count + LAYERS.length + 1)
})

test('the type-aware lint rules report their faults', () => {
  write(
    'src/data/typed.ts',
    `import { Piece } from './piece'
export const piece: Piece | any = 1
const load = () => Promise.resolve(true)
export function start(): void {
  load()
  if (load()) addEventListener('focus', load)
}
`,
  )
  const codes = lint('--type-aware', 'src/data/typed.ts').diagnostics.map(({ code }) => code)
  for (const rule of [
    'no-explicit-any',
    'consistent-type-imports',
    'no-floating-promises',
    'no-misused-promises',
  ])
    expect(codes).toContain(`typescript(${rule})`)
})
