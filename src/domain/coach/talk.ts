import { startOf } from '@/domain/base/cut-text'
import { readDate, readFields, readList, readText } from '@/domain/base/read-field'
import { CONVERSATION_TITLE_MAX } from '@/domain/base/text-limits'
import type { ChatMessage } from './conversation'

/** A conversation by its name: what is said of it where it is not read. */
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

/** The beginning of the first question, cut at a word. */
export function conversationTitle(messages: readonly Pick<ChatMessage, 'role' | 'content'>[]): string {
  const question =
    messages
      .find((message) => message.role === 'user')
      ?.content.replace(/\s+/g, ' ')
      .trim() ?? ''
  if (question === '') return 'Conversation'
  const wanted = Math.min(60, CONVERSATION_TITLE_MAX)
  if (question.length <= wanted) return question
  const space = question.slice(0, wanted).lastIndexOf(' ')
  return `${startOf(question, space >= 20 ? space : wanted)}…`
}
