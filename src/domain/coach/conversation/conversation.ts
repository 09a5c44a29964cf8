import { startOf } from '@/domain/base/text/cut-text'
import { COACH_ERROR_CODES, type CoachErrorCode } from '@/domain/base/errors'
import {
  isDocumentId,
  readFields,
  readInteger,
  readList,
  readText,
  type Fields,
} from '@/domain/base/read-field'
import { CONVERSATION_TITLE_MAX } from '@/domain/base/text/text-limits'
import { parseDoubts, type Doubts } from '@/domain/coach/answer/reread/doubts'
import { parseAnswering, type Answering } from './answering'
import { cardHeads, CARDS_MAX, type CardHead } from '@/domain/coach/cards/card-head'
import { parseSent, type SentDossiers } from '@/domain/coach/dossier/sent-dossier'
import { parseTalk, type Talk } from './talk'

export const CHAT_ROLES = ['user', 'assistant'] as const
export type ChatRole = (typeof CHAT_ROLES)[number]

export interface ChatMessage {
  /** Id of the exchange, shared by a question and its answer; absent in messages of the specification's own format. */
  readonly id?: string
  readonly role: ChatRole
  readonly content: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** The answer is incomplete: the person stopped it or, with a `fault`, it failed after some text. */
  readonly stopped?: true
  /** The answer reached the provider's maximum length. */
  readonly cut?: true
  /** Number of proposals of the answer that became no card. */
  readonly dropped?: number
  /** Of these, the simulations, whose inputs or values no statement has. */
  readonly uncomputed?: number
  /** What our rules say of the answer. */
  readonly doubts?: Doubts
  /** « Utile » or « Pas utile ». Absent: not said. */
  readonly useful?: boolean
  /** Error that made an answer incomplete or left a question without one; the question can be asked again. */
  readonly fault?: CoachErrorCode
}

export interface Conversation extends Talk {
  readonly userId: string
  /** Title given by the person. Null: the title is derived from the first question. */
  readonly name: string | null
  readonly messages: readonly ChatMessage[]
  /** The answer in progress, not yet among the messages. */
  readonly answering: Answering | null
  readonly isStopping: boolean
  /** Cards of the answers. A separate map, because the person's decisions are written independently of the messages. */
  readonly cards: readonly CardHead[]
  readonly sent: SentDossiers
  /** Project id; null: none. */
  readonly project: string | null
  /** Id of the full conversation that this one continues; null: none. */
  readonly continues: string | null
  readonly isPinned: boolean
}

/** Text of an answer that consists of proposals only. */
export const COACH_PROPOSES = 'Voici ce que je te propose\u00a0:'

/** Above these limits a new conversation starts; well under Firestore's 1 MiB per document. */
export const CONVERSATION_MAX_MESSAGES = 150
export const CONVERSATION_MAX_BYTES = 600_000

/** More are said as this many. */
const DROPPED_MAX = 99

export function parseChatMessage(data: unknown): ChatMessage | null {
  const fields = readFields(data)
  const role = CHAT_ROLES.find((known) => known === fields?.['role'])
  const content = readText(fields?.['content'])
  if (!fields || !role || content === '') return null
  const id = readText(fields['id'])
  const timestamp = fields['timestamp']
  const fault = COACH_ERROR_CODES.find((known) => known === fields['fault'])
  const counted = (value: unknown, most: number) =>
    Math.min(readInteger(value, 0, Number.MAX_SAFE_INTEGER, 0), most)
  const dropped = counted(fields['dropped'], DROPPED_MAX)
  const uncomputed = counted(fields['uncomputed'], dropped)
  const doubts = parseDoubts(fields['doubts'])
  return {
    ...(isDocumentId(id) && { id }),
    role,
    content,
    timestamp: typeof timestamp === 'number' && Number.isFinite(timestamp) ? timestamp : 0,
    ...(fields['stopped'] === true && { stopped: true as const }),
    ...(fields['cut'] === true && { cut: true as const }),
    ...(dropped > 0 && { dropped }),
    ...(uncomputed > 0 && { uncomputed }),
    ...(doubts && { doubts }),
    ...(typeof fields['useful'] === 'boolean' && { useful: fields['useful'] }),
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
    cards: cardHeads(fields['proposals']),
    sent: parseSent(fields['dossiers'], fields['sent']),
    name: fields['titled'] === true && readText(fields['title']) !== '' ? talk.title : null,
    project: readText(fields['project']) || null,
    continues: continuedBy(fields),
    isPinned: fields['pinned'] === true,
  }
}

/** A provider that refused a question refuses it in the history of the next one too: the coach does not get it again. */
export function isRefused({ fault }: ChatMessage): boolean {
  return fault === 'coach/question-refused' || fault === 'coach/message-too-long'
}

/** Id of the conversation that this document continues. */
export function continuedBy(doc: Fields | null): string | null {
  const id = readText(doc?.['continues'])
  return isDocumentId(id) ? id : null
}

export function isUnanswered({ answering, messages }: Pick<Conversation, 'answering' | 'messages'>): boolean {
  return answering === null && messages.at(-1)?.role === 'user'
}

/** Name of the document that continues a full conversation with a name. */
export function continuedName(name: string): string {
  const [, before = name, count] = /^(.*) \(suite(?:\u00a0(\d{1,4}))?\)$/.exec(name) ?? []
  const isFirst = before === name
  const mark = isFirst ? ' (suite)' : ` (suite\u00a0${Number(count ?? 1) + 1})`
  return `${startOf(before, CONVERSATION_TITLE_MAX - mark.length)}${mark}`
}

/** Maximum per exchange: nine cards of the coach, or a list of twenty lines that the person takes. */
const CARDS_OF_AN_EXCHANGE = 25

/** True if the next exchange needs a new document. The margin of the limits covers the sent dossiers. */
export function isConversationFull(
  messages: readonly ChatMessage[],
  cards: readonly Pick<CardHead, 'fields'>[],
): boolean {
  if (messages.length >= CONVERSATION_MAX_MESSAGES) return true
  if (cards.length > CARDS_MAX - CARDS_OF_AN_EXCHANGE) return true
  const texts = [
    ...messages.map(({ content }) => content),
    ...cards.map(({ fields }) => JSON.stringify(fields)),
  ]
  const encoder = new TextEncoder()
  const bytes = texts.reduce((sum, text) => sum + encoder.encode(text).length + 64, 0)
  return bytes >= CONVERSATION_MAX_BYTES
}
