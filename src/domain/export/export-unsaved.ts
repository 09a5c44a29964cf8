import { conversationTitle, type ChatMessage } from '@/domain/coach/conversation'
import { cardMap, lackingCards, parseCards, type Card } from '@/domain/coach/card'
import type { StoredDocument } from './export-content'
import { readFields, readList } from '@/domain/base/read-field'

interface Tail {
  readonly id: string
  readonly messages: readonly ChatMessage[]
  readonly cards: readonly Card[]
}

/** Conversations with their ends that the server does not have yet, in the form in which it will have them. */
export function withUnsavedTails(
  conversations: readonly StoredDocument[],
  userId: string,
  tails: readonly Tail[],
): readonly StoredDocument[] {
  const found = new Map(conversations.map((conversation) => [conversation.id, conversation]))
  for (const { id, messages, cards } of tails) {
    const known = found.get(id)
    // The document that they stood in was deleted: nothing is left to stand in.
    if (!known && messages.length === 0) continue
    const fields = known?.fields ?? { userId, title: conversationTitle(messages) }
    const stored = readList(fields['messages'])
    const missing = messages.filter((message) => !stored.some((one) => isSame(one, message)))
    const timestamp = fields['timestamp'] ?? new Date(messages.at(-1)?.timestamp ?? 0)
    const lacking = cardMap(lackingCards(parseCards(fields['proposals']), cards))
    const proposals = { ...readFields(fields['proposals']), ...lacking }
    found.set(id, {
      id,
      fields: {
        ...fields,
        messages: [...stored, ...missing],
        timestamp,
        ...(Object.keys(proposals).length > 0 && { proposals }),
      },
    })
  }
  return [...found.values()]
}

function isSame(stored: unknown, { role, timestamp, content }: ChatMessage): boolean {
  const fields = readFields(stored)
  return fields?.['role'] === role && fields['timestamp'] === timestamp && fields['content'] === content
}
