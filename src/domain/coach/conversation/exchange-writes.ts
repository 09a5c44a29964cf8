import type { CoachErrorCode } from '@/domain/base/errors'
import { readFields, readText, type Fields } from '@/domain/base/read-field'
import { Refusal, SERVER_TIME, type Write } from '@/domain/base/write'
import { isLive, parseAnswering, withAnswer, withPart, type Answering } from './answering'
import { cardMap, CARDS_MAX, parseCards, type Card } from '@/domain/coach/cards/card'
import { COACH_PROPOSES } from './coach-request'
import {
  continuedName,
  isConversationFull,
  parseChatMessages,
  parseConversation,
  type ChatMessage,
} from './conversation'
import { conversationPath } from './conversation-writes'
import { parseSent, withSent } from '@/domain/coach/dossier/sent-dossier'
import { conversationTitle } from './conversation-title'

/** A question as it is asked; plain JSON. */
export interface Asked {
  readonly conversation: string
  /** Id of the exchange, made once by the device that asks. */
  readonly message: string
  readonly question: string
  /** That device knows of no such conversation yet. */
  readonly isNew: boolean
  /** Id of the project that the screen says it is about; null: none. A conversation keeps its first one. */
  readonly project: string | null
}

/** The document that an exchange belongs in. */
interface Place {
  readonly id: string
  /** null: it is to be made. */
  readonly doc: Fields | null
  /** The name that a document goes on with for a full one; null: that one had none. */
  readonly name: string | null
  readonly project: string | null
}

/**
 * A full conversation goes on in the document that has the id of its next exchange, so that whoever asks it again finds it
 * there. `next`: that document. null: the conversation was deleted.
 */
function placeOf(
  { conversation, message, isNew, ...asked }: Asked,
  doc: Fields | null,
  next: Fields | null,
): Place | null {
  const project = readText(doc?.['project']) || asked.project
  const place = { id: conversation, doc, name: null, project }
  if (!doc) return isNew ? place : null
  if (!goesOnElsewhere(doc, message)) return place
  const name = doc['titled'] === true ? continuedName(readText(doc['title'])) : null
  return { id: message, doc: next, name, project }
}

/** True where this exchange has no room in the document. */
export function goesOnElsewhere(doc: Fields | null, message: string): boolean {
  const messages = parseChatMessages(doc?.['messages'])
  return !questionIn(messages, message) && isConversationFull(messages, parseCards(doc?.['proposals']))
}

function questionIn(messages: readonly ChatMessage[], message: string): ChatMessage | undefined {
  return messages.find(({ role, id }) => role === 'user' && id === message)
}

/** With the question, once. */
function withQuestion(
  messages: readonly ChatMessage[],
  { message: id, question }: Asked,
  now: number,
): readonly ChatMessage[] {
  if (questionIn(messages, id)) return messages
  return [...messages, { id, role: 'user', content: question, timestamp: timeAfter(messages, now) }]
}

/** Messages are told apart by their times: each is later than those before it. */
function timeAfter(messages: readonly ChatMessage[], now: number): number {
  return Math.max(now, ...messages.map(({ timestamp }) => timestamp + 1))
}

function writeTo(
  uid: string,
  { id, doc, name, project }: Place,
  messages: readonly ChatMessage[],
  more: Fields,
): Write {
  const path = conversationPath(id)
  const fields = { messages, ...(project !== null && { project }), ...more }
  if (doc) return { kind: 'update', path, fields }
  const title = name === null ? { title: conversationTitle(messages) } : { title: name, titled: true }
  return { kind: 'set', path, fields: { userId: uid, ...title, ...fields } }
}

/**
 * Shows a question that waits on this device; the conversation keeps its place in the list until the question arrives. `docs`: the conversation, and the one that has the id of the exchange.
 */
export function questionWrites(
  uid: string,
  asked: Asked,
  [doc = null, next = null]: readonly (Fields | null)[],
  now: Date,
): readonly Write[] {
  const place = placeOf(asked, doc, next)
  if (!place) throw new Refusal('gone')
  const before = parseChatMessages(place.doc?.['messages'])
  const messages = withQuestion(before, asked, now.getTime())
  return messages === before ? [] : [writeTo(uid, place, messages, place.doc ? {} : { timestamp: now })]
}

