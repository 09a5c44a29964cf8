import { readFields, readList, type Fields } from '@/domain/base/read-field'
import { fieldsAsRead, isEqualValue, Refusal, SERVER_TIME, type Write } from '@/domain/base/write'
import { CHAT_CONTENT_MAX } from '@/domain/base/text-limits'
import { CARDS_MAX } from './card'
import { parseChatMessage, withoutReplaced, type ChatMessage } from './conversation'
import { parseSent, sentChange, type SentDossiers } from './sent-dossier'
import { conversationTitle } from './talk'

export function conversationPath(id: string): string {
  return `conversations/${id}`
}

/** A part of an exchange; plain JSON. */
export interface Appended {
  readonly id: string
  /** The page knows of no document yet. */
  readonly isNew: boolean
  /** Of a new conversation; null: it is made of the first question. */
  readonly name: string | null
  readonly messages: readonly ChatMessage[]
  /** New cards by their ids, as a conversation holds them. */
  readonly proposals: Fields
  readonly sent: SentDossiers
}

/**
 * Adds to a conversation what it does not hold, each message once by its role and time, in the order of the times. The
 * rest of a stopped answer takes its place. A conversation that was deleted meanwhile refuses a question, and drops an
 * answer.
 */
export function appendWrites(uid: string, doc: Fields | null, appended: Appended): readonly Write[] {
  const { id, isNew, name } = appended
  if (!doc && !isNew) {
    if (appended.messages.some(({ role }) => role === 'user')) throw new Refusal('gone')
    return []
  }
  const stored = readList(doc?.['messages']).flatMap((message) => parseChatMessage(message) ?? [])
  const messages = withAdded(stored, appended.messages.map(storable))
  const proposals = readFields(doc?.['proposals']) ?? {}
  const lacking = Object.entries(appended.proposals)
    .filter(([cardId]) => !(cardId in proposals))
    .slice(0, Math.max(0, CARDS_MAX - Object.keys(proposals).length))
  const held = parseSent(doc?.['dossiers'], doc?.['sent'])
  const sent = withSent(held, appended.sent)
  const changes = {
    ...(!isEqualValue(messages, stored) && { messages }),
    ...(lacking.length > 0 && { proposals: { ...proposals, ...Object.fromEntries(lacking) } }),
    ...(!isEqualValue(sent.dossiers, held.dossiers) && { dossiers: sent.dossiers }),
    ...(!isEqualValue(sent.sent, held.sent) && { sent: sent.sent }),
  }
  if (Object.keys(changes).length === 0) return []
  const path = conversationPath(id)
  if (doc) return [{ kind: 'update', path, fields: { ...changes, timestamp: SERVER_TIME } }]
  if (messages.length === 0) return []
  const title = name === null ? { title: conversationTitle(messages) } : { title: name, titled: true }
  return [{ kind: 'set', path, fields: { userId: uid, ...title, ...changes, timestamp: SERVER_TIME } }]
}

function withAdded(stored: readonly ChatMessage[], added: readonly ChatMessage[]): readonly ChatMessage[] {
  const messages = [...stored]
  for (const message of added) {
    const { role, timestamp } = message
    const at = messages.findIndex((one) => one.role === role && one.timestamp === timestamp)
    const known = messages[at]
    if (!known) {
      const before = messages.findLastIndex((one) => one.timestamp <= timestamp)
      messages.splice(before + 1, 0, message)
    } else if (isRest(known, message)) messages[at] = message
  }
  return withoutReplaced(messages)
}

function isRest(known: ChatMessage, message: ChatMessage): boolean {
  return known.stopped === true && (!message.stopped || message.content.length > known.content.length)
}

/** The rules refuse a longer message (64 KiB of answer can be drawn). */
function storable(message: ChatMessage): ChatMessage {
  return message.content.length > CHAT_CONTENT_MAX
    ? { ...message, content: message.content.slice(0, CHAT_CONTENT_MAX) }
    : message
}

function withSent(held: SentDossiers, added: SentDossiers): SentDossiers {
  const { dossiers, sent } = sentChange(held, added)
  return { dossiers: changed(held.dossiers, dossiers), sent: changed(held.sent, sent) }
}

function changed(
  held: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string | null>>,
): Readonly<Record<string, string>> {
  const entries = Object.entries({ ...held, ...change })
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}

/** A conversation keeps its time: it keeps its place in the list. From then on no exchange gives it another title. */
export function renameWrites(id: string, doc: Fields | null, title: string): readonly Write[] {
  return arranged(id, doc, { title, titled: true })
}

export function pinWrites(id: string, doc: Fields | null, isPinned: boolean): readonly Write[] {
  return arranged(id, doc, { pinned: isPinned })
}

function arranged(id: string, doc: Fields | null, fields: Fields): readonly Write[] {
  if (!doc || isEqualValue({ ...doc, ...fields }, doc)) return []
  return [{ kind: 'update', path: conversationPath(id), fields }]
}

/** `fields`: all that was stored. It comes first in the list, as a new one does. */
export function restoreWrites(uid: string, id: string, doc: Fields | null, fields: Fields): readonly Write[] {
  if (doc) return []
  const restored = { ...fields, userId: uid, timestamp: SERVER_TIME }
  return [{ kind: 'set', path: conversationPath(id), fields: restored }]
}

/** What became of a card. */
export interface CardOutcome {
  readonly cardId: string
  /** The whole card as it is from now on (`cardFields`), plain JSON; its `doneAt` tells the later of two answers. */
  readonly fields: Fields
}

/**
 * Of two answers to one card the later one stays. A card that the conversation does not hold is added, while there is
 * room. Nothing where the conversation does not exist (any more).
 */
export function cardsWrites(
  conversation: string,
  doc: Fields | null,
  outcomes: readonly CardOutcome[],
): readonly Write[] {
  if (!doc) return []
  const proposals = { ...readFields(doc['proposals']) }
  let isChanged = false
  for (const { cardId, fields } of outcomes) {
    const known = readFields(proposals[cardId])
    if (known ? !isLater(fields, known) : Object.keys(proposals).length >= CARDS_MAX) continue
    proposals[cardId] = fields
    isChanged = true
  }
  const changes = { proposals, timestamp: SERVER_TIME }
  return isChanged ? [{ kind: 'update', path: conversationPath(conversation), fields: changes }] : []
}

function isLater(fields: Fields, known: Fields): boolean {
  const difference = Number(fields['doneAt'] ?? 0) - Number(known['doneAt'] ?? 0)
  return difference > 0 || (difference === 0 && !isEqualValue(known, fieldsAsRead(fields, new Date(0))))
}

/** Whether the card was accepted already: accepting it again writes nothing. */
export function isTakenIn(doc: Fields | null, cardId: string): boolean {
  const state = readFields(readFields(doc?.['proposals'])?.[cardId])?.['state']
  return state === 'accepted' || state === 'edited'
}
