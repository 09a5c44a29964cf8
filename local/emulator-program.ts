import { chmodSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { spawnSync } from 'node:child_process'
import { SetupError } from './setup-error'

export type EmulatorProgram = { kind: 'fireemu' | 'firebase-tools'; command: string; args: string[] }

const fireemuVersion = '0.7.1'
const firebaseToolsVersion = '15.34.2'
const neededJava = 21

/**
 * The emulator that this machine can run: the binary that npm installed, else the launcher of the same
 * version, else Firebase's own suite where Java is there.
 */
export function findEmulatorProgram(): EmulatorProgram {
  const binary = installedBinary()
  if (binary !== null) return { kind: 'fireemu', command: binary, args: [] }
  if (runs('npx', ['--yes', `fireemu@${fireemuVersion}`, '--version'])) {
    return { kind: 'fireemu', command: 'npx', args: ['--yes', `fireemu@${fireemuVersion}`] }
  }
  if (javaMajor() >= neededJava) {
    return {
      kind: 'firebase-tools',
      command: 'npx',
      args: ['--yes', `firebase-tools@${firebaseToolsVersion}`],
    }
  }
  throw new SetupError(
    `No Firebase emulator runs on ${process.platform}-${process.arch} here: ` +
      `use Linux x64 (run \`npm ci\` again if this is one), or install Java ${neededJava} or newer, then try again.`,
  )
}

function installedBinary(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  try {
    const path = createRequire(import.meta.url).resolve('@fireemu/linux-x64/bin/fireemu')
    // npm unpacks it without the run bit.
    if ((statSync(path).mode & 0o111) === 0) chmodSync(path, 0o755)
    return path
  } catch {
    return null
  }
}

function runs(command: string, args: readonly string[]): boolean {
  return run(command, args).status === 0
}

/** 0 without Java, which prints its version on stderr. */
function javaMajor(): number {
  return Number(/version "(\d+)/.exec(run('java', ['-version']).stderr)?.[1] ?? 0)
}

function run(command: string, args: readonly string[]) {
  return spawnSync(command, args, { encoding: 'utf8', timeout: 120_000 })
}
