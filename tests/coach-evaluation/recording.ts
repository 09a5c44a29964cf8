import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROPOSAL_TOOL } from '@/domain/coach/cards/proposal-tool'
import { root } from '../../local/paths'
import type { RecordedAnswer } from './ask'
import { dossierOfPersona } from './personas'
import { QUESTIONS } from './questions'
import { RUBRIC, type Marks } from './rubric'

/** The raw, paid results of an evaluation. Reports are computed from it. */
export interface Recording {
  readonly format: 2
  readonly at: string
  /** Where the answers come from, if not from a run of the command. */
  readonly note?: string
  /** The coach's model, or `BY_HAND`. */
  readonly model: string
  /** The model that marked; null: none did. */
  readonly judge: string | null
  /** Hash of the instructions and the tool with which they were asked; null: no model was asked. */
  readonly prompt: string | null
  /** Hash of questions, notes and rubric: only recordings with the same hash are comparable. */
  readonly questions: string
  readonly answers: readonly RecordedAnswer[]
  readonly marks: readonly { readonly question: number; readonly run: number; readonly marks: Marks | null }[]
}

const FILE = 'recording.json'

/** In the place of a model: examples that a person wrote. They say nothing of a prompt, and do not age with it. */
export const BY_HAND = 'by-hand'

/** Recordings that `npm test` judges, each in a folder: of today's prompt, and of each broken one. */
export const RECORDED = join(root, 'tests', 'coach-evaluation', 'recorded')
export const TODAY = 'today'

/** `role`: the text of the prompt. */
export function fingerprintOfPrompt(role: string): string {
  return fingerprintOf([role, PROPOSAL_TOOL])
}

/** Why a recording no longer says how the coach answers; empty: it does, or no model was asked. */
export function agingOf({ model, prompt, questions }: Recording, role: string): readonly string[] {
  if (model === BY_HAND) return []
  return [
    ...(prompt === fingerprintOfPrompt(role) ? [] : ['The prompt or its tool has changed.']),
    ...(questions === fingerprintOfQuestions()
      ? []
      : ['The questions, their notes or the rubric have changed.']),
  ].map((why) => `${why} Record the answers again: npm run eval:coach -- --record`)
}

export function fingerprintOfQuestions(): string {
  const asked = QUESTIONS.map(({ number, persona, question, turns, must, mustNot, facts }) => [
    ...[number, question, must, mustNot, dossierOfPersona(persona), turns, facts],
  ])
  return fingerprintOf([asked, RUBRIC])
}

function fingerprintOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 12)
}

/** Writes atomically, so that a stopped run leaves the answers so far. */
export function writeRecording(folder: string, recording: Recording): void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, FILE)
  writeFileSync(`${file}.new`, `${JSON.stringify(recording, null, 1)}\n`)
  renameSync(`${file}.new`, file)
}

export function readRecording(folder: string): Recording {
  const file = join(folder, FILE)
  if (!existsSync(file)) throw new Error(`${folder} holds no ${FILE}.`)
  const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording
  if ((recording.format as number) !== 2) throw new Error(`${file} is of another version.`)
  return recording
}
