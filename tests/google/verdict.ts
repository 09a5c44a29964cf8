import type { KnownDifference, Suite } from './known-differences'

export interface TestResult {
  readonly name: string
  readonly hasPassed: boolean
}

export interface SuiteVerdict {
  readonly alike: number
  readonly known: number
  /** Differs, and nobody has said why. */
  readonly unlisted: readonly string[]
  /** Listed, and does not differ any more. */
  readonly stale: readonly string[]
}

/** Holds what one suite saw against the list of known differences. */
export function verdictOf(
  suite: Suite,
  results: readonly TestResult[],
  known: readonly KnownDifference[],
): SuiteVerdict {
  const listed = known.filter((one) => one.suite === suite && one.isAsked !== false)
  const isListed = ({ name }: TestResult) => listed.some(({ tests }) => tests.test(name))
  const differing = results.filter(({ hasPassed }) => !hasPassed)
  return {
    alike: results.length - differing.length,
    known: differing.filter(isListed).length,
    unlisted: differing.filter((result) => !isListed(result)).map(({ name }) => name),
    stale: results.filter((result) => result.hasPassed && isListed(result)).map(({ name }) => name),
  }
}

/** What Vitest's JSON reporter writes; a file that breaks before its tests is a result of its own. */
export function readResults(json: string): TestResult[] {
  const report = JSON.parse(json) as {
    testResults: {
      name: string
      status: string
      message: string
      assertionResults: { fullName: string; status: string }[]
    }[]
  }
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const ran = assertionResults.filter((test) => test.status === 'passed' || test.status === 'failed')
    const broke = status === 'failed' && ran.every((test) => test.status === 'passed')
    return [
      ...ran.map((test) => ({ name: test.fullName, hasPassed: test.status === 'passed' })),
      ...(broke ? [{ name: `${name}: ${message.slice(0, 300)}`, hasPassed: false }] : []),
    ]
  })
}

/** For Vitest's `--testNamePattern`: everything but what is not asked. */
export function askedPattern(suite: Suite, known: readonly KnownDifference[]): string | null {
  const left = known.filter((one) => one.suite === suite && one.isAsked === false)
  return left.length === 0
    ? null
    : `^(?!${left.map(({ tests }) => `(?:.*${tests.source.replace(/^\^/, '')})`).join('|')})`
}
