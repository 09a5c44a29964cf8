// Sizes, colours and shadows use the names of docs/design.md; print styles use points.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const DRIFT = [
  [
    'a size of text that is not a name',
    /\btext-\[[\d.]+(?:px|rem|pt)\]|\btext-(?:xs|sm|base|lg|[2-9]?xl)\b/g,
  ],
  [
    'a shade instead of a role',
    /\b(?:bg|text|border|fill|stroke)-(?:white|black|(?:gray|slate|stone|red|green|blue|orange|amber)-\d+)\b/g,
  ],
  ['a shadow that is not ours', /\bshadow-(?:2xs|xs|sm|md|lg|xl|2xl)\b/g],
  ['a duration that is not ours', /\bduration-(?:\d+|\[)/g],
  ['a size of drawn text that is not a name', /\bfontSize=\{?["'\d]/g],
] as const

const ON_PAPER = join('src', 'features', 'projects', 'print', 'printed-plan.tsx')

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name))
  .filter((file) => file.endsWith('.tsx') && file !== ON_PAPER)
const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }))

test.each(DRIFT)('%s', (_name, pattern) => {
  const found = sources.flatMap(({ file, source }) =>
    [...source.matchAll(pattern)].map(([drift]) => `${file}: ${drift}`),
  )
  expect(found).toEqual([])
})

test('finds them on paper, where they may be', () => {
  const source = readFileSync(ON_PAPER, 'utf8')
  expect(DRIFT.filter(([, pattern]) => source.search(pattern) >= 0).map(([name]) => name)).toEqual([
    DRIFT[0][0],
    DRIFT[1][0],
  ])
})
