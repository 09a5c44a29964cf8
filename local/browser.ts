import { execFileSync } from 'node:child_process'
import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from './paths'
import { SetupError } from './setup-error'

export type Browser = { executablePath: string; args: string[] }

// The headless shell draws no interface: on two cores the same flows cost far less CPU.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium for the tests: the configured one, the system's, Playwright's, else the one of the npm package. */
export function findChromium(): Promise<Browser> {
  return Promise.resolve({ executablePath: findExecutable(), args: browserArguments() })
}

function findExecutable(): string {
  const asked = process.env.CHROME_PATH
  if (asked !== undefined && asked !== '') {
    if (canRun(asked)) return asked
    throw new SetupError(`CHROME_PATH=${asked} is not a program: correct it, or remove it.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  const installed = [...onPath, ...macPaths, chromium.executablePath()].find(canRun)
  return installed ?? unpackBundled()
}

function browserArguments(): string[] {
  return [
    // Chromium's sandbox does not run as root, nor in containers without user namespaces.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ]
}

/** Unpacks once, into a temporary folder that is then renamed, so that a parallel test run never sees a partial browser. */
function unpackBundled(): string {
  const folder = join(root, 'node_modules/.cache/chromium')
  const executable = join(folder, 'run.sh')
  if (canRun(executable)) return executable
  mkdirSync(join(folder, '..'), { recursive: true })
  const fresh = mkdtempSync(`${folder}-`)
  try {
    unpackInto(fresh)
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (canRun(executable)) return executable
    throw new SetupError(
      `No browser was found, and the one from npm cannot be unpacked (${String(error)}): ` +
        'install Chromium or Chrome, or give its path in CHROME_PATH.',
    )
  }
  return executable
}

// A separate process, because the package unpacks into its own TMPDIR; it adds the libraries that a bare machine lacks (nss) only if it
// detects AWS.
function unpackInto(folder: string): void {
  const code = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()"
  execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  writeFileSync(join(folder, 'fonts/fonts.conf'), fontsConfig)
  writeFileSync(join(folder, 'run.sh'), launcher, { mode: 0o755 })
}

const launcher = `#!/bin/sh
here=$(dirname "$0")
"$here/chromium" --version >/dev/null 2>&1 || export LD_LIBRARY_PATH="$here/al2023/lib"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`

const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
