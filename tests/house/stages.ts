import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ReportKind } from './read-report'

export interface Stage {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Test stages count their tests; the others count as one. */
  readonly report?: { readonly kind: ReportKind; readonly file: string }
  /** Past it the stage hangs: it is ended and has failed. */
  readonly minutes: number
}

const REPORTS = '.tmp/reports'

// The longest first: two run at the same time.
export const CHECK_STAGES: readonly Stage[] = [
  {
    name: 'lint',
    // The cache knows a file by its own text, and the rules read types across files: a fresh clone, without a cache,
    // has the last word.
    command: [
      // V8's small nursery costs it a sixth of its time.
      ...(['node', '--max-semi-space-size=128', 'node_modules/eslint/bin/eslint.js'] as const),
      '.',
      ...['--max-warnings', '0'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'],
    ],
    minutes: 10,
  },
  // TypeScript 7 beside 6, whose interface ESLint and knip load: 17 s of processor, where 6 takes 38 s for one of the three projects.
  { name: 'types', command: ['node', 'node_modules/typescript-7/bin/tsc', '-b'], minutes: 10 },
  vitestStage('unit', 10),
  // 2,000 stories of the engine; `npm run test:storm` tells 100,000.
  vitestStage('sync', 10),
  { name: 'format', command: ['prettier', '--check', '--cache', '--log-level', 'warn', '.'], minutes: 10 },
  // Without a network it says that nobody could be asked, and has passed.
  { name: 'vulnerabilities', command: ['tsx', 'local/licences/check-vulnerabilities.ts'], minutes: 2 },
  { name: 'deadcode', command: ['knip', '--no-config-hints'], minutes: 10 },
]

/**
 * Each brings its own local stack, on ports of its own. The flows are the longest and take one lane whole; what runs beside
 * them in the other mostly waits: for timers, other engines' drivers, the start of Google's emulators.
 */
export const STACK_STAGES: readonly Stage[] = [
  flowStage('flows'),
  vitestStage('engines', 20),
  // Where Google's emulators are not on the machine, it says so in a line and has passed.
  { name: 'google', command: ['tsx', 'tests/google/run.ts', '--short'], minutes: 40 },
  vitestStage('functions', 10),
  vitestStage('data', 10),
  vitestStage('rules', 10),
]

/** Desktop, phone and, when nobody else runs, what changes the stack for everybody: one build, one stack. */
function flowStage(name: string): Stage {
  return {
    name,
    command: ['playwright', 'test', '-c', 'tests/flows/playwright.config.ts', '--reporter=dot,json'],
    report: { kind: 'playwright', file: join(REPORTS, `${name}.json`) },
    minutes: 30,
  }
}

function vitestStage(name: string, minutes: number): Stage {
  const file = join(REPORTS, `${name}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    // `unit` has a second project, `unit-browser`.
    command: ['vitest', 'run', '--project', name === 'unit' ? 'unit*' : name, ...reporters],
    report: { kind: 'vitest', file },
    minutes,
  }
}

export function prepareReports(): void {
  mkdirSync(REPORTS, { recursive: true })
}
