import * as json from '@/domain/base/json'
import { readText, type Fields } from '@/domain/base/read-field'
import { Refusal, SERVER_TIME, type ReadDocument, type Write } from '@/domain/base/write'
import { isLive, withPart, type Answering } from './answering'
import { cardHeads, type CardHead } from '@/domain/coach/cards/card-head'
import {
  continuedBy,
  continuedName,
  isConversationFull,
  parseChatMessages,
  parseConversation,
  type ChatMessage,
  type Conversation,
} from './conversation'
import { conversationPath } from './conversation-writes'
import { parseSent, withSent } from '@/domain/coach/dossier/sent-dossier'
import { conversationTitle } from './conversation-title'

export interface Asked {
  readonly conversation: string
  /** Id of the exchange, made once by the device that asks. */
  readonly message: string
  readonly question: string
  /** True if the device knows no such conversation yet. */
  readonly isNew: boolean
  /** Id of the screen's project; null: none. A conversation's first project is final. */
  readonly project: string | null
}

export const readAsked = json.args<Asked>({
  conversation: json.id,
  message: json.id,
  question: json.text,
  isNew: json.flag,
  project: json.orNull(json.id),
})

interface Place {
  readonly id: string
  /** Null: the document has to be created. */
  readonly doc: Fields | null
  /** Name inherited from a full conversation. Null: none. */
  readonly name: string | null
  readonly project: string | null
  /** Id of the full conversation that it continues; null: none. */
  readonly continues: string | null
}

/**
 * The next exchange of a full conversation is in a new document with the exchange's id, so that a retry finds it, and with the id of the
 * full one. Null: the conversation was deleted, or would continue itself.
 */
function placeOf({ conversation, message, isNew, ...asked }: Asked, read: ReadDocument): Place | null {
  const doc = read(conversationPath(conversation))
  const project = readText(doc?.['project']) || asked.project
  const place = { id: conversation, doc, name: null, project, continues: continuedBy(doc) }
  if (!doc) return isNew ? place : null
  if (!goesOnElsewhere(doc, message)) return place
  if (message === conversation) return null
  const name = doc['titled'] === true ? continuedName(readText(doc['title'])) : null
  return { id: message, doc: read(conversationPath(message)), name, project, continues: conversation }
}

export function goesOnElsewhere(doc: Fields | null, message: string): boolean {
  const messages = parseChatMessages(doc?.['messages'])
  return !questionIn(messages, message) && isConversationFull(messages, cardHeads(doc?.['proposals']))
}

function questionIn(messages: readonly ChatMessage[], message: string): ChatMessage | undefined {
  return messages.find(({ role, id }) => role === 'user' && id === message)
}

/** The question as it is asked now: behind all that was said, also if it was left without an answer before. */
function withQuestion(
  messages: readonly ChatMessage[],
  { message: id, question }: Asked,
  now: number,
): readonly ChatMessage[] {
  const known = questionIn(messages, id)
  const isAnswered = messages.some((message) => message.role === 'assistant' && message.id === id)
  if (known && (isAnswered || messages.at(-1) === known)) return messages
  const content = known?.content ?? question
  const others = messages.filter((message) => message !== known)
  return [...others, { id, role: 'user', content, timestamp: timeAfter(messages, now) }]
}

/** A pending question at the place of its own time, between the exchanges of others. */
function withPending(
  messages: readonly ChatMessage[],
  { message: id, question }: Asked,
  at: number,
): readonly ChatMessage[] {
  if (questionIn(messages, id)) return messages
  const later = messages.findIndex(({ role, timestamp }) => role === 'user' && timestamp > at)
  const before = later === -1 ? messages : messages.slice(0, later)
  const pending = { id, role: 'user', content: question, timestamp: timeAfter(before, at) } as const
  return [...before, pending, ...messages.slice(before.length)]
}

/** Timestamps identify messages: each is later than all earlier ones. */
function timeAfter(messages: readonly ChatMessage[], now: number): number {
  return Math.max(now, ...messages.map(({ timestamp }) => timestamp + 1))
}

