import { LLMock } from '@copilotkit/aimock'
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { startCoachProvider, type CoachProvider } from '../../local/coach/coach-provider'
import { root } from '../../local/paths'
import { freePorts } from '../../local/ports'
import { evaluate } from './command'
import { readRecording, writeRecording } from './recording'
import { RUBRIC_KEYS } from './rubric'

const JUDGE = 'judging-model'
const KEY = 'sk-evaluation-canary'

let folder: string
let coach: CoachProvider
let judge: LLMock
let first: Ended

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'eval-coach-'))
  coach = await startCoachProvider({ port: (await freePorts()).coach, pace: 'fast' })
  judge = new LLMock({ port: 0, host: '127.0.0.1' })
  const marks = Object.fromEntries(RUBRIC_KEYS.map((key) => [key, key === 'known' ? 0 : 2]))
  judge.on({ endpoint: 'chat', model: JUDGE }, { content: JSON.stringify(marks) })
  await judge.start()
  first = await runAlone(['--runs', '1', '--out', join(folder, 'a')])
  return async () => {
    await judge.stop()
    await coach.stop()
    rmSync(folder, { recursive: true })
  }
})

interface Ended {
  readonly code: number
  readonly said: string
}

/** Runs the command as from a shell, against the stack's stand-in and without this machine's keys. */
function runAlone(args: readonly string[]): Promise<Ended> {
  const env = {
    ...process.env,
    CI: '',
    FUNCTIONS_EMULATOR: 'true',
    COACH_API_KEY: KEY,
    COACH_BASE_URL: coach.url,
    COACH_MODEL: 'gpt-6-luna',
    COACH_TOOLS: 'on',
    EVAL_JUDGE_MODEL: JUDGE,
    EVAL_JUDGE_BASE_URL: `${judge.url}/v1`,
    EVAL_JUDGE_API_KEY: KEY,
  }
  const command = ['--import', 'tsx', 'tests/coach-evaluation/run.ts', ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr })
    })
  })
}

/** Runs the command in this process, where it must call no provider unless it is given one: a call fails. */
async function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  baseUrl = 'http://127.0.0.1:9',
): Promise<Ended> {
  const said: string[] = []
  const configOf = () => ({
    apiKey: KEY,
    baseUrl,
    model: 'gpt-6-luna',
    fallbackModel: '',
    hasTools: true,
  })
  const recorded = at('recorded')
  const code = await evaluate(args, { env, configOf, recorded, say: (line) => said.push(line) })
  return { code, said: said.join('\n') }
}

const at = (...path: string[]) => join(folder, ...path)
const read = (...path: string[]) => readFileSync(at(...path), 'utf8')

describe('the whole command, in front of the stand-ins', () => {
  test('records each answer, its proposals and its marks, and reports', () => {
    const { answers, marks, model } = readRecording(at('a'))
    expect(answers).toHaveLength(60)
    const empty = answers.filter(
      ({ fault, text, proposals }) => fault !== null || (text === '' && proposals.length === 0),
    )
    expect(empty).toEqual([])
    expect(answers.some(({ proposals }) => proposals.length === 3)).toBe(true)
    expect(answers.every(({ firstMs, wholeMs }) => firstMs !== null && firstMs <= wholeMs)).toBe(true)
    expect(marks.filter((each) => each.marks?.known === 0 && each.marks.tone === 2)).toHaveLength(60)
    expect(model).toBe('gpt-6-luna')
    expect(read('a', 'report.md')).toContain('Mean **85.0** of 100')
    // The stand-in's answers are fixed and do not cite the sources that questions ask for.
    expect(read('a', 'report.md')).toMatch(/\| says +\| \d/)
    expect(first).toMatchObject({ code: 1, said: expect.stringContaining('60 / 60') as string })
    for (const file of ['recording.json', 'report.json', 'report.md'])
      expect(read('a', file)).not.toContain(KEY)
  })

  test('replays without cost, key and provider to the same report', async () => {
    const before = read('a', 'report.md')
    const asked = judge.getRequests().length
    const ended = await run(['--replay', at('a')], {
      COACH_API_KEY: '',
      COACH_BASE_URL: 'http://127.0.0.1:9',
    })
    expect(read('a', 'report.md')).toBe(before)
    expect(judge.getRequests()).toHaveLength(asked)
    expect(ended.code).toBe(first.code)
  })

  test('compares, and names no winner of the same twice', async () => {
    const compare = () => run(['--compare', at('twice'), at('twice')])
    const once = readRecording(at('a'))
    writeRecording(at('twice'), once)
    expect(await compare()).toMatchObject({
      code: 1,
      said: expect.stringContaining('at least twice') as string,
    })
    const again = <T extends { run: number }>(each: readonly T[]) => [
      ...each,
      ...each.map((one) => ({ ...one, run: 2 })),
    ]
    writeRecording(at('twice'), { ...once, answers: again(once.answers), marks: again(once.marks) })
    expect(await compare()).toMatchObject({ code: 0, said: expect.stringContaining('No winner') as string })
  })

  test('writes the sheet of a person once, and reads it', async () => {
    expect((await run(['--sheet', at('a')])).code).toBe(0)
    expect((await run(['--sheet', at('a')])).said).toContain('not overwritten')
    const filled = read('a', 'labels.csv').replace(/^(\d+;\d+);.*$/gm, '$1;0;2;2;2;2;2;2;2')
    writeFileSync(at('a', 'labels.csv'), filled)
    expect((await run(['--replay', at('a')])).said).toContain('kappa 1.00')
  })
})

