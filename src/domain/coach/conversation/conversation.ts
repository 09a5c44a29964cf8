import { startOf } from '@/domain/base/text/cut-text'
import { COACH_ERROR_CODES, type CoachErrorCode } from '@/domain/base/errors'
import { isDocumentId, readFields, readList, readText } from '@/domain/base/read-field'
import { CONVERSATION_TITLE_MAX } from '@/domain/base/text/text-limits'
import { parseAnswering, type Answering } from './answering'
import { cardFields, CARDS_MAX, parseCards, type Card } from '@/domain/coach/cards/card'
import { parseSent, type SentDossiers } from '@/domain/coach/dossier/sent-dossier'
import { parseTalk, type Talk } from './talk'

export const CHAT_ROLES = ['user', 'assistant'] as const
export type ChatRole = (typeof CHAT_ROLES)[number]

export interface ChatMessage {
  /** Id of the exchange: a question and its answer have the same one. Messages of the specification's own shape have none. */
  readonly id?: string
  readonly role: ChatRole
  readonly content: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** The answer is not whole: the person stopped it or, where there is a `fault`, it failed half-way. */
  readonly stopped?: true
  /** The answer ends where the provider's longest answer does. */
  readonly cut?: true
  /** The reason why an answer is not whole, or why a question has none. It can be asked again. */
  readonly fault?: CoachErrorCode
}

export interface Conversation extends Talk {
  readonly userId: string
  /** The title, where the person gave it; null: it is made of the first question. */
  readonly name: string | null
  readonly messages: readonly ChatMessage[]
  /** An answer on its way, which is not among the messages. */
  readonly answering: Answering | null
  /** The person stopped it. */
  readonly isStopping: boolean
  /** Cards under its answers. A map of its own: the person's decisions are written beside the messages. */
  readonly cards: readonly Card[]
  /** What went with its questions. */
  readonly sent: SentDossiers
  /** Id of the project that it is about; null: none. */
  readonly project: string | null
  /** Stays on top of the list. */
  readonly isPinned: boolean
}

/** A new conversation starts past these, well under Firestore's 1 MiB for a document. */
export const CONVERSATION_MAX_MESSAGES = 150
export const CONVERSATION_MAX_BYTES = 600_000

export function parseChatMessage(data: unknown): ChatMessage | null {
  const fields = readFields(data)
  const role = CHAT_ROLES.find((known) => known === fields?.['role'])
  const content = readText(fields?.['content'])
  if (!fields || !role || content === '') return null
  const id = readText(fields['id'])
  const timestamp = fields['timestamp']
  const fault = COACH_ERROR_CODES.find((known) => known === fields['fault'])
  return {
    ...(isDocumentId(id) && { id }),
    role,
    content,
    timestamp: typeof timestamp === 'number' && Number.isFinite(timestamp) ? timestamp : 0,
    ...(fields['stopped'] === true && { stopped: true as const }),
    ...(fields['cut'] === true && { cut: true as const }),
    ...(fault && { fault }),
  }
}

export function parseChatMessages(stored: unknown): readonly ChatMessage[] {
  return readList(stored).flatMap((message) => parseChatMessage(message) ?? [])
}

export function parseConversation(id: string, data: unknown): Conversation | null {
  const fields = readFields(data)
  const talk = parseTalk(id, data)
  if (!fields || !talk) return null
  const answering = parseAnswering(fields['answering'])
  return {
    ...talk,
    userId: readText(fields['userId']),
    messages: parseChatMessages(fields['messages']),
    answering,
    isStopping: answering !== null && fields['stop'] === answering.message,
    cards: parseCards(fields['proposals']),
    sent: parseSent(fields['dossiers'], fields['sent']),
    name: fields['titled'] === true && readText(fields['title']) !== '' ? talk.title : null,
    project: readText(fields['project']) || null,
    isPinned: fields['pinned'] === true,
  }
}

/** Its last question has no answer, and none is on its way as far as the document tells. */
export function isUnanswered({ answering, messages }: Pick<Conversation, 'answering' | 'messages'>): boolean {
  return answering === null && messages.at(-1)?.role === 'user'
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
