import { byPlace, isTaken, type CardHead } from './card-head'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'

type Place = Pick<CardHead, 'id' | 'at' | 'order' | 'state'>

/**
 * Cards of the present answers. A card of a replaced answer is left out, unless it was accepted: then it appears under the new answer.
 * Computed when read, never written, so that all tabs agree.
 */
export function presentCards<Each extends Place>(
  messages: readonly ChatMessage[],
  cards: readonly Each[],
): readonly Each[] {
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

function isAnswer({ role }: ChatMessage): boolean {
  return role === 'assistant'
}
