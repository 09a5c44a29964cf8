import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { readReport, type TestCounts } from './read-report'
import { type Stage } from './stages'

export interface StageResult extends TestCounts {
  readonly name: string
  readonly seconds: number
  readonly output: string
}

const running = new Set<ChildProcess>()

/** Runs a stage to its end. Never rejects: a stage that cannot start has failed. */
export async function runStage(stage: Stage): Promise<StageResult> {
  const start = performance.now()
  if (stage.report) rmSync(stage.report.file, { force: true })
  const { succeeded, output } = await runCommand(stage)
  const seconds = (performance.now() - start) / 1000
  return { name: stage.name, seconds, output, ...countsOf(stage, succeeded) }
}

/** The exit code takes precedence: a failed command never passes, and a report without tests is a failure. */
function countsOf(stage: Stage, succeeded: boolean): TestCounts {
  if (!stage.report) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 }
  const counts = readReport(stage.report.kind, readIfThere(stage.report.file))
  if (!counts) return { passed: 0, failed: 1, skipped: 0 }
  const isEmpty = counts.passed + counts.failed === 0
  return { ...counts, failed: Math.max(counts.failed, succeeded && !isEmpty ? 0 : 1) }
}

/** Ends the running stages with all their child processes. */
export function stopStages(): void {
  for (const child of running) endGroup(child, 'SIGTERM')
}

function runCommand(stage: Stage): Promise<{ succeeded: boolean; output: string }> {
  const [program, ...args] = stage.command
  return new Promise((settle) => {
    const chunks: Buffer[] = []
    // A process group, so that emulators and browsers that a tool leaves running end with it.
    const child = spawn(program, args, {
      env: stageEnv(stage),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    const note = (text: string) => chunks.push(Buffer.from(text))
    const limit = setTimeout(() => {
      note(`\nEnded after ${stage.minutes} minutes without an answer.\n`)
      endGroup(child, 'SIGKILL')
    }, stage.minutes * 60_000)
    const end = (succeeded: boolean) => {
      clearTimeout(limit)
      running.delete(child)
      settle({ succeeded, output: Buffer.concat(chunks).toString('utf8') })
    }
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => {
      note(`${program} cannot start: ${error.message}\n`)
      end(false)
    })
    // Before `close`: a remaining process would leave the output open for ever.
    child.on('exit', () => {
      endGroup(child, 'SIGKILL')
    })
    child.on('close', (code) => {
      end(code === 0)
    })
  })
}

function stageEnv(stage: Stage): NodeJS.ProcessEnv {
  const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) }
  return stage.report?.kind === 'playwright'
    ? { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(stage.report.file) }
    : env
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has ended already.
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
