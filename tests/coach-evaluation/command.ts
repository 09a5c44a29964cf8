import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { lawText } from '@/domain/law/law-text'
import { MODEL_PRICES } from '../../bench/cost-model'
import { createCoachProvider, type ProviderConfig } from '../../functions/src/coach/provider'
import { systemPrompt } from '../../functions/src/coach/system-prompt'
import { root } from '../../local/paths'
import { agreementOf, answersToRead, emptyLabels, readLabels } from './agreement'
import { askCoach } from './ask'
import { BROKEN_PROMPT_NAMES, BROKEN_PROMPTS, type BrokenPrompt } from './broken-prompts'
import { compareRecordings } from './comparison'
import { feedbackRows } from './feedback-rows'
import { marksOf, type JudgeConfig } from './model-judge'
import { QUESTIONS } from './questions'
import {
  BY_HAND,
  fingerprintOfPrompt,
  fingerprintOfQuestions,
  readRecording,
  TODAY,
  writeRecording,
  type Recording,
} from './recording'
import { comparisonText, reportText } from './report-text'
import { judgedAnswers, summaryOf, type Prices } from './summary'

const AT_ONCE = 4
const LABELS = 'labels.csv'

export interface Surroundings {
  readonly env: NodeJS.ProcessEnv
  readonly configOf: () => ProviderConfig
  readonly say: (line: string) => void
  /** Where the answers are that `npm test` judges. */
  readonly recorded: string
}

export async function evaluate(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const { values: options, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    })
    if (options.sheet !== undefined) return writeSheet(options.sheet, around)
    if (options.feedback !== undefined) return writeRows(options.feedback, around)
    if (options.compare !== undefined) return compare(options.compare, positionals[0] ?? '', around)
    const prices = options.prices === undefined ? null : readPrices(options.prices)
    if (options.replay !== undefined) return report(options.replay, prices, around)
    const prompt = readPrompt(options.prompt)
    if (!['', 'false', '0'].includes(around.env['CI'] ?? ''))
      return skip('This asks a real model for real money: not in CI.', around)
    if ((around.env['COACH_API_KEY'] ?? '').trim() === '')
      return skip(
        `No COACH_API_KEY (functions/.secret.local): nothing was asked${options.record ? ', and nothing recorded' : ''}. Replays need none: --replay DIR.`,
        around,
      )
    const folder = await ask({ runs: readRuns(options.runs), out: options.out, prompt }, around)
    if (options.record && !keep(folder, prompt ?? TODAY, around)) return 1
    return report(folder, prices, around)
  } catch (error) {
    around.say(error instanceof Error ? error.message : String(error))
    return 1
  }
}

const OPTIONS = {
  runs: { type: 'string', default: '3' },
  prices: { type: 'string' },
  out: { type: 'string' },
  replay: { type: 'string' },
  compare: { type: 'string' },
  sheet: { type: 'string' },
  record: { type: 'boolean', default: false },
  prompt: { type: 'string' },
  feedback: { type: 'string' },
} as const

/** null: the coach's own. */
function readPrompt(name: string | undefined): BrokenPrompt | null {
  if (name === undefined) return null
  const found = BROKEN_PROMPT_NAMES.find((each) => each === name)
  if (!found) throw new Error(`--prompt is one of ${BROKEN_PROMPT_NAMES.join(', ')}.`)
  return found
}

const RUNS_MAX = 20

function readRuns(text: string): number {
  const runs = Number(text)
  if (!Number.isInteger(runs) || runs < 1 || runs > RUNS_MAX)
    throw new Error(`--runs is a number from 1 to ${RUNS_MAX}.`)
  return runs
}

function readPrices(text: string): Prices {
  const [tokensIn = NaN, tokensCached = NaN, tokensOut = NaN] = text.split(',').map(Number)
  if ([tokensIn, tokensCached, tokensOut].some((price) => !(price >= 0)))
    throw new Error('--prices is three numbers: in, cached, out.')
  return { tokensIn, tokensCached, tokensOut }
}

function skip(why: string, { say }: Surroundings): number {
  say(why)
  return 0
}

interface Run {
  readonly runs: number
  readonly out: string | undefined
  readonly prompt: BrokenPrompt | null
}

/**
 * The answers that `npm test` judges from now on. Only a whole run takes the place of the one before: with a wrong key or in a provider's bad
 * hour a question has faults alone. False: not kept.
 */
function keep(folder: string, name: string, { say, recorded }: Surroundings): boolean {
  const recording = readRecording(folder)
  const answered = new Set(
    recording.answers.flatMap(({ fault, question }) => (fault === null ? [question] : [])),
  )
  const missing = QUESTIONS.length - answered.size
  if (missing > 0) {
    const [why = ''] = recording.answers.flatMap(({ fault }) => fault ?? [])
    say(`Not kept for npm test: ${missing} of ${QUESTIONS.length} questions have no answer (${why}).`)
    return false
  }
  const place = join(recorded, name)
  writeRecording(place, recording)
  say(`Kept for npm test: ${relative(root, place)}`)
  return true
}

