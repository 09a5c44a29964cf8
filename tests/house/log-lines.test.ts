// docs/operate.md explains the log lines to the owner: every line is described, and every described line exists.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'functions/src'
const AREAS = 'coach|payment|account|contact|mail|trial|browser'
/** First token of a log line in our source. */
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
  // The code composes `AREA.refused` and `AREA.unexpected`.
  const made = (line: string | undefined) => /\.(refused|unexpected)$/.test(line ?? '')
  expect([...described].filter((line) => !written.has(line) && !made(line))).toEqual([])
})
