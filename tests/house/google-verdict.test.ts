import { expect, test } from 'vitest'
import type { KnownDifference } from '../google/known-differences'
import { askedPattern, readResults, verdictOf } from '../google/verdict'

const known: KnownDifference[] = [
  { suite: 'rules', tests: /^lists of/, reason: 'x' },
  { suite: 'rules', tests: /slow/, isAsked: false, reason: 'x' },
  { suite: 'data', tests: /^other/, reason: 'x' },
]
const results = (entries: Record<string, boolean>) =>
  Object.entries(entries).map(([name, hasPassed]) => ({ name, hasPassed }))

test('a difference that nobody listed, and one that is none any more, are told', () => {
  const seen = results({ one: true, 'lists of a': false, 'lists of b': true, other: false })
  expect(verdictOf('rules', seen, known)).toEqual({
    alike: 2,
    known: 1,
    unlisted: ['other'],
    stale: ['lists of b'],
  })
})

test('what is not asked is left out by its name', () => {
  const pattern = new RegExp(askedPattern('rules', known) ?? '')
  expect(['a slow one', 'slow', 'a quick one', 'lists of a'].map((name) => pattern.test(name))).toEqual([
    ...[false, false, true, true],
  ])
  expect(askedPattern('data', known)).toBeNull()
})

test('a file that breaks before its tests is a result', () => {
  const test1 = { fullName: 'a', status: 'passed' }
  const file = { name: 'x.test.ts', status: 'failed', message: 'no', assertionResults: [test1] }
  expect(readResults(JSON.stringify({ testResults: [file] }))).toEqual([
    { name: 'a', hasPassed: true },
    { name: 'x.test.ts: no', hasPassed: false },
  ])
})
