import { readFields, readInteger, readList, readText, type Fields } from '@/domain/base/read-field'

export type ReportKind = 'vitest' | 'playwright'

export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The counts of a JSON report, or null when it is no report of that kind. */
export function readReport(kind: ReportKind, json: string): TestCounts | null {
  const report = parseJson(json)
  if (!report) return null
  return kind === 'vitest' ? readVitest(report) : readPlaywright(report)
}

function readVitest(report: Fields): TestCounts | null {
  if (!Array.isArray(report['testResults'])) return null
  // A file that breaks before its first test has failed, though it counts no test.
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
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + brokenFiles.length,
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
  }
}

function readPlaywright(report: Fields): TestCounts | null {
  const stats = readFields(report['stats'])
  if (!stats) return null
  return {
    passed: count(stats, 'expected'),
    // A test that needed a second try has failed once: that is what a person would have seen.
    failed: count(stats, 'unexpected') + count(stats, 'flaky') + readList(report['errors']).length,
    skipped: count(stats, 'skipped'),
  }
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
