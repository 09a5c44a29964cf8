import { byPlace, type Card } from './card'
import { isTaken, outcomeLine } from './card-change'
import { COACH_PROPOSES, type CoachMessage } from '@/domain/coach/conversation/coach-request'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'

/**
 * Cards under the answers that are there. An answer that was asked for again is gone, and its cards with it, but for
 * those that stand in the person's work by now: they stand under the answer that came in its place. Nothing is written
 * for that: it is so in every tab.
 */
export function standingCards(messages: readonly ChatMessage[], cards: readonly Card[]): readonly Card[] {
  const answers = new Set(messages.filter(isAnswer).map(({ timestamp }) => timestamp))
  return [...cards].sort(byPlace).flatMap((card) => {
    if (answers.has(card.at)) return card
    const next = firstAfter(messages, card.at)
    // Its answer was not read yet, or is on its way.
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

/** What the coach is told of a conversation: under each of its answers, what became of what it proposed there. */
export function toldHistory(messages: readonly ChatMessage[], cards: readonly Card[]): CoachMessage[] {
  const standing = standingCards(messages, cards)
  return messages.map((message) => {
    const { role, content, timestamp } = message
    const outcome = isAnswer(message) ? outcomeLine(standing.filter(({ at }) => at === timestamp)) : ''
    if (outcome === '') return { role, content }
    // Those are our words, not the coach's.
    return { role, content: content === COACH_PROPOSES ? outcome : `${content}\n\n${outcome}` }
  })
}

function isAnswer({ role }: ChatMessage): boolean {
  return role === 'assistant'
}
