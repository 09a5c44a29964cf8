import { startOf } from '@/domain/base/cut-text'
import { readFields, readList, readText } from '@/domain/base/read-field'
import { CONVERSATION_TITLE_MAX } from '@/domain/base/text-limits'
import { cardFields, CARDS_MAX, parseCards, type Card } from './card'
import { parseSent, type SentDossiers } from './sent-dossier'
import { parseTalk, type Talk } from './talk'

export const CHAT_ROLES = ['user', 'assistant'] as const
export type ChatRole = (typeof CHAT_ROLES)[number]

export interface ChatMessage {
  readonly role: ChatRole
  readonly content: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** The answer was stopped half-way, by the person or by a failing provider. */
  readonly stopped?: true
}

export interface Conversation extends Talk {
  readonly userId: string
  /** The title, where the person gave it; null: it is made of the first question. */
  readonly name: string | null
  readonly messages: readonly ChatMessage[]
  /** What stands under its answers. A map of its own: earlier versions write the messages, and leave it alone. */
  readonly cards: readonly Card[]
  /** What went with its questions. */
  readonly sent: SentDossiers
  /** Stays on top of the list. */
  readonly isPinned: boolean
}

/** A new conversation starts past these, well under Firestore's 1 MiB for a document (record 030, line 12). */
export const CONVERSATION_MAX_MESSAGES = 150
export const CONVERSATION_MAX_BYTES = 600_000

export function parseChatMessage(data: unknown): ChatMessage | null {
  const fields = readFields(data)
  const role = CHAT_ROLES.find((known) => known === fields?.['role'])
  const content = readText(fields?.['content'])
  if (!fields || !role || content === '') return null
  const timestamp = fields['timestamp']
  return {
    role,
    content,
    timestamp: typeof timestamp === 'number' && Number.isFinite(timestamp) ? timestamp : 0,
    ...(fields['stopped'] === true ? { stopped: true as const } : {}),
  }
}

export function parseConversation(id: string, data: unknown): Conversation | null {
  const fields = readFields(data)
  const talk = parseTalk(id, data)
  if (!fields || !talk) return null
  const stored = readList(fields['messages']).flatMap((message) => parseChatMessage(message) ?? [])
  const messages = withoutReplaced(stored)
  return {
    ...talk,
    userId: readText(fields['userId']),
    messages,
    cards: parseCards(fields['proposals']),
    sent: parseSent(fields['dossiers'], fields['sent']),
    name: fields['titled'] === true && readText(fields['title']) !== '' ? talk.title : null,
    isPinned: fields['pinned'] === true,
  }
}

/** A document is only added to: the beginning of an answer that was asked for again stays in front of the new one. */
export function withoutReplaced(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.filter(
    (message, index) => message.stopped !== true || messages[index + 1]?.role !== 'assistant',
  )
}

/** Of the document in which a conversation with a name goes on, when its own is full. */
export function continuedName(name: string): string {
  const [, before = name, count] = /^(.*) \(suite(?:\u00a0(\d{1,4}))?\)$/.exec(name) ?? []
  const isFirst = before === name
  const mark = isFirst ? ' (suite)' : ` (suite\u00a0${Number(count ?? 1) + 1})`
  return `${startOf(before, CONVERSATION_TITLE_MAX - mark.length)}${mark}`
}

/** What one exchange may add: five cards of the coach, or a list of twenty lines that the person takes. */
const CARDS_OF_AN_EXCHANGE = 25

/** Whether the next exchange belongs in a new document. What was sent with the questions has its room in the margin. */
export function isConversationFull(messages: readonly ChatMessage[], cards: readonly Card[]): boolean {
  if (messages.length >= CONVERSATION_MAX_MESSAGES) return true
  if (cards.length > CARDS_MAX - CARDS_OF_AN_EXCHANGE) return true
  const texts = [
    ...messages.map(({ content }) => content),
    ...cards.map((card) => JSON.stringify(cardFields(card))),
  ]
  const encoder = new TextEncoder()
  const bytes = texts.reduce((sum, text) => sum + encoder.encode(text).length + 64, 0)
  return bytes >= CONVERSATION_MAX_BYTES
}
