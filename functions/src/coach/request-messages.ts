import type { CoachMessage, CoachRequest } from '@/domain/coach/conversation/coach-request'
import type { Card } from '@/domain/coach/cards/card-kinds'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import { sentHistory } from '@/domain/coach/conversation/sent-history'
import type { SentText } from '@/domain/coach/conversation/exchange-writes'
import { DOSSIER_MAX } from '@/domain/coach/dossier/dossier-parts'
import { framedQuestion } from '@/domain/coach/dossier/framed-question'
import { passagesAbout } from '@/domain/coach/dossier/own-passages'
import { createHash } from 'node:crypto'

/**
 * Messages for the model: the history, and the question with the notes and passages of our own texts in one last message. Some providers refuse two user messages in a
 * row, and the unchanged history before it can be cached. `isWhole` false: the conversation has an earlier part that is not among the messages.
 */
export function requestMessages(
  { dossier, tone }: Pick<CoachRequest, 'dossier' | 'tone'>,
  messages: readonly ChatMessage[],
  cards: readonly Card[],
  isWhole = true,
): readonly CoachMessage[] {
  const { messages: history } = sentHistory(messages, cards, isWhole)
  const digest = digestOf(dossier)
  const framed = (question: string) =>
    framedQuestion(question, dossier, digest, tone, passagesAbout(question, passagesBeside(dossier)))
  return history.map((message, index) =>
    index === history.length - 1 ? { ...message, content: framed(message.content) } : message,
  )
}

/** The notes to store in the conversation; null: none. */
export function sentTextOf(dossier: string): SentText | null {
  return dossier === '' ? null : { text: dossier, hash: digestOf(dossier).slice(0, 8) }
}

/** An account without work has a day and a level to share. */
const NO_WORK_MAX = 200

/**
 * One passage where a second would not fit into what a question may cost: on an account without work, and beside long notes, as the person's
 * work comes first.
 */
function passagesBeside({ length }: string): 1 | 2 {
  return length <= NO_WORK_MAX || length > DOSSIER_MAX * 0.75 ? 1 : 2
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
