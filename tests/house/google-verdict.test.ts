import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { KnownDifference } from '../google/known-differences'
import { LEFT_OUT, SHORT_FORM } from '../google/short-form'
import { askedPattern, readResults, verdictOf, type TestResult } from '../google/verdict'

const known: KnownDifference[] = [
  { suite: 'rules', tests: /^lists of/, reason: 'x' },
  { suite: 'rules', tests: /slow|^costly/, isAsked: false, reason: 'x' },
  { suite: 'rules', tests: /^renamed/, reason: 'x' },
  { suite: 'data', tests: /^other/, reason: 'x' },
]
const results = (entries: Record<string, TestResult['outcome']>) =>
  Object.entries(entries).map(([name, outcome]) => ({ name, outcome }))

test('an unlisted difference, one that is gone, and one without a test are told', () => {
  const seen = results({
    one: 'passed',
    'lists of a': 'failed',
    'lists of b': 'passed',
    other: 'failed',
    'a slow one': 'not asked',
  })
  expect(verdictOf('rules', seen, known)).toEqual({
    alike: 2,
    known: 1,
    unasked: 1,
    unlisted: ['other'],
    stale: ['lists of b'],
    idle: [/^renamed/],
  })
})

test('a test that is not asked is left out by its name', () => {
  const pattern = new RegExp(askedPattern('rules', known) ?? '')
  const names = ['a slow one', 'slow', 'costly', 'a quick one', 'a costly one', 'lists of a']
  expect(names.filter((name) => pattern.test(name))).toEqual(['a quick one', 'a costly one', 'lists of a'])
  expect(askedPattern('data', known)).toBeNull()
})

test('a file that breaks before its tests is a result', () => {
  const tests = [
    { fullName: 'a', status: 'passed' },
    { fullName: 'b', status: 'skipped' },
  ]
  const file = { name: 'x.test.ts', status: 'failed', message: 'no', assertionResults: tests }
  expect(readResults(JSON.stringify({ testResults: [file] }))).toEqual([
    { name: 'a', outcome: 'passed' },
    { name: 'b', outcome: 'not asked' },
    { name: 'x.test.ts: no', outcome: 'failed' },
  ])
})

test('every test file of the functions is in the short form, or left out with a reason', () => {
  const files = readdirSync('tests/functions', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.startsWith('payment-simulation'))
    .map((path) => basename(path, '.test.ts'))
  expect([...SHORT_FORM.functions, ...Object.keys(LEFT_OUT)].sort()).toEqual(files.sort())
})
