import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../local/paths'
import { SetupError } from '../../local/setup-error'

/** The fields that we read; Lighthouse's own types are only installed with the benchmark. */
export type Lighthouse = (url: string, flags: Flags) => Promise<{ readonly lhr: Result } | undefined>

export interface Flags {
  readonly port?: number
  readonly output?: 'json'
  readonly logLevel?: 'error'
  readonly throttlingMethod?: 'simulate' | 'devtools'
  readonly onlyAudits?: string[]
  readonly onlyCategories?: string[]
}

export interface Result {
  readonly finalDisplayedUrl: string
  readonly runtimeError?: { readonly code: string; readonly message: string }
  readonly audits: Partial<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
  readonly categories: Partial<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
    >
  >
}

const FOLDER = join(root, 'bench')
const HOME = join(FOLDER, 'node_modules/lighthouse')

/** Installs Lighthouse from its own lock file: `npm ci` at the root need not install its more than 100 packages. */
export function installLighthouse(): void {
  const { dependencies } = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as {
    dependencies: { lighthouse: string }
  }
  if (installedVersion() === dependencies.lighthouse) return
  process.stderr.write(
    `fetching Lighthouse ${dependencies.lighthouse} into bench/node_modules, this once ...\n`,
  )
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: FOLDER,
    stdio: ['ignore', 2, 2],
  })
  if (status === 0) return
  throw new SetupError(
    'Lighthouse could not be fetched, and the part « pages » needs it: connect this machine to the network, ' +
      'or name the parts to run (bench/README.md lists them).',
  )
}

export async function loadLighthouse(): Promise<Lighthouse> {
  const entry = pathToFileURL(join(HOME, 'core/index.js')).href
  return ((await import(entry)) as { default: Lighthouse }).default
}

function installedVersion(): string | null {
  try {
    return (JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')) as { version: string }).version
  } catch {
    return null
  }
}
