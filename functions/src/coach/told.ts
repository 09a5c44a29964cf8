import type { CoachMessage, CoachRequest } from '@/domain/coach/coach-request'
import { framedQuestion } from '@/domain/coach/framed-question'
import { createHash } from 'node:crypto'

/**
 * What the model is told: the history as it is, and one message that holds the notes in their frame and the question.
 * Not a message of their own: some providers refuse two of a person in a row. Last, so that what comes before them is
 * the same from one question to the next, and need not be read anew.
 */
export function told({ messages, dossier, tone }: CoachRequest): readonly CoachMessage[] {
  const digest = createHash('sha256').update(dossier).digest('hex')
  return messages.map((message, index) =>
    index === messages.length - 1
      ? { ...message, content: framedQuestion(message.content, dossier, digest, tone) }
      : message,
  )
}
