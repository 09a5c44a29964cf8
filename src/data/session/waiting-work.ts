import { parseJson, readFields, readList, readText } from '@/domain/base/read-field'
import { readStored, WAITING_KEY, writeStored, type StorageArea } from '@/data/device/device-storage'
import { isSessionRemembered } from '@/data/device/session-hint'
import { TYPED_FAMILIES, type StoredKey } from '@/data/device/stored-keys'
import { notifyTyped, textsByKey } from '@/data/device/typed-text'
import { stageAgain } from '@/data/sync/staging'

/** What only this device had when the server ended a session, until the same person signs in. No screen shows more of it than its number. */
export interface WaitingWork {
  readonly uid: string
  /** Entries of the journal, in order, as `stageAgain` reads them. */
  readonly entries: readonly unknown[]
  /** Typed texts by their keys. */
  readonly texts: Readonly<Record<string, string>>
}

/** As stored; `subscribeTyped` tells of changes. A session of one tab leaves its work there. */
export function waitingText(): string | null {
  return readStored(WAITING_KEY, 'session') ?? readStored(WAITING_KEY, 'device')
}

export function readWaitingWork(): WaitingWork | null {
  return parseWaitingWork(waitingText())
}

export function parseWaitingWork(text: string | null): WaitingWork | null {
  const fields = readFields(parseJson(text))
  const uid = readText(fields?.['uid'])
  if (!fields || uid === '') return null
  const texts = Object.entries(readFields(fields['texts']) ?? {}).map(
    ([key, value]) => [key, readText(value)] as const,
  )
  return { uid, entries: readList(fields['entries']), texts: Object.fromEntries(texts) }
}

export function sizeOf({ entries, texts }: WaitingWork): number {
  return entries.length + Object.keys(texts).length
}

/** The server ended the session: what only this device has waits for the same person. */
export async function leaveUnsaved(uid: string): Promise<void> {
  const area = areaOfSession()
  const texts = Object.fromEntries(TYPED_FAMILIES.flatMap((family) => textsByKey(family, uid)))
  // Before any wait: another tab may take the end for a sign-out, and delete the session and its typed texts meanwhile.
  leaveWork({ uid, entries: [], texts }, area)
  const { entriesOf } = await import('@/data/sync/current')
  const entries = await entriesOf(uid)
  const made = entries.map(({ name, args, at, key, isHeld }) => ({ name, args, at, key, isHeld }))
  leaveWork({ uid, entries: made, texts }, area)
}

function areaOfSession(): StorageArea {
  return isSessionRemembered() ? 'device' : 'session'
}

/** Another tab may have left some just now. */
export function leaveWork(work: WaitingWork, area = areaOfSession()): void {
  const earlier = readWaitingWork()
  const before = earlier?.uid === work.uid ? earlier : null
  const known = new Set(before?.entries.map((entry) => JSON.stringify(entry)))
  const entries = [
    ...(before?.entries ?? []),
    ...work.entries.filter((entry) => !known.has(JSON.stringify(entry))),
  ]
  const all = { ...work, entries, texts: { ...before?.texts, ...work.texts } }
  if (sizeOf(all) > 0) writeStored(WAITING_KEY, JSON.stringify(all), area)
}

/** « Effacer ». Returns the function that puts it back. */
export function dropWork(): () => void {
  const text = waitingText()
  const area = readStored(WAITING_KEY, 'session') === null ? 'device' : 'session'
  const write = (next: string | null) => {
    writeStored(WAITING_KEY, next, area)
    notifyTyped()
  }
  write(null)
  return () => write(text)
}

/**
 * After a login: the person's own work goes where journal and screens find it. That of another person is deleted, except by a session of one
 * tab, which leaves the device as it is.
 */
export function takeWork(uid: string): void {
  const work = readWaitingWork()
  if (!work || (work.uid !== uid && !isSessionRemembered())) return
  if (work.uid === uid) {
    stageAgain(uid, work.entries)
    for (const [key, text] of Object.entries(work.texts)) {
      if (readStored(key as StoredKey) === null) writeStored(key as StoredKey, text)
    }
  }
  dropWork()
}
