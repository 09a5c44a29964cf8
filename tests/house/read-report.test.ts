import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readReport } from './read-report'
import { runStage } from './run-stage'

const folder = mkdtempSync(join(tmpdir(), 'stages-'))

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const vitest = (passed: number, failed: number, files: unknown[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
})

describe('reports', () => {
  test.each([
    ['vitest', vitest(3, 1), { passed: 3, failed: 1, skipped: 2 }],
    [
      'vitest',
      vitest(3, 0, [{ status: 'failed', assertionResults: [] }]),
      { passed: 3, failed: 1, skipped: 2 },
    ],
    [
      'vitest',
      vitest(3, 1, [
        {
          status: 'failed',
          assertionResults: [
            { status: 'failed', fullName: 'never', failureMessages: ['Error: gone\n    at'] },
          ],
        },
      ]),
      { passed: 3, failed: 1, skipped: 2, failedTests: ['never: Error: gone'] },
    ],
    [
      'playwright',
      {
        stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 },
        errors: [],
        suites: [
          {
            specs: [
              {
                title: 'one',
                tests: [
                  { status: 'flaky', results: [{ error: { message: '\u001B[31mno row\u001B[39m\nat' } }] },
                ],
              },
              { title: 'two', tests: [{ status: 'expected' }] },
              {
                title: 'four',
                tests: [{ status: 'unexpected', results: [{ error: { message: 'no list' } }] }],
              },
            ],
            suites: [{ specs: [{ title: 'three', tests: [{ status: 'flaky', results: [] }] }] }],
          },
        ],
      },
      {
        passed: 6,
        failed: 1,
        skipped: 3,
        secondTries: ['one: no row', 'three: '],
        failedTests: ['four: no list'],
      },
    ],
    [
      'vitest',
      vitest(3, 0, [
        {
          status: 'passed',
          assertionResults: [
            { status: 'passed', fullName: 'twice', failureMessages: ['Error: late\n    at'] },
            { status: 'passed', fullName: 'once', failureMessages: [] },
          ],
        },
      ]),
      { passed: 3, failed: 0, skipped: 2, secondTries: ['twice: Error: late'] },
    ],
    [
      'playwright',
      { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'no stack' }] },
      { passed: 0, failed: 1, skipped: 0 },
    ],
    ['vitest', { stats: {} }, null],
    ['playwright', [], null],
  ] as const)('%s %j', (kind, report, counts) => {
    expect(readReport(kind, JSON.stringify(report))).toEqual(counts)
  })

  test('half a report is rejected', () => {
    expect(readReport('vitest', '{"numPassedTests": 3')).toBeNull()
  })
})

describe('stages', () => {
  // Like vitest: writes a report and exits with a code.
  const tool = (report: unknown, code: number) => {
    const script = join(folder, 'tool.cjs')
    const file = join(folder, 'report.json')
    const write =
      report === undefined
        ? ''
        : `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))});`
    writeFileSync(script, `${write} console.log('said'); process.exit(${code})`)
    return {
      name: 'tool',
      command: ['node', script] as const,
      report: { kind: 'vitest' as const, file },
      minutes: 1,
    }
  }

  test.each([
    ['that passes', vitest(3, 0), 0, { passed: 3, failed: 0 }],
    ['with failures', vitest(3, 2), 1, { passed: 3, failed: 2 }],
    ['that ends badly after its tests passed', vitest(3, 0), 1, { passed: 3, failed: 1 }],
    ['that ran nothing', vitest(0, 0), 0, { passed: 0, failed: 1 }],
    ['without a report', undefined, 0, { passed: 0, failed: 1 }],
  ])('a tool %s', async (_, report, code, counts) => {
    expect(await runStage(tool(report, code))).toMatchObject({ ...counts, output: 'said\n' })
  })

  test('a report of the last run is not counted again', async () => {
    await runStage(tool(vitest(3, 0), 0))
    expect(await runStage(tool(undefined, 0))).toMatchObject({ passed: 0, failed: 1 })
  })

  test('a check counts as one, and a missing program as its failure', async () => {
    const check = (command: readonly [string, ...string[]]) =>
      runStage({ name: 'check', command, minutes: 1 })
    expect(await check(['node', '-e', '0'])).toMatchObject({ passed: 1, failed: 0 })
    expect(await check(['node', '-e', 'process.exit(3)'])).toMatchObject({ passed: 0, failed: 1 })
    expect(await check(['no-such-program'])).toMatchObject({ passed: 0, failed: 1 })
  })

  test('a stage that hangs is ended, with the children that hold its output', async () => {
    const hang =
      "require('child_process').spawn('sleep', ['60'], { stdio: 'inherit' }); setInterval(() => 1, 1000)"
    const result = await runStage({ name: 'hang', command: ['node', '-e', hang], minutes: 0.01 })
    expect(result).toMatchObject({ passed: 0, failed: 1 })
    expect(result.output).toContain('Ended after')
    expect(result.seconds).toBeLessThan(30)
  })
})
