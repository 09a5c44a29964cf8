import { toldHistory } from '@/domain/coach/cards/standing-cards'
import { trimHistory, type CoachMessage, type CoachRequest } from '@/domain/coach/conversation/coach-request'
import type { Card } from '@/domain/coach/cards/card'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import type { SentText } from '@/domain/coach/conversation/exchange-writes'
import { framedQuestion } from '@/domain/coach/dossier/framed-question'
import { createHash } from 'node:crypto'

/**
 * The messages for the model: the history up to the question, and one message that holds the notes in their frame and the
 * question. Not a message of their own: some providers refuse two of a person in a row. Last, so that what comes before
 * them is the same from one question to the next, and need not be read anew.
 */
export function told(
  { dossier, tone }: Pick<CoachRequest, 'dossier' | 'tone'>,
  messages: readonly ChatMessage[],
  cards: readonly Card[],
): readonly CoachMessage[] {
  const history = trimHistory(toldHistory(messages, cards))
  const digest = digestOf(dossier)
  return history.map((message, index) =>
    index === history.length - 1
      ? { ...message, content: framedQuestion(message.content, dossier, digest, tone) }
      : message,
  )
}

/** The notes as a conversation keeps them; null: nothing goes with the question. */
export function sentTextOf(dossier: string): SentText | null {
  return dossier === '' ? null : { text: dossier, hash: digestOf(dossier).slice(0, 8) }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