/** A call's claim on a question, or why it has none. */
export type Claim =
  /** `already`: another call answers the question, or has. `busy`: another question of the conversation is being answered. */
  | { readonly status: 'already' | 'busy' | 'gone' }
  | {
      readonly status: 'claimed'
      /** The conversation that it is written to. */
      readonly id: string
      readonly answering: Answering
      readonly write: Write
      /** Up to the question. */
      readonly messages: readonly ChatMessage[]
      readonly cards: readonly Card[]
    }

/** The notes that go with a question. */
export interface SentText {
  /** The first eight digits of its SHA-256 in hexadecimal. */
  readonly hash: string
  readonly text: string
}

/**
 * Takes a question for one call, and puts it into its conversation. A claim that is dead, or whose answer the person
 * stopped, gives way, and what came of it stays. `docs` as for `questionWrites`; `now` in ms since 1970.
 */
export function claimQuestion(
  uid: string,
  asked: Asked,
  [doc = null, next = null]: readonly (Fields | null)[],
  dossier: SentText | null,
  now: number,
): Claim {
  const place = placeOf(asked, doc, next)
  if (!place || [doc, next].some((each) => each && each['userId'] !== uid)) return { status: 'gone' }
  const known = parseConversation(place.id, place.doc)
  const { answering: running = null, isStopping = false, messages: stored = [] } = known ?? {}
  if (running && !isStopping && isLive(running, now)) {
    return { status: running.message === asked.message ? 'already' : 'busy' }
  }
  const before = running ? withPart(stored, running, isStopping) : stored
  const answer = before.find(({ role, id }) => role === 'assistant' && id === asked.message)
  if (answer && !answer.fault) return { status: 'already' }

  const messages = withQuestion(before, asked, now).map((message) =>
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
      ...{ answering, stop: undefined, dossiers, sent },
      timestamp: SERVER_TIME,
    }),
    messages: messages.slice(0, at + 1),
    cards: known?.cards ?? [],
  }
}

function withoutFault({ id, role, content, timestamp }: ChatMessage): ChatMessage {
  return { ...(id !== undefined && { id }), role, content, timestamp }
}

/** How an answer came to its end. */
export interface Ending {
  readonly text: string
  /** The claim of this call. */
  readonly answering: Answering
  readonly cards: readonly Card[]
  readonly isStopped: boolean
  readonly isCut: boolean
  /** The reason why it is not whole; null: it is, or the person stopped it. */
  readonly fault: CoachErrorCode | null
}

/** True while the conversation waits for the answer of this call. */
function isClaimed(doc: Fields | null, { message, at }: Answering): boolean {
  const running = parseAnswering(doc?.['answering'])
  return running?.message === message && running.at === at
}

/** The person stopped it, or another call has taken its place. */
export function isOver(doc: Fields | null, answering: Answering): boolean {
  return doc !== null && (!isClaimed(doc, answering) || doc['stop'] === answering.message)
}

/** The answer, its cards and how it ended, once; nothing where the conversation was deleted or waits for another call. */
export function endWrites(id: string, doc: Fields | null, ending: Ending): readonly Write[] {
  const { answering, text, cards, fault, isStopped, isCut } = ending
  if (!doc || !isClaimed(doc, answering)) return []
  const stored = parseChatMessages(doc['messages'])
  const said = saidIn(text, cards)
  const messages =
    said.trim() === ''
      ? stored.map((message) =>
          fault && message.role === 'user' && message.id === answering.message
            ? { ...message, fault }
            : message,
        )
      : withAnswer(stored, {
          ...{ id: answering.message, role: 'assistant', content: said, timestamp: answering.at },
          ...((isStopped || fault) && { stopped: true }),
          ...(isCut && { cut: true }),
          ...(fault && { fault }),
        })
  const proposals = readFields(doc['proposals']) ?? {}
  const lacking = cards.filter((card) => !(card.id in proposals))
  const room = Math.max(0, CARDS_MAX - Object.keys(proposals).length)
  const fields = {
    messages,
    ...(lacking.length > 0 && { proposals: { ...proposals, ...cardMap(lacking.slice(0, room)) } }),
    answering: undefined,
    stop: undefined,
    timestamp: SERVER_TIME,
  }
  return [{ kind: 'update', path: conversationPath(id), fields }]
}

/** An answer that is proposals alone has words of ours. */
export function saidIn(text: string, proposals: readonly unknown[]): string {
  return text.trim() === '' && proposals.length > 0 ? COACH_PROPOSES : text
}
