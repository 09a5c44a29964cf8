import type { LocalDate } from '../../src/domain/base/time/local-date'

/** A command of the owner's machine, run as written: no shell reads it. */
export interface Step {
  readonly command: readonly [program: string, ...args: string[]]
  /** Written to the command's input. */
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
}

const firebase = (...args: string[]): Step['command'] => ['npx', 'firebase', ...args]

const DEPLOY_FILE = ['--config', 'firebase.deploy.json'] as const

const PAGES: readonly Step['command'][] = [
  ['npx', 'vite', 'build'],
  ['npx', 'tsx', 'vite/prerender/write-policy.ts'],
]

/** Builds with the keys of `.env.trial.local`; `firebase.deploy.json` is then changed by `forProject`. */
export const TRIAL_BUILD: readonly Step[] = [
  { command: ['npx', 'vite', 'build', '--mode', 'trial'] },
  { command: ['npx', 'tsx', 'vite/prerender/write-policy.ts'] },
  { command: ['npm', 'run', 'build', '-w', 'functions'] },
]

export const TRIAL_DEPLOY: Step = { command: firebase('deploy', ...DEPLOY_FILE, '--project', 'trial') }

/** The content policy of another project: its pages may call its own functions alone. */
export function forProject(config: string, region: string, from: string, to: string): string {
  const host = (project: string) => `https://${region}-${project}.cloudfunctions.net`
  return config.replaceAll(host(from), host(to))
}

export type Part = 'coach' | 'payments'

export function isPart(text: string): text is Part {
  return text === 'coach' || text === 'payments'
}

/**
 * The coach: its key becomes `off`, so that each question is refused before the provider is asked. Payments: pages without a publishable key
 * ask for no card; receipts, refunds and Stripe's calls go on.
 */
export function offSteps(project: string, parts: readonly Part[]): readonly Step[] {
  return [
    ...(parts.includes('coach')
      ? [
          {
            command: firebase(
              ...[
                'functions:secrets:set',
                'COACH_API_KEY',
                '--data-file',
                '-',
                '--force',
                '--project',
                project,
              ],
            ),
            input: 'off',
          },
          { command: ['npm', 'run', 'build', '-w', 'functions'] as const },
          { command: firebase('deploy', '--only', 'functions:coachChat', '--project', project) },
        ]
      : []),
    ...(parts.includes('payments')
      ? [
          ...PAGES.map((command) => ({ command, env: { VITE_STRIPE_PUBLISHABLE_KEY: '' } })),
          { command: firebase('deploy', ...DEPLOY_FILE, '--only', 'hosting', '--project', project) },
        ]
      : []),
  ]
}

export function exportFile(project: string, today: LocalDate): string {
  return `.exports/accounts-${project}-${today}.json`
}

export function exportStep(project: string, today: LocalDate): Step {
  return {
    command: firebase('auth:export', exportFile(project, today), '--format=json', '--project', project),
  }
}

const KEPT_DAYS = 14
const DAY_MS = 86_400_000

/** Exports of this project older than two weeks: they hold the hashes of passwords. */
export function exportsToDelete(names: readonly string[], project: string, today: LocalDate): string[] {
  return names.filter((name) => {
    const [, owner, day] = /^accounts-(.+)-(\d{4}-\d\d-\d\d)\.json$/.exec(name) ?? []
    return owner === project && day !== undefined && Date.parse(today) - Date.parse(day) > KEPT_DAYS * DAY_MS
  })
}
