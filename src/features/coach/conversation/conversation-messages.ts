import type { Card } from '@/domain/coach/card'
import { withoutReplaced, type ChatMessage } from '@/domain/coach/conversation'

/** Up to the last question: what is sent, and what an answer is put behind. */
export function untilQuestion(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.slice(0, messages.findLastIndex((message) => message.role === 'user') + 1)
}

export function questionsOf(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.filter(({ role }) => role === 'user')
}

/** Those that stand under one of these answers. */
export function cardsUnder(messages: readonly ChatMessage[], cards: readonly Card[]): readonly Card[] {
  return cards.filter(({ at }) =>
    messages.some(({ role, timestamp }) => role === 'assistant' && timestamp === at),
  )
}

export function sameMessages(some: readonly ChatMessage[], others: readonly ChatMessage[]): boolean {
  return some.length === others.length && some.every((message, index) => isSame(message, others[index]))
}

function isSame(message: ChatMessage, other: ChatMessage | undefined): boolean {
  return (
    message.timestamp === other?.timestamp &&
    message.role === other.role &&
    message.content.length === other.content.length
  )
}

export function isAmong(messages: readonly ChatMessage[], message: ChatMessage): boolean {
  return messages.some((one) => isSame(one, message))
}

export function without(
  messages: readonly ChatMessage[],
  others: readonly ChatMessage[],
): readonly ChatMessage[] {
  return messages.filter((message) => !isAmong(others, message))
}

/** Puts an end behind what was read, as the server does with a save; nothing that either of them holds is dropped. */
export function withTail(read: readonly ChatMessage[], tail: readonly ChatMessage[]): readonly ChatMessage[] {
  return withoutReplaced([...read, ...without(tail, read)])
}
