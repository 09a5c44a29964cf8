import { createWriteStream, mkdirSync, readFileSync, rmSync, type WriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { envFor } from './cloud-firestore'
import { copyFunctionsBundle, writeEmulatorFiles, type Profile } from './emulator-files'
import { findEmulatorProgram, type EmulatorProgram } from './emulator-program'
import { startOnLeash, type Leashed } from '../leash'
import { projectId, root } from '../paths'
import type { Ports } from '../ports'
import { SetupError } from '../setup-error'

export type Emulator = 'auth' | 'firestore' | 'functions'

export type EmulatorOptions = {
  ports: Ports
  only?: readonly Emulator[]
  /** `strict` (default) refuses a query without an index, `emulator` accepts unsigned test tokens. */
  profile?: Profile
  importDir?: string
  /** Written by `stop()`. No parent folder may be writable by other users (see data-folder.ts). */
  exportDir?: string
  /** Secrets and params of the functions; override `functions/.env`. */
  env?: Record<string, string>
  /** Remains after `stop()` only if it was passed. */
  logFile?: string
  /** Receives the functions' errors, and the links of Firebase Auth's e-mails. */
  onNotice?: (line: string) => void
}

export type Emulators = {
  readonly logFile: string
  readonly exited: Promise<number | null>
  /** Loads the current `functions/lib`; the emulator reloads within 2 s. */
  reloadFunctions(): void
  exportTo(folder: string): Promise<void>
  stop(): Promise<void>
}

// firebase-tools loads slowly, and starts Java.
const secondsToStart = { fireemu: 60, 'firebase-tools': 240 }

export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { ports, only = ['auth', 'firestore', 'functions'], profile = 'strict' } = options
  const folder = join(root, '.tmp', `emulators-${ports.firestore}`)
  const logFile = options.logFile ?? `${folder}.log`
  const program = findEmulatorProgram()
  writeEmulatorFiles(folder, {
    ports,
    profile,
    program: program.kind,
    functionsEnv: only.includes('functions') ? (options.env ?? {}) : null,
  })

  // After a reload, packages are resolved from the temporary folder too.
  const env = {
    ...process.env,
    TMPDIR: join(folder, 'tmp'),
    ...(program.kind === 'firebase-tools' && program.firestore !== null && envFor(program.firestore, folder)),
  }
  // firebase-tools writes its logs to the working directory, and identifies running emulators by the configuration there.
  const cwd = program.kind === 'fireemu' ? root : folder
  const running = startOnLeash(program.command, startArguments(program, folder, only, options), { cwd, env })
  mkdirSync(dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile)
  collectOutput(running, log, options.onNotice)

  const exportTo = async (target: string): Promise<void> => {
    const args = [...program.args, 'emulators:export', target, '--project', projectId, '--force']
    const exporting = startOnLeash(program.command, args, { cwd, env })
    const code = await exporting.exited
    await exporting.stop()
    if (code !== 0) throw new Error(`The emulators could not export their data to ${target} (code ${code})`)
  }
  const stop = async (): Promise<void> => {
    await running.stop()
    log.end()
    rmSync(folder, { recursive: true, force: true })
    if (options.logFile === undefined) rmSync(logFile, { force: true })
  }

  try {
    await waitUntilHealthy(program, only, ports, running, logFile)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    logFile,
    exited: running.exited,
    reloadFunctions: () => copyFunctionsBundle(folder),
    exportTo,
    async stop() {
      try {
        if (options.exportDir !== undefined) await exportTo(options.exportDir)
      } finally {
        await stop()
      }
    },
  }
}

function startArguments(
  program: EmulatorProgram,
  folder: string,
  only: readonly Emulator[],
  { importDir }: EmulatorOptions,
): string[] {
  const config = join(folder, 'firebase.json')
  const files =
    program.kind === 'fireemu'
      ? ['up', '--config', join(folder, 'fireemu.json'), '--firebase-json', config]
      : ['emulators:start', '--config', config]
  return [
    ...program.args,
    ...files,
    ...['--project', projectId, '--only', only.join(',')],
    ...(importDir === undefined ? [] : ['--import', importDir]),
  ]
}

function collectOutput(running: Leashed, log: WriteStream, onNotice?: (line: string) => void): void {
  for (const stream of running.output) {
    let isFault = false
    createInterface({ input: stream }).on('line', (line) => {
      if (!log.writableEnded) log.write(`${line}\n`)
      // A stack trace follows its first line, with a deeper indentation.
      isFault = faultLine.test(line) || (isFault && line.startsWith('    '))
      if (isFault || mailLine.test(line)) onNotice?.(line.replace(mailLine, 'E-mail: '))
    })
  }
}

const faultLine = /^\[functions:\w+\] (error|warn)|^warning: functions/
const mailLine = /^\s*auth: (?=.*https?:)/

async function waitUntilHealthy(
  { kind }: EmulatorProgram,
  only: readonly Emulator[],
  ports: Ports,
  running: Leashed,
  logFile: string,
): Promise<void> {
  const seconds = secondsToStart[kind]
  const deadline = Date.now() + seconds * 1000
  const exit = running.exited.then((code) => ({ code }))
  for (const name of only) {
    // firebase-tools opens the functions' port before it has loaded the functions.
    while (!(await answers(ports[name])) || (kind === 'firebase-tools' && !saysReady(logFile))) {
      const ended = await Promise.race([exit, new Promise<null>((resolve) => setTimeout(resolve, 50, null))])
      if (ended !== null || Date.now() > deadline) {
        const reason = ended === null ? `no answer after ${seconds} s` : `code ${ended.code}`
        throw new SetupError(`The ${name} emulator did not start (${reason}):\n${lastLines(logFile)}`)
      }
    }
  }
}

function saysReady(logFile: string): boolean {
  return readFileSync(logFile, 'utf8').includes('All emulators ready')
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`)
    return true
  } catch {
    return false
  }
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n')
}
