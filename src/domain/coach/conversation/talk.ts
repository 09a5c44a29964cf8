import { readDate, readFields, readList, readText } from '@/domain/base/read-field'
import type { ChatMessage } from './conversation'
import { conversationTitle } from './conversation-title'

/** Name and time of a conversation, for views that need no messages. */
export interface Talk {
  readonly id: string
  readonly title: string
  readonly timestamp: Date
}

export function parseTalk(id: string, data: unknown): Talk | null {
  const fields = readFields(data)
  if (!fields || readText(fields['userId']) === '') return null
  return {
    id,
    title: readText(fields['title']) || conversationTitle(questionsOf(fields['messages'])),
    timestamp: readDate(fields['timestamp']) ?? new Date(0),
  }
}

function questionsOf(messages: unknown): Pick<ChatMessage, 'role' | 'content'>[] {
  return readList(messages).flatMap((message) => {
    const fields = readFields(message)
    const content = readText(fields?.['content'])
    return fields?.['role'] === 'user' && content !== '' ? [{ role: 'user', content }] : []
  })
}