describe('--record', () => {
  const env = { COACH_API_KEY: KEY }
  const record = (out: string, baseUrl: string, more: readonly string[] = []) =>
    run(['--record', '--runs', '1', '--out', at(out), ...more], env, baseUrl)

  test('keeps a whole run for npm test, of a broken prompt beside today’s', async () => {
    expect((await record('b1', coach.url)).said).toContain('Kept for npm test')
    expect(readRecording(at('recorded', 'today'))).toEqual(readRecording(at('b1')))
    await record('b2', coach.url, ['--prompt', 'without-limits'])
    expect(readRecording(at('recorded', 'without-limits'))).toEqual(readRecording(at('b2')))
    expect(readRecording(at('recorded', 'today'))).toEqual(readRecording(at('b1')))
  })

  test('keeps nothing of a run in which questions have faults alone', async () => {
    const kept = readRecording(at('b1'))
    writeRecording(at('recorded', 'today'), kept)
    const refusing = createServer((_, response) => response.writeHead(401).end())
    await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve))
    const { port } = refusing.address() as AddressInfo
    const ended = await record('b3', `http://127.0.0.1:${port}/v1`)
    refusing.close()
    expect(ended).toMatchObject({ code: 1, said: expect.stringContaining('60 of 60 questions') as string })
    expect(readRecording(at('recorded', 'today'))).toEqual(kept)
  })
})

describe('a feedback that the team read', () => {
  const readFeedback = (stored: object) => {
    writeFileSync(at('feedback.json'), JSON.stringify(stored))
    return run(['--feedback', at('feedback.json')])
  }

  test('is printed as a row, without the notes', async () => {
    const ended = await readFeedback({ question: 'Ma marge ?', notes: 'secret', reason: 'vague' })
    expect(ended).toMatchObject({
      code: 0,
      said: expect.stringContaining("question: 'Ma marge ?'") as string,
    })
    expect(ended.said).not.toContain('secret')
  })

  test('is none without its question', async () => {
    expect(await readFeedback({ reason: 'vague' })).toMatchObject({
      code: 1,
      said: expect.stringContaining('has no question') as string,
    })
  })
})

describe('the provider is not asked', () => {
  test.each<[string, string[], Record<string, string>, number, string]>([
    ['without a key', [], { COACH_API_KEY: ' ' }, 0, 'No COACH_API_KEY'],
    ['without a key, nor recorded', ['--record'], { COACH_API_KEY: '' }, 0, 'nothing recorded'],
    ['with a prompt that is none', ['--prompt', 'good'], { COACH_API_KEY: KEY }, 1, '--prompt is one of'],
    ['in CI', [], { COACH_API_KEY: KEY, CI: 'true' }, 0, 'not in CI'],
    [
      'when the judge is the coach',
      [],
      { COACH_API_KEY: KEY, EVAL_JUDGE_MODEL: 'gpt-6-luna' },
      1,
      'take another model',
    ],
    ['for half a run', ['--runs', '0.5'], { COACH_API_KEY: KEY }, 1, '--runs'],
    [
      'for a folder that already holds a recording',
      ['--out', 'a'],
      { COACH_API_KEY: KEY },
      1,
      'holds a recording',
    ],
    ['for a recording that is not there', ['--replay', 'gone'], {}, 1, 'holds no recording.json'],
  ])('%s', async (_, [option, value], env, code, said) => {
    const isFolder = option === '--out' || option === '--replay'
    const args =
      option === '--record'
        ? [option]
        : [option ?? '--out', isFolder && value !== undefined ? at(value) : (value ?? at('b'))]
    expect(await run(args, env)).toMatchObject({ code, said: expect.stringContaining(said) as string })
    expect(existsSync(at('b'))).toBe(false)
  })
})
