// The owner's commands for what is online: `npm run deploy:trial`, `online:state`, `online:export`, `online:off`. See docs/deploy.md.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { localDateOf } from '../../src/domain/base/time/local-date'
import { region, root } from '../paths'
import { failInOneSentence, SetupError } from '../setup-error'
import { STATE_CHECKS, stateArgs, type StateCheck } from './project-state'
import {
  exportFile,
  exportsToDelete,
  exportStep,
  forProject,
  isPart,
  offSteps,
  TRIAL_BUILD,
  TRIAL_DEPLOY,
  type Step,
} from './steps'

const [verb, ...options] = process.argv.slice(2)

try {
  if (verb === 'trial') deployTrial()
  else if (verb === 'state') readState(projectOf(options))
  else if (verb === 'export') exportAccounts(projectOf(options))
  else if (verb === 'off') switchOff(projectOf(options), options.slice(1))
  else throw new SetupError('Say what to do: trial, state, export or off.')
} catch (error) {
  failInOneSentence(error)
}

function projectOf([name]: readonly string[]): string {
  if (name === undefined || !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(name))
    throw new SetupError('Name the project first, for example `npm run online:state -- coach-boom`.')
  return name
}

function deployTrial(): void {
  const { projects } = JSON.parse(readFileSync(join(root, '.firebaserc'), 'utf8')) as {
    projects: { default?: string; trial?: string }
  }
  const { default: main, trial } = projects
  if (main === undefined || trial === undefined || trial === main)
    throw new SetupError('.firebaserc names no project `trial` beside the default one.')
  TRIAL_BUILD.forEach(run)
  const file = join(root, 'firebase.deploy.json')
  writeFileSync(file, forProject(readFileSync(file, 'utf8'), region, main, trial))
  run(TRIAL_DEPLOY)
}

function readState(project: string): void {
  const faults = STATE_CHECKS.filter((check) => {
    const fault = faultOf(check, project)
    console.log(
      `${fault === null ? 'ok     ' : 'missing'}  ${check.name}${fault === null ? '' : `: ${fault}`}`,
    )
    return fault !== null
  })
  console.log(
    faults.length === 0 ? 'All is set as the first deployment left it.' : `${faults.length} to set again.`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}

function faultOf(check: StateCheck, project: string): string | null {
  try {
    const answer = execFileSync('gcloud', stateArgs(check, project), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return check.fault(JSON.parse(answer))
  } catch (error) {
    if (isMissingProgram(error)) throw new SetupError('gcloud, the Google Cloud CLI, is not on this machine.')
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    if (/active account|auth login/.test(said))
      throw new SetupError('gcloud does not know who you are: `gcloud auth login`, then again.')
    return said.split('\n', 1)[0] ?? 'no answer'
  }
}

function exportAccounts(project: string): void {
  const today = localDateOf(new Date())
  const folder = join(root, '.exports')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  run(exportStep(project, today))
  const old = exportsToDelete(readdirSync(folder), project, today)
  for (const name of old) rmSync(join(folder, name))
  console.log(`${exportFile(project, today)} is written, ${old.length} older than two weeks are deleted.`)
  console.log(
    'It holds hashes of passwords: move it to where you keep passwords. The next one is due in 7 days.',
  )
}

function switchOff(project: string, names: readonly string[]): void {
  const parts = names.filter(isPart)
  if (parts.length === 0 || parts.length < names.length)
    throw new SetupError('Say what to switch off: `npm run online:off -- PROJECT coach payments`.')
  offSteps(project, parts).forEach(run)
  console.log(`Off: ${parts.join(', ')}. Everything else works. docs/deploy.md says how it comes back.`)
}

function run({ command: [program, ...args], input, env }: Step): void {
  console.log(`$ ${[program, ...args].join(' ')}`)
  try {
    execFileSync(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
      ...(input !== undefined && { input }),
    })
  } catch (error) {
    if (isMissingProgram(error)) throw new SetupError(`${program} is not on this machine.`)
    throw new SetupError('That step failed, for the reason above; the steps after it were not begun.')
  }
}

function isMissingProgram(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
