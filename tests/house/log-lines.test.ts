// The owner looks up in docs/operate.md what a line of the log means: each is named there, and none that is gone.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'functions/src'
const AREAS = 'coach|payment|account|contact|mail|trial|browser'
/** The first word of a line, as it stands in a text of ours. */
const WRITTEN = new RegExp(`['\`]((?:${AREAS})\\.[a-z-]+)[ '\`]`, 'g')
const DESCRIBED = new RegExp(`\`((?:${AREAS})\\.[a-z-]+)`, 'g')

const written = new Set(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) =>
      [...readFileSync(join(FOLDER, name), 'utf8').matchAll(WRITTEN)].map(([, line]) => line),
    ),
)
const described = new Set(
  [...readFileSync('docs/operate.md', 'utf8').matchAll(DESCRIBED)].map(([, line]) => line),
)

test('every line that the functions write is described', () => {
  expect(written.size).toBeGreaterThan(25)
  expect([...written].filter((line) => !described.has(line))).toEqual([])
})

test('every line that is described is written', () => {
  // `AREA.refused` and `AREA.unexpected` are made of the area.
  const made = (line: string | undefined) => /\.(refused|unexpected)$/.test(line ?? '')
  expect([...described].filter((line) => !written.has(line) && !made(line))).toEqual([])
})
