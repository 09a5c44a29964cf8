import { readFields, readList, readText } from '@/domain/base/read-field'
import { settingsOf } from '../../functions/src/coach/model-families'
import type { Said } from './question-judges'
import type { EvaluationQuestion } from './questions'
import { judgementOf, readMarks, type Marks } from './rubric'

export interface JudgeConfig {
  readonly model: string
  readonly baseUrl: string
  readonly apiKey: string
}

const WITHIN_MS = 60_000
const TRIES = 2

/** Marks from another model; null: two tries without readable marks. */
export async function marksOf(
  question: EvaluationQuestion,
  said: Said,
  judge: JudgeConfig,
): Promise<Marks | null> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const marks = await ask(question, said, judge).catch(() => null)
    if (marks) return marks
  }
  return null
}

async function ask(
  question: EvaluationQuestion,
  said: Said,
  { model, baseUrl, apiKey }: JudgeConfig,
): Promise<Marks | null> {
  // `stream_options` asks for token counts, which is allowed in streams only.
  const settings = Object.entries(settingsOf(model)).filter(([name]) => name !== 'stream_options')
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model,
      ...Object.fromEntries(settings),
      response_format: { type: 'json_object' },
      messages: judgementOf(question, said),
    }),
  })
  if (!response.ok) return null
  const choice = readFields(readList(readFields(await response.json())?.['choices'])[0])
  return readMarks(readText(readFields(choice?.['message'])?.['content']))
}
