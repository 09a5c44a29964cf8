import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseEnv } from 'node:util'
import type { EmulatorProgram } from './emulator-program'
import { root } from '../paths'
import type { Ports } from '../ports'
import { SetupError } from '../setup-error'

export type Profile = 'strict' | 'emulator'

/**
 * One folder per set of emulators, with its firebase.json, functions and temporary files, so that `npm start` and `npm test` run in
 * parallel. Inside the repository, because the functions resolve packages from its `node_modules`.
 */
export function writeEmulatorFiles(
  folder: string,
  options: {
    ports: Ports
    profile: Profile
    program: EmulatorProgram['kind']
    functionsEnv: Record<string, string> | null
  },
): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  writeJson(join(folder, 'firebase.json'), firebaseConfig(folder, options))
  writeJson(join(folder, 'fireemu.json'), {
    schemaVersion: 1,
    profile: options.profile,
    firestore: { edition: 'standard', apiMode: 'native' },
  })
  if (options.functionsEnv !== null) writeFunctions(folder, options.functionsEnv)
}

/** Copied: the emulator cannot watch a symbolic link. */
export function copyFunctionsBundle(folder: string): void {
  cpSync(join(root, 'functions/lib'), join(folder, 'functions/lib'), { recursive: true })
}

function firebaseConfig(
  folder: string,
  { ports, program }: { ports: Ports; program: EmulatorProgram['kind'] },
): unknown {
  // firebase-tools reads only files in the configuration's folder: there, a change of the rules needs a restart.
  const fileAt = (path: string): string => {
    if (program === 'fireemu') return relative(folder, join(root, path))
    cpSync(join(root, path), join(folder, path))
    return path
  }
  const at = (port: number): { host: string; port: number } => ({ host: '127.0.0.1', port })
  return {
    firestore: { rules: fileAt('firestore.rules'), indexes: fileAt('firestore.indexes.json') },
    functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }],
    emulators: {
      singleProjectMode: true,
      auth: at(ports.auth),
      firestore: at(ports.firestore),
      functions: at(ports.functions),
      // firebase-tools would download it; fireemu contains it.
      ui: { enabled: program === 'fireemu', ...at(ports.ui) },
      hub: at(ports.hub),
      logging: at(ports.logging),
      // Started with the functions but unused: any free port.
      eventarc: at(0),
      tasks: at(0),
    },
  }
}

function writeFunctions(folder: string, env: Record<string, string>): void {
  if (!existsSync(join(root, 'functions/lib/index.js'))) {
    throw new SetupError('The functions are not built: run `npm run build -w functions` first.')
  }
  mkdirSync(join(folder, 'functions'))
  cpSync(join(root, 'functions/package.json'), join(folder, 'functions/package.json'))
  copyFunctionsBundle(folder)
  // Secrets too: with a `.secret.local` the emulator runs one call at a time, and a second stream would wait.
  writeEnv(join(folder, 'functions/.env'), Object.entries({ ...readEnvFile('functions/.env'), ...env }))
}

export function readEnvFile(path: string): Record<string, string> {
  const file = join(root, path)
  if (!existsSync(file)) return {}
  const entries = Object.entries(parseEnv(readFileSync(file, 'utf8')))
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

function writeEnv(file: string, values: readonly [string, string][]): void {
  writeFileSync(file, values.map(([name, value]) => `${name}=${JSON.stringify(value)}\n`).join(''), {
    mode: 0o600,
  })
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}
