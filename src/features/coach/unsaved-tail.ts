import { readStored, writeStored } from '@/data/device-storage'
import { parseChatMessage, type ChatMessage } from '@/domain/conversation'
import { readFields, readFlag, readList, readText } from '@/domain/read-field'

/** The end of a conversation that the backend does not have yet; it survives a reload on the device. */
export interface UnsavedTail {
  readonly id: string
  /** The document was never written: there is nothing to read before the tail. */
  readonly isNew: boolean
  readonly messages: readonly ChatMessage[]
}

const key = (uid: string) => `coach.unsaved.${uid}` as const

export function readUnsavedTail(uid: string): UnsavedTail | null {
  const fields = readFields(parseJson(readStored(key(uid)) ?? ''))
  const id = readText(fields?.['id'])
  const messages = readList(fields?.['messages']).flatMap((message) => parseChatMessage(message) ?? [])
  return id === '' || messages.length === 0 ? null : { id, isNew: readFlag(fields?.['isNew']), messages }
}

export function writeUnsavedTail(uid: string, tail: UnsavedTail | null): void {
  writeStored(key(uid), tail && JSON.stringify(tail))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
