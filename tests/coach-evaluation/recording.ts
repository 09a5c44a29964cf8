import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordedAnswer } from './ask'
import { dossierOfPersona } from './personas'
import { QUESTIONS } from './questions'
import { RUBRIC, type Marks } from './rubric'

/** The raw, paid results of an evaluation. Reports are computed from it. */
export interface Recording {
  readonly format: 1
  readonly at: string
  /** The coach's model and the judge's; null: no judge. */
  readonly model: string
  readonly judge: string | null
  /** Hash of questions, notes and rubric: only recordings with the same hash are comparable. */
  readonly questions: string
  readonly answers: readonly RecordedAnswer[]
  readonly marks: readonly { readonly question: number; readonly run: number; readonly marks: Marks | null }[]
}

const FILE = 'recording.json'

export function fingerprintOfQuestions(): string {
  const asked = QUESTIONS.map(({ number, persona, question, must, mustNot }) => [
    ...[number, question, must, mustNot, dossierOfPersona(persona)],
  ])
  return createHash('sha256')
    .update(JSON.stringify([asked, RUBRIC]))
    .digest('hex')
    .slice(0, 12)
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
  if ((recording.format as number) !== 1) throw new Error(`${file} is of another version.`)
  return recording
}
