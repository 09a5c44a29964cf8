import { parseChatMessage, type ChatMessage } from '@/domain/coach/conversation'
import { readFields, readFlag, readList, readText } from '@/domain/base/read-field'
import { readCoachDraft } from './coach-draft'
import { readStored, storedKeys, writeStored } from '@/data/device/device-storage'
import type { StoredKey } from '@/data/device/stored-keys'

/** The end of a conversation that the server is not known to hold; it survives a reload on the device. */
export interface UnsavedTail {
  /** Its place on the device. Each conversation of each page has its own: none ever takes another's. */
  readonly slot: StoredKey
  /** The conversation it belongs to. */
  readonly id: string
  /** The document was never written: there is nothing to read before the tail. */
  readonly isNew: boolean
  /** The server said no; it is asked again all the same. */
  readonly isRefused: boolean
  readonly messages: readonly ChatMessage[]
}

function prefixOf(uid: string) {
  return `coach.unsaved.${uid}` as const
}

export function newUnsavedSlot(uid: string): StoredKey {
  return `${prefixOf(uid)}.${crypto.randomUUID()}`
}

/** All that is kept for somebody, what other pages hold included, the oldest first. */
export function readUnsaved(uid: string): UnsavedTail[] {
  return storedKeys(prefixOf(uid))
    .flatMap((slot) => readUnsavedAt(uid, slot) ?? [])
    .sort((some, other) => endOf(some) - endOf(other))
}

/** null: it is saved and gone, or it is not this person's. */
export function readUnsavedAt(uid: string, slot: StoredKey): UnsavedTail | null {
  // Without a name of its own: the only place there was, once.
  if (slot !== prefixOf(uid) && !slot.startsWith(`${prefixOf(uid)}.`)) return null
  const fields = readFields(parseJson(readStored(slot) ?? ''))
  const id = readText(fields?.['id'])
  const messages = readList(fields?.['messages']).flatMap((message) => parseChatMessage(message) ?? [])
  if (id === '' || messages.length === 0) return null
  return {
    slot,
    id,
    isNew: readFlag(fields?.['isNew']),
    isRefused: readFlag(fields?.['isRefused']),
    messages,
  }
}

export function writeUnsaved({ slot, ...tail }: UnsavedTail): void {
  writeStored(slot, JSON.stringify(tail))
}

export function dropUnsaved(slot: StoredKey): void {
  writeStored(slot, null)
}

/** What leaving this device would lose of what was said to the coach. */
export interface UnsavedCoachWork {
  /** Conversations whose last question has no whole answer. */
  readonly questions: number
  /** Answered, and not known to be on the server. */
  readonly answers: number
  /** Conversations that the server refused to store; not counted above. */
  readonly refused: number
  /** A message is half typed in the field. */
  readonly isTyped: boolean
}

export function unsavedCoachWork(uid: string): UnsavedCoachWork {
  const tails = readUnsaved(uid)
  const waiting = tails.filter(({ isRefused }) => !isRefused)
  const questions = waiting.filter(isUnanswered).length
  return {
    questions,
    answers: waiting.length - questions,
    refused: tails.length - waiting.length,
    isTyped: readCoachDraft(uid).trim() !== '',
  }
}

function isUnanswered({ messages }: UnsavedTail): boolean {
  const last = messages.at(-1)
  return last?.role === 'user' || last?.stopped === true
}

function endOf({ messages }: UnsavedTail): number {
  return messages.at(-1)?.timestamp ?? 0
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
