// Tests the linter's import fences on a small generated project with unknown feature names.
import { ESLint, type Linter } from 'eslint'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
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
let eslint: ESLint

beforeAll(async () => {
  const sources = LAYERS.map((layer) => `src/${layer}/piece.ts`)
  const others = ['functions/src', 'local', 'tests', 'tests/support', 'bench'].map((at) => `${at}/piece.ts`)
  for (const file of [...sources, ...others]) write(file, 'export const piece = 1\n')
  write('tsconfig.json', '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }')
  const file = pathToFileURL(resolve('eslint.config.js')).href
  const { configOf } = (await import(file)) as { configOf: (root: string) => Linter.Config[] }
  eslint = new ESLint({
    cwd: house,
    overrideConfigFile: true,
    baseConfig: configOf(house),
  })
})

afterAll(() => {
  rmSync(house, { recursive: true })
})

function write(path: string, text: string): void {
  const file = join(house, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

async function rulesBroken(path: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: join(house, path) })
  return result?.messages.map((message) => message.ruleId) ?? ['not linted']
}

const pairs = LAYERS.flatMap((from) => LAYERS.filter((to) => to !== from).map((to) => [from, to] as const))

test.each(pairs)('%s importing %s', async (from, to) => {
  const code = `import { piece } from '@/${to}/piece'\nexport const used = piece\n`
  const broken = await rulesBroken(`src/${from}/new.ts`, code)
  if (ALLOWED.has(`${from} > ${to}`)) expect(broken).toEqual([])
  else expect(broken).toContain('import-x/no-restricted-paths')
})

describe('around a fence', () => {
  test.each([
    ['a relative path', "import { piece } from '../two/piece'\nexport const used = piece\n"],
    ['a type', "import type { piece } from '@/features/two/piece'\nexport type Used = typeof piece\n"],
    ['an export', "export { piece } from '@/features/two/piece'\n"],
    ['a lazy import', "export const used = () => import('@/features/two/piece')\n"],
  ])('%s does not lead', async (_, code) => {
    expect(await rulesBroken('src/features/one/new.tsx', code)).toEqual(['import-x/no-restricted-paths'])
  })
})

const use = (specifier: string) => `import { piece } from '${specifier}'\nexport const used = piece\n`

function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `export const line${index} = 1\n`).join('')
}

describe('refused', () => {
  test.each([
    [
      'the stand-ins in the bundle',
      'src/app/new.ts',
      use('../../local/piece'),
      'import-x/no-restricted-paths',
    ],
    ['tests in the bundle', 'src/data/new.ts', use('../../tests/piece'), 'import-x/no-restricted-paths'],
    [
      'another stage in a unit test',
      'src/data/new.test.ts',
      use('../../tests/piece'),
      'import-x/no-restricted-paths',
    ],
    [
      'functions in the bundle',
      'src/data/new.ts',
      use('../../functions/src/piece'),
      'import-x/no-restricted-paths',
    ],
    ['data on the server', 'functions/src/new.ts', use('@/data/piece'), 'import-x/no-restricted-paths'],
    [
      'stand-ins on the server',
      'functions/src/new.ts',
      use('../../local/piece'),
      'import-x/no-restricted-paths',
    ],
    ['Firebase in a feature', 'src/features/one/new.ts', use('firebase/auth'), 'no-restricted-imports'],
    ['Firebase in the app', 'src/app/new.ts', use('@firebase/app'), 'no-restricted-imports'],
    [
      'lazy Firebase',
      'src/lib/new.ts',
      "export const a = () => import('firebase/auth')",
      'no-restricted-syntax',
    ],
    ['a package in the domain', 'src/domain/new.ts', use('react'), 'no-restricted-imports'],
    [
      'the clock in the domain',
      'src/domain/new.ts',
      'export const now = new Date()\n',
      'no-restricted-syntax',
    ],
    [
      'Date.now in the domain',
      'src/domain/new.ts',
      'export const now = Date.now()\n',
      'no-restricted-syntax',
    ],
    ['fetch in the domain', 'src/domain/new.ts', "export const a = fetch('/x')\n", 'no-restricted-globals'],
    ['a default export', 'src/app/new.ts', 'export default 1\n', 'import-x/no-default-export'],
    ['an alert', 'src/app/new.ts', "window.alert('x')\n", 'no-alert'],
    ['an image without words', 'src/ui/new.tsx', 'export const A = () => <img />\n', 'jsx-a11y-x/alt-text'],
    [
      'a name in capitals',
      'src/ui/TodoRow.ts',
      'export const a = 1\n',
      'check-file/filename-naming-convention',
    ],
    [
      'a name in snakes',
      'tests/flows/new_todo.spec.ts',
      'export {}\n',
      'check-file/filename-naming-convention',
    ],
    ['more than 250 lines', 'src/ui/new.ts', lines(251), 'max-lines'],
    ['a test of more than 450 lines', 'tests/flows/new.spec.ts', lines(451), 'max-lines'],
    ['a focused test', 'tests/new.ts', "test.only('a', () => 1)\n", 'no-restricted-syntax'],
  ])('%s', async (_, path, code, rule) => {
    expect(await rulesBroken(path, code)).toContain(rule)
  })
})

describe('welcome', () => {
  test.each([
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
  ])('%s', async (_, path, code) => {
    expect(await rulesBroken(path, code)).toEqual([])
  })
})

test.each([
  ['src/ui/new.tsx', 'react-hooks/exhaustive-deps'],
  ['src/ui/new.tsx', 'jsx-a11y-x/no-autofocus'],
])('%s is linted with %s', async (path, rule) => {
  const config = (await new ESLint().calculateConfigForFile(path)) as Linter.Config
  expect(config.rules?.[rule]).toEqual(expect.arrayContaining([expect.toBeOneOf([1, 2])]))
})

test('the rules that read types find what they are there for', () => {
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
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/oxlint'),
    ['--type-aware', '--config', resolve('.oxlintrc.json'), '--format', 'unix', 'src/data/typed.ts'],
    { cwd: house, encoding: 'utf8' },
  )
  const rules = ['no-explicit-any', 'consistent-type-imports', 'no-floating-promises', 'no-misused-promises']
  for (const rule of rules) expect(stdout).toContain(`(${rule})`)
})
