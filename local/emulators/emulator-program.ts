import { spawnSync } from 'node:child_process'
import { chmodSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findCloudFirestore, javaMajor, type CloudFirestore } from './cloud-firestore.ts'
import { firebaseCommand, hasFirebaseTools } from './firebase-tools.ts'
import { SetupError } from '../setup-error.ts'

export type EmulatorProgram =
  | { kind: 'fireemu'; command: string; args: string[] }
  /** With the Cloud CLI's Firestore, if Java is too old for the downloaded one. */
  | { kind: 'firebase-tools'; command: string; args: string[]; firestore: CloudFirestore | null }

/** Selects the emulators of `npm start` and the tests; `google`: Google's own. */
export const judgeVariable = 'COACH_BOOM_EMULATORS'

const fireemuVersion = '0.7.1'
const neededJava = 21

/**
 * The emulator that this machine can run: the npm binary, else the launcher of the same version, else the Firebase suite if Java is
 * installed.
 */
export function findEmulatorProgram(): EmulatorProgram {
  if (process.env[judgeVariable] === 'google') return googleProgram()
  const binary = installedBinary()
  if (binary !== null) return { kind: 'fireemu', command: binary, args: [] }
  if (runs('npx', ['--yes', `fireemu@${fireemuVersion}`, '--version'])) {
    return { kind: 'fireemu', command: 'npx', args: ['--yes', `fireemu@${fireemuVersion}`] }
  }
  return firebaseSuite()
}

/** Why Google's emulators cannot run here; null: they can. Downloads nothing. */
export function missingForGoogle(): string | null {
  const program = findGoogle()
  return typeof program === 'string' ? program : null
}

function googleProgram(): EmulatorProgram {
  const program = findGoogle()
  if (typeof program === 'string') throw new SetupError(`Google's emulators cannot run: ${program}.`)
  return program
}

function findGoogle(): EmulatorProgram | string {
  if (!hasFirebaseTools()) return 'firebase-tools is not installed: run `npm ci`'
  const firestore = findCloudFirestore()
  if (firestore === null) return 'the Firestore emulator of the Google Cloud CLI or Java is missing'
  return { kind: 'firebase-tools', command: firebaseCommand, args: [], firestore }
}

function firebaseSuite(): EmulatorProgram {
  const isJavaEnough = javaMajor() >= neededJava
  const firestore = isJavaEnough ? null : findCloudFirestore()
  if (!isJavaEnough && firestore === null) {
    throw new SetupError(
      `No Firebase emulator runs on ${process.platform}-${process.arch} here: ` +
        `use Linux x64 (run \`npm ci\` again if this is one), or install Java ${neededJava} or newer, then try again.`,
    )
  }
  return { kind: 'firebase-tools', command: firebaseCommand, args: [], firestore }
}

function installedBinary(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  try {
    const path = createRequire(import.meta.url).resolve('@fireemu/linux-x64/bin/fireemu')
    // npm unpacks the file without the executable bit.
    if ((statSync(path).mode & 0o111) === 0) chmodSync(path, 0o755)
    return path
  } catch {
    return null
  }
}

function runs(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { encoding: 'utf8', timeout: 120_000 }).status === 0
}