async function ask({ runs, out, prompt }: Run, { env, configOf, say }: Surroundings): Promise<string> {
  const role = prompt === null ? systemPrompt : BROKEN_PROMPTS[prompt]
  const config = configOf()
  const judge = judgeConfig(config, env)
  const at = new Date().toISOString()
  const name = `${at.slice(0, 19).replaceAll(':', '-')}-${config.model.replace(/[^\w.-]/g, '_')}`
  const folder = out ?? join(root, '.evaluation', name)
  if (existsSync(join(folder, 'recording.json'))) throw new Error(`${folder} holds a recording.`)
  const tasks = Array.from({ length: runs }, (_, run) =>
    QUESTIONS.map((question) => ({ question, run: run + 1 })),
  ).flat()
  say(`${tasks.length} questions to ${config.model}${judge ? `, marked by ${judge.model}` : ''}`)
  let recording: Recording = {
    format: 2,
    at,
    model: config.model,
    judge: judge?.model ?? null,
    prompt: fingerprintOfPrompt(role),
    questions: fingerprintOfQuestions(),
    answers: [],
    marks: [],
  }
  const provider = createCoachProvider(undefined, (today) => [role, lawText(today)])
  const work = tasks.values()
  const worker = async () => {
    for (const { question, run } of work) {
      const answer = await askCoach(question, { provider, config, run })
      const marks = judge && answer.fault === null ? await marksOf(question, answer, judge) : null
      recording = {
        ...recording,
        answers: [...recording.answers, answer].sort((a, b) => a.run - b.run || a.question - b.question),
        marks: [...recording.marks, { question: question.number, run, marks }],
      }
      writeRecording(folder, recording)
      say(`${recording.answers.length} / ${tasks.length}: ${question.number}.${run} ${answer.fault ?? ''}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  } finally {
    await provider.close()
  }
  return folder
}

/** null: no judge. The judge must be another model, because a model is lenient with itself. */
function judgeConfig(coach: ProviderConfig, env: NodeJS.ProcessEnv): JudgeConfig | null {
  const model = (env['EVAL_JUDGE_MODEL'] ?? '').trim()
  if (model === '') return null
  if (model === coach.model) throw new Error('EVAL_JUDGE_MODEL is the coach itself: take another model.')
  return {
    model,
    baseUrl: (env['EVAL_JUDGE_BASE_URL'] ?? coach.baseUrl).replace(/\/+$/, ''),
    apiKey: env['EVAL_JUDGE_API_KEY'] ?? coach.apiKey,
  }
}

function report(folder: string, prices: Prices | null, { say }: Surroundings): number {
  const recording = readRecording(folder)
  if (recording.note !== undefined) say(recording.note)
  if (recording.model !== BY_HAND && recording.questions !== fingerprintOfQuestions())
    say('Recorded of other questions or notes than today’s: what is judged of them may not fit.')
  const judged = judgedAnswers(recording)
  const summary = summaryOf(judged, prices ?? knownPrices(recording.model))
  const labels = join(folder, LABELS)
  const agreement = existsSync(labels)
    ? agreementOf(recording, readLabels(readFileSync(labels, 'utf8')))
    : null
  const text = reportText({ recording, judged, summary, agreement })
  const entries = judged.map(({ answer: { question, run }, faults, marks }) => ({
    question,
    run,
    faults,
    marks,
  }))
  const json = { model: recording.model, at: recording.at, summary, agreement, entries }
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(json, null, 1)}\n`)
  writeFileSync(join(folder, 'report.md'), text)
  say(`\n${text}\n${relative(root, folder)}/: report.md, report.json, recording.json`)
  return summary.misses.length > 0 ? 1 : 0
}

function knownPrices(model: string): Prices | null {
  const prices: Readonly<Record<string, Prices>> = MODEL_PRICES
  return prices[model] ?? null
}

function compare(some: string, other: string, { say }: Surroundings): number {
  const recordings = [readRecording(some), readRecording(other)] as const
  const names = [some, other].map((folder, index) => `${recordings[index]?.model ?? ''} (${folder})`)
  say(comparisonText(compareRecordings(...recordings), [names[0] ?? '', names[1] ?? '']))
  return 0
}

function writeRows(file: string, { say }: Surroundings): number {
  const rows = feedbackRows(JSON.parse(readFileSync(file, 'utf8')))
  for (const { row, warning } of rows) say([...(warning === null ? [] : [`// ${warning}`]), row].join('\n'))
  say(
    rows.length === 0
      ? `${file} has no question: only a feedback with its texts makes a row.`
      : 'Finish must and mustNot, and put it into questions.ts. Notes and answer stay out of the repository.',
  )
  return rows.length === 0 ? 1 : 0
}

function writeSheet(folder: string, { say }: Surroundings): number {
  const labels = join(folder, LABELS)
  if (existsSync(labels)) throw new Error(`${labels} is there: what somebody marked is not overwritten.`)
  const recording = readRecording(folder)
  writeFileSync(labels, emptyLabels(recording))
  writeFileSync(join(folder, 'to-mark.md'), answersToRead(recording))
  say(`Read ${folder}/to-mark.md, fill ${LABELS} beside it, then --replay ${folder}.`)
  return 0
}
