// Documents are short, and every file that they name exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const NOT_OURS = /(^|\/)node_modules$|^(dist|functions\/lib|test-results|\..+)$/
const FOLDERS: string[] = []
const FILES = filesIn('.')

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    if (NOT_OURS.test(path)) return []
    FOLDERS.push(path)
    return filesIn(path)
  })
}

const DOCUMENTS = FILES.filter((path) => /^([A-Z]+\.md|(docs|bench)\/.*\.md)$/.test(path))

/** Files made by a build, by a run, or by the person who deploys. */
const MADE = [
  ...['functions/.env.local', 'functions/.secret.local', 'functions/.env.PROJECT'],
  ...['.data/current/stripe.json', 'firebase.deploy.json', 'app.html', 'lib/index.js', 'coach-boom.json'],
  '.sbom/coach-boom.cdx.json',
]

/** First part of a folder that is named without a file. */
const ROOTS =
  /^(src|domain|data|features|components|ui|lib|app|functions|local|vite|tests|bench|docs|public)\//

/** `data/todos/todos.ts` and `todos.ts` are ends of a path; `payment/{checkout,refund}` and `src/*.ts` are several. */
function stands(name: string): boolean {
  const path = name.replace(/\/$/, '')
  return expanded(path).every((one) => {
    const end = new RegExp(`(^|/)${one.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
    return FILES.some((file) => end.test(file)) || FOLDERS.some((folder) => end.test(folder))
  })
}

function expanded(path: string): string[] {
  const [whole, alternatives] = /\{([^}]*)\}/.exec(path) ?? []
  if (whole === undefined || alternatives === undefined) return [path]
  return alternatives.split(',').flatMap((one) => expanded(path.replace(whole, one)))
}

/** Texts in backticks that look like our files, or like folders that begin with one of `ROOTS`. */
function pathsIn(text: string): string[] {
  const quoted = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, name = '']) => name,
  )
  return quoted.filter(
    (name) =>
      /^[\w.{},*-][\w.{},*/-]*$/.test(name) &&
      (/\w\.(tsx?|m?js|cjs|json|md|css|html|rules|spec)$/.test(name) || ROOTS.test(name)),
  )
}

test.each(DOCUMENTS)('%s names files that are there', (document) => {
  const names = pathsIn(readFileSync(document, 'utf8'))
  expect(names.filter((name) => !MADE.includes(name) && !stands(name))).toEqual([])
})

test.each(DOCUMENTS)('%s links to files that are there', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^):#]+)[^)]*\)/g)].map(([, to = '']) => to)
  const ours = links.filter((to) => !/^https?$/.test(to))
  expect(ours.filter((to) => !existsSync(join(dirname(document), to)))).toEqual([])
})

test('the paths of the documents are found in the text at all', () => {
  const text = 'See `src/data/gone.ts`, `local/gone/`, `npm start`, `/todos` and `text-muted`.'
  expect(pathsIn(text)).toEqual(['src/data/gone.ts', 'local/gone/'])
  expect(pathsIn(text).some(stands)).toBe(false)
  expect(stands('src/data/{sync,session}')).toBe(true)
  expect(stands('functions/src/*.ts')).toBe(true)
})

test('every command of the documents exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/npm run (?:-s )?(\w[\w:-]*)/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

const RECORDS = readdirSync('docs/decisions')

test('a record that is named is in docs/decisions', () => {
  const sources = FILES.filter((path) => /\.(tsx?|m?js|cjs|css|rules|md)$/.test(path))
  const missing = sources.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return [...text.matchAll(/\b(?:decisions?|records?)(?: record)? (\d+)/g)].flatMap(
      ([whole, number = '']) =>
        RECORDS.some((record) => record.startsWith(`${number}-`)) ? [] : [`${path}: ${whole}`],
    )
  })
  expect(missing).toEqual([])
})

test.each(RECORDS)('the record %s has its four parts in order', (record) => {
  const text = readFileSync(join('docs/decisions', record), 'utf8')
  const parts = [...text.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, title]) => title)
  expect(parts).toEqual(['Context', 'Decision', 'Refused', 'What follows'])
})
