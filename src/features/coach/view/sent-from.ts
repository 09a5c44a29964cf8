import { cardsOf } from '@/domain/coach/cards/card'
import { sentHistory } from '@/domain/coach/conversation/sent-history'
import type { ConversationState } from '../conversation/conversation-state'

/**
 * Position of the first message that the coach got with the last question, as the server decides it; 0: it got all of them. The server reads
 * the document of the conversation and the one that it continues.
 */
export function sentFrom({ messages, earlier, earlierCount, document, cards }: ConversationState): number {
  const past = earlier.at(-1)
  const isRead = past && !past.isGone && (document === null || document.continues === past.document.id)
  const start = earlierCount - (isRead ? past.document.messages.length : 0)
  const asked = messages.findLastIndex(({ role }) => role === 'user')
  if (asked < start) return 0
  const known = cardsOf([...cards.values()].flat())
  const { from } = sentHistory(messages.slice(start, asked + 1), known)
  return from === null
    ? start
    : messages.findIndex(({ timestamp }, index) => index >= start && timestamp === from)
}