function writeTo(
  uid: string,
  { id, doc, name, project, continues }: Place,
  messages: readonly ChatMessage[],
  more: Fields,
): Write {
  const path = conversationPath(id)
  const fields = { messages, ...(project !== null && { project }), ...more }
  if (doc) return { kind: 'update', path, fields }
  const title = name === null ? { title: conversationTitle(messages) } : { title: name, titled: true }
  return {
    kind: 'set',
    path,
    fields: { userId: uid, ...title, ...(continues !== null && { continues }), ...fields },
  }
}

/** Shows a question that is pending on this device; the conversation's position in the list changes when the question arrives. */
export function questionWrites(uid: string, asked: Asked, read: ReadDocument, now: Date): readonly Write[] {
  const place = placeOf(asked, read)
  if (!place) throw new Refusal('gone')
  const before = parseChatMessages(place.doc?.['messages'])
  const messages = withPending(before, asked, now.getTime())
  return messages === before ? [] : [writeTo(uid, place, messages, place.doc ? {} : { timestamp: now })]
}

/** A call's lease on a question, or why it has none. */
export type Claim =
  /** `already`: another call answers or answered the question. `busy`: another question of the conversation is being answered. */
  | { readonly status: 'already' | 'busy' | 'gone' }
  | {
      readonly status: 'claimed'
      readonly id: string
      readonly answering: Answering
      readonly write: Write
      /** Messages up to the question, with those of the conversation that this one continues. */
      readonly messages: readonly ChatMessage[]
      readonly cards: readonly CardHead[]
      /** False: there are older messages, which were not read or are gone. */
      readonly isWhole: boolean
    }

/** The notes sent with a question. */
export interface SentText {
  /** First eight digits of the SHA-256 in hexadecimal. */
  readonly hash: string
  readonly text: string
}

/**
 * Leases a question to one call and adds it to its conversation. A dead or stopped lease is replaced, and its partial answer stays. `now`
 * in ms since 1970.
 */
export function claimQuestion(
  uid: string,
  asked: Asked,
  read: ReadDocument,
  dossier: SentText | null,
  now: number,
): Claim {
  const place = placeOf(asked, read)
  const docs = [asked.conversation, asked.message].map((id) => read(conversationPath(id)))
  if (!place || docs.some((doc) => doc && doc['userId'] !== uid)) return { status: 'gone' }
  const known = parseConversation(place.id, place.doc)
  const { answering: running = null, isStopping = false, messages: stored = [] } = known ?? {}
  if (running && !isStopping && isLive(running, now) && running.at <= now + AHEAD_MAX_MS) {
    return { status: running.message === asked.message ? 'already' : 'busy' }
  }
  const before = running ? withPart(stored, running, isStopping) : stored
  const answer = before.find(({ role, id }) => role === 'assistant' && id === asked.message)
  if (answer && !answer.fault) return { status: 'already' }

  const past = pastOf(uid, place, read)
  const messages = withQuestion(before, asked, timeAfter(past?.messages ?? [], now)).map((message) =>
    message.role === 'user' && message.id === asked.message ? withoutFault(message) : message,
  )
  const at = messages.findIndex(({ role, id }) => role === 'user' && id === asked.message)
  const answering = { message: asked.message, at: timeAfter(messages, now), text: '' }
  const held = parseSent(place.doc?.['dossiers'], place.doc?.['sent'])
  const { dossiers, sent } = withSent(held, messages[at]?.timestamp ?? 0, dossier)
  return {
    status: 'claimed',
    id: place.id,
    answering,
    write: writeTo(uid, place, messages, {
      answering,
      stop: undefined,
      dossiers,
      sent,
      timestamp: SERVER_TIME,
    }),
    messages: [...(past?.messages ?? []), ...messages.slice(0, at + 1)],
    cards: [...(past?.cards ?? []), ...(known?.cards ?? [])],
    isWhole: place.continues === null || past?.continues === null,
  }
}

/** The conversation that this one continues, if it is read and this person's. */
function pastOf(uid: string, { continues }: Place, read: ReadDocument): Conversation | null {
  const past = continues === null ? null : parseConversation(continues, read(conversationPath(continues)))
  return past?.userId === uid ? past : null
}

/** A lease further ahead would never end. The rules allow a day; only the first and the last message of a restored conversation are checked. */
const AHEAD_MAX_MS = 86_400_000

function withoutFault({ id, role, content, timestamp }: ChatMessage): ChatMessage {
  return { ...(id !== undefined && { id }), role, content, timestamp }
}
