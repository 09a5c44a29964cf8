import { readFields, type Fields } from '@/domain/base/read-field'
import { fieldsAsRead, isEqualValue, SERVER_TIME, type Write } from '@/domain/base/write'
import { parseAnswering, withPart } from './answering'
import { parseChatMessages } from './conversation'
import { CARDS_MAX } from '@/domain/coach/cards/card-head'

export function conversationPath(id: string): string {
  return `conversations/${id}`
}

/** The timestamp is unchanged, and so the conversation's position in the list. */
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

/** Stops the answering function; no write once the answer has ended. */
export function stopWrites(id: string, doc: Fields | null, message: string): readonly Write[] {
  const isUnderWay = parseAnswering(doc?.['answering'])?.message === message
  return isUnderWay ? arranged(id, doc, { stop: message }) : []
}

/**
 * `fields`: all stored fields. An answer that was in progress has lost its conversation: what it said so far is restored as stopped, without
 * the lease, which the rules accept from the server alone. The new timestamp puts the conversation first in the list.
 */
export function restoreWrites(uid: string, id: string, doc: Fields | null, fields: Fields): readonly Write[] {
  if (doc) return []
  const { answering, stop: _stop, ...kept } = fields
  const running = parseAnswering(answering)
  const messages = running && withPart(parseChatMessages(fields['messages']), running, true)
  const restored = { ...kept, ...(messages && { messages }), userId: uid, timestamp: SERVER_TIME }
  return [{ kind: 'set', path: conversationPath(id), fields: restored }]
}

export interface CardOutcome {
  readonly cardId: string
  /** The complete card (`cardFields`), plain JSON; `doneAt` decides which of two states is later. */
  readonly fields: Fields
}

/** Stores the later of two states of a card; adds unknown cards while there is room. No write if the conversation does not exist. */
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

/**
 * « Ignorer », « Non » and « Remettre ». A card that was taken, here or on another device, stays taken whatever the clocks said: what it made is
 * there, and only its undo removes it.
 */
export function answerWrites(
  conversation: string,
  doc: Fields | null,
  outcomes: readonly CardOutcome[],
): readonly Write[] {
  return cardsWrites(
    conversation,
    doc,
    outcomes.filter(({ cardId }) => !isTakenIn(doc, cardId)),
  )
}

function isLater(fields: Fields, known: Fields): boolean {
  const difference = Number(fields['doneAt'] ?? 0) - Number(known['doneAt'] ?? 0)
  return difference > 0 || (difference === 0 && !isEqualValue(known, fieldsAsRead(fields, new Date(0))))
}

export function isTakenIn(doc: Fields | null, cardId: string): boolean {
  const state = readFields(readFields(doc?.['proposals'])?.[cardId])?.['state']
  return state === 'accepted' || state === 'edited'
}
