import { stripVTControlCharacters } from 'node:util'
import { readFields, readInteger, readList, readText, type Fields } from '@/domain/base/read-field'

export type ReportKind = 'vitest' | 'playwright'

export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Tests that failed and then passed in a retry, which only CI does, each with its first error. They count as passed. */
  readonly secondTries?: readonly string[]
  /** Tests that failed, each with its first error: a log of CI is cut in its middle. */
  readonly failedTests?: readonly string[]
}

/** Counts of a JSON report; null: not a report of that kind. */
export function readReport(kind: ReportKind, json: string): TestCounts | null {
  const report = parseJson(json)
  if (!report) return null
  return kind === 'vitest' ? readVitest(report) : readPlaywright(report)
}

function readVitest(report: Fields): TestCounts | null {
  if (!Array.isArray(report['testResults'])) return null
  // A file that fails before its first test counts as one failure.
  const brokenFiles = readList(report['testResults']).filter((file) => {
    const fields = readFields(file)
    const broken = readText(fields?.['status']) === 'failed'
    return (
      broken &&
      !readList(fields?.['assertionResults']).some(
        (test) => readText(readFields(test)?.['status']) === 'failed',
      )
    )
  })
  const withErrors = (status: string) =>
    readList(report['testResults']).flatMap((file) =>
      readList(readFields(file)?.['assertionResults']).flatMap((test) => {
        const fields = readFields(test)
        const [error] = readList(fields?.['failureMessages'])
        const isOne = readText(fields?.['status']) === status && error !== undefined
        return isOne ? [withError(readText(fields?.['fullName']), error)] : []
      }),
    )
  return {
    ...ifAny('secondTries', withErrors('passed')),
    ...ifAny('failedTests', withErrors('failed')),
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + brokenFiles.length,
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
  }
}

function readPlaywright(report: Fields): TestCounts | null {
  const stats = readFields(report['stats'])
  if (!stats) return null
  return {
    ...ifAny('secondTries', testsThat('flaky', report)),
    ...ifAny('failedTests', testsThat('unexpected', report)),
    passed: count(stats, 'expected') + count(stats, 'flaky'),
    failed: count(stats, 'unexpected') + readList(report['errors']).length,
    skipped: count(stats, 'skipped'),
  }
}

/** Suites are nested: `specs` contains the tests of a suite, each with its runs. */
function testsThat(status: 'flaky' | 'unexpected', suite: Fields): string[] {
  const own = readList(suite['specs']).flatMap((spec) => {
    const fields = readFields(spec)
    const found = readList(fields?.['tests'])
      .map(readFields)
      .find((test) => readText(test?.['status']) === status)
    if (!found) return []
    const [firstTry] = readList(found['results'])
    const error = readFields(readFields(firstTry)?.['error'])?.['message']
    return [withError(readText(fields?.['title']), error)]
  })
  return [...own, ...readList(suite['suites']).flatMap((inner) => testsThat(status, readFields(inner) ?? {}))]
}

/** The test's name and the first line of what failed. */
function withError(name: string, error: unknown): string {
  const [line = ''] = stripVTControlCharacters(readText(error)).split('\n')
  return `${name}: ${line}`
}

function ifAny(key: 'secondTries' | 'failedTests', tests: readonly string[]) {
  return tests.length > 0 ? { [key]: tests } : {}
}

function count(fields: Fields, key: string): number {
  return readInteger(fields[key], 0, Number.MAX_SAFE_INTEGER, 0)
}

function parseJson(json: string): Fields | null {
  try {
    return readFields(JSON.parse(json))
  } catch {
    return null
  }
}
