import { conversationTitle, type ChatMessage } from '@/domain/coach/conversation'
import type { StoredDocument } from './export-content'
import { readFields, readList } from '@/domain/base/read-field'

interface Tail {
  readonly id: string
  readonly messages: readonly ChatMessage[]
}

/** Conversations with their ends that the server does not have yet, in the form in which it will have them. */
export function withUnsavedTails(
  conversations: readonly StoredDocument[],
  userId: string,
  tails: readonly Tail[],
): readonly StoredDocument[] {
  const found = new Map(conversations.map((conversation) => [conversation.id, conversation]))
  for (const { id, messages } of tails) {
    const fields = found.get(id)?.fields ?? { userId, title: conversationTitle(messages) }
    const stored = readList(fields['messages'])
    const missing = messages.filter((message) => !stored.some((one) => isSame(one, message)))
    const timestamp = fields['timestamp'] ?? new Date(messages.at(-1)?.timestamp ?? 0)
    found.set(id, { id, fields: { ...fields, messages: [...stored, ...missing], timestamp } })
  }
  return [...found.values()]
}

function isSame(stored: unknown, { role, timestamp, content }: ChatMessage): boolean {
  const fields = readFields(stored)
  return fields?.['role'] === role && fields['timestamp'] === timestamp && fields['content'] === content
}
