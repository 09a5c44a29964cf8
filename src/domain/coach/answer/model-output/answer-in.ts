import { COACH_EMPTY_ANSWER } from '@/domain/coach/conversation/coach-request'
import { isBlank } from '@/domain/base/text/visible-text'
import { ModelOutput } from './model-output'

/** « [^1]: … », « [1] Titre », in a list too. */
const NOTE = /^[ \t>]{0,9}(?:[-*+][ \t]+)?\[(\^?\d{1,2})\]/gm

/** The answer in what a model wrote; '' where nothing of it is an answer. */
export function answerIn(output: string): string {
  const reader = new ModelOutput(new Set(Array.from(output.matchAll(NOTE), ([, name = '']) => name)))
  const first = reader.feed(output)
  const last = reader.end()
  return last.isAnew ? last.text : first.text + last.text
}

/** The answer, and our sentence in place of none. */
export function answerOrNone(output: string): string {
  const answer = answerIn(output)
  return isBlank(answer) && !isBlank(output) ? COACH_EMPTY_ANSWER : answer
}
