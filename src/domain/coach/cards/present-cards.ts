import { byPlace } from './card'
import type { Card } from './card-kinds'
import { isTaken, outcomeLine } from './card-change'
import { COACH_PROPOSES, type CoachMessage } from '@/domain/coach/conversation/coach-request'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'

/**
 * Cards of the present answers. A card of a replaced answer is left out, unless it was accepted: then it appears under the new answer.
 * Computed when read, never written, so that all tabs agree.
 */
export function presentCards(messages: readonly ChatMessage[], cards: readonly Card[]): readonly Card[] {
  const answers = new Set(messages.filter(isAnswer).map(({ timestamp }) => timestamp))
  return [...cards].sort(byPlace).flatMap((card) => {
    if (answers.has(card.at)) return card
    const next = firstAfter(messages, card.at)
    // The card's answer has not been read yet, or is still arriving.
    if (!next || !isAnswer(next)) return card
    return isTaken(card) ? { ...card, at: next.timestamp } : []
  })
}

function firstAfter(messages: readonly ChatMessage[], time: number): ChatMessage | null {
  return messages.reduce<ChatMessage | null>((first, message) => {
    const isCloser = message.timestamp > time && (!first || message.timestamp < first.timestamp)
    return isCloser ? message : first
  }, null)
}

/** The history for the coach: each answer with the outcome of its cards. */
export function historyWithOutcomes(
  messages: readonly ChatMessage[],
  cards: readonly Card[],
): CoachMessage[] {
  const present = presentCards(messages, cards)
  return messages.map((message) => {
    const { role, content, timestamp } = message
    const outcome = isAnswer(message) ? outcomeLine(present.filter(({ at }) => at === timestamp)) : ''
    if (outcome === '') return { role, content }
    // `COACH_PROPOSES` is our text, not the coach's: the outcome replaces it.
    return { role, content: content === COACH_PROPOSES ? outcome : `${content}\n\n${outcome}` }
  })
}

function isAnswer({ role }: ChatMessage): boolean {
  return role === 'assistant'
}
