import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ReportKind } from './read-report'

export interface Stage {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Test stages count their tests; the others count as one. */
  readonly report?: { readonly kind: ReportKind; readonly file: string }
  /** After this limit the stage is ended as failed. */
  readonly minutes: number
}

const REPORTS = '.tmp/reports'

// Longest first: two stages run at the same time.
export const CHECK_STAGES: readonly Stage[] = [
  { name: 'types', command: ['tsc', '-b'], minutes: 10 },
  vitestStage('unit', 20),
  // The page control reads 1,280 pages, each in twelve ways of writing.
  vitestStage('control', 20),
  // 2,000 stories of the engine; `npm run test:storm` runs 100,000.
  vitestStage('sync', 10),
  { name: 'lint', command: ['oxlint', '--type-aware'], minutes: 10 },
  { name: 'format', command: ['oxfmt', '--check'], minutes: 10 },
  // Without a network the check prints a note and passes.
  { name: 'vulnerabilities', command: ['tsx', 'local/licences/check-vulnerabilities.ts'], minutes: 2 },
  { name: 'deadcode', command: ['knip', '--no-config-hints'], minutes: 10 },
]

/**
 * Each stage starts its own local stack on its own ports. The flows are the longest and take a whole lane; the stages in the
 * other lane mostly wait for timers and the start of Google's emulators.
 */
export const STACK_STAGES: readonly Stage[] = [
  flowStage('flows'),
  // Without Google's emulators on this machine the stage prints a note and passes.
  { name: 'google', command: ['tsx', 'tests/google/run.ts', '--short'], minutes: 40 },
  vitestStage('functions', 20),
  vitestStage('data', 10),
  vitestStage('rules', 10),
]

/** After the others: three browsers at once draw on the processor, and beside the flows a press took longer than a person waits. */
export const LAST_STAGES: readonly Stage[] = [vitestStage('engines', 40)]

/** Desktop, phone, then the flows that change the shared stack, with one build and one stack. */
function flowStage(name: string): Stage {
  return {
    name,
    command: ['playwright', 'test', '-c', 'tests/flows/playwright.config.ts', '--reporter=dot,json'],
    report: { kind: 'playwright', file: join(REPORTS, `${name}.json`) },
    minutes: 60,
  }
}

function vitestStage(name: string, minutes: number): Stage {
  const file = join(REPORTS, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projectsOf(name).flatMap((project) => ['--project', project]),
      ...reporters,
    ],
    report: { kind: 'vitest', file },
    minutes,
  }
}

function projectsOf(stage: string): readonly string[] {
  if (stage === 'unit') return ['unit', 'unit-browser', 'unit-data', 'unit-alone']
  return [stage === 'control' ? 'unit-control' : stage]
}

export function prepareReports(): void {
  mkdirSync(REPORTS, { recursive: true })
}
