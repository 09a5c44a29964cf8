import type { KnownDifference, Suite } from './known-differences'

export interface TestResult {
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'not asked'
}

export interface SuiteVerdict {
  readonly alike: number
  readonly known: number
  readonly unasked: number
  /** Different without a listed reason. */
  readonly unlisted: readonly string[]
  /** Listed, but not different any more. */
  readonly stale: readonly string[]
  /** Listed, but no test in these files has such a name. */
  readonly idle: readonly RegExp[]
}

/** Compares one suite's results with the list of known differences. */
export function verdictOf(
  suite: Suite,
  results: readonly TestResult[],
  all: readonly KnownDifference[],
): SuiteVerdict {
  const known = all.filter((one) => one.suite === suite)
  const isKnown = ({ name }: TestResult) =>
    known.some(({ tests, isAsked }) => isAsked !== false && tests.test(name))
  const those = (outcome: TestResult['outcome']) => results.filter((result) => result.outcome === outcome)
  const [passed, failed] = [those('passed'), those('failed')]
  return {
    alike: passed.length,
    known: failed.filter(isKnown).length,
    unasked: those('not asked').length,
    unlisted: failed.filter((result) => !isKnown(result)).map(({ name }) => name),
    stale: passed.filter(isKnown).map(({ name }) => name),
    idle: known.map(({ tests }) => tests).filter((tests) => !results.some(({ name }) => tests.test(name))),
  }
}

/** Reads Vitest's JSON report; a file that fails before its tests is one result. */
export function readResults(json: string): TestResult[] {
  const report = JSON.parse(json) as {
    testResults: {
      name: string
      status: string
      message: string
      assertionResults: { fullName: string; status: string }[]
    }[]
  }
  return report.testResults.flatMap(({ name, status, message, assertionResults }): TestResult[] => {
    const broke = status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
    return [
      ...assertionResults.map((test) => ({ name: test.fullName, outcome: outcomeOf(test.status) })),
      ...(broke ? [{ name: `${name}: ${message.slice(0, 300)}`, outcome: 'failed' as const }] : []),
    ]
  })
}

function outcomeOf(status: string): TestResult['outcome'] {
  return status === 'passed' || status === 'failed' ? status : 'not asked'
}

/** For Vitest's `--testNamePattern`: excludes tests that are not asked. Null: none. */
export function askedPattern(suite: Suite, known: readonly KnownDifference[]): string | null {
  const left = known.filter((one) => one.suite === suite && one.isAsked === false)
  return left.length === 0 ? null : `^(?!.*(?:${left.map(({ tests }) => tests.source).join('|')}))`
}
