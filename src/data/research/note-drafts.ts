import { parseSheetChanges, type SheetChanges } from '@/domain/research/candidate-sheet'
import { readFields, readText } from '@/domain/base/read-field'
import { keyOf, readStored, storedKeys, writeStored } from '@/data/device/device-storage'

/** What was typed in a candidate's sheet and is not known to be on the server. */
export interface NoteDraft {
  readonly tableId: string
  readonly changes: SheetChanges
}

const NONE: ReadonlyMap<string, NoteDraft> = new Map()

let owner: string | null = null
let kept = NONE
/** Given to Firestore, whose answer this page will hear. */
const handedOver = new Set<string>()
/** What the device could not keep: here until the tab closes. */
const onlyHere = new Set<string>()
const listeners = new Set<() => void>()

/** By candidate, what other tabs keep included; the same map until something changes. */
export function readNoteDrafts(uid: string): ReadonlyMap<string, NoteDraft> {
  if (uid !== owner) open(uid)
  return kept
}

export function subscribeNoteDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** null forgets it. */
export function keepNoteDraft(
  uid: string,
  candidateId: string,
  draft: NoteDraft | null,
  isHandedOver = false,
): void {
  if (uid !== owner) open(uid)
  if (draft && isHandedOver) handedOver.add(candidateId)
  else handedOver.delete(candidateId)
  if (!draft && !kept.has(candidateId)) return
  const isStored = writeStored(`${prefixOf(uid)}${candidateId}`, draft && JSON.stringify(draft))
  if (draft && !isStored) onlyHere.add(candidateId)
  else onlyHere.delete(candidateId)
  put(candidateId, draft)
}

/** Forgets what was typed for candidates that are not there any more. */
export function dropNoteDrafts(
  uid: string,
  isGone: (candidateId: string, draft: NoteDraft) => boolean,
): void {
  for (const [id, draft] of readNoteDrafts(uid)) {
    if (isGone(id, draft)) keepNoteDraft(uid, id, null)
  }
}

/** How many are only here and not on their way: signing out would lose them. */
export function countUnsavedNotes(uid: string): number {
  return [...readNoteDrafts(uid).keys()].filter((id) => !handedOver.has(id)).length
}

export function isNoteHandedOver(candidateId: string): boolean {
  return handedOver.has(candidateId)
}

function open(uid: string) {
  if (owner === null) window.addEventListener('storage', readAgain)
  owner = uid
  handedOver.clear()
  onlyHere.clear()
  const prefix = prefixOf(uid)
  kept = new Map(
    storedKeys(prefix).flatMap((key) => {
      const draft = parse(readStored(key))
      return draft ? [[key.slice(prefix.length), draft] as const] : []
    }),
  )
}

/** Another tab wrote: what it keeps counts here too, unless this tab holds the only copy of its own. */
function readAgain(event: StorageEvent) {
  const key = keyOf(event)
  if (owner === null || key?.startsWith(prefixOf(owner)) !== true) return
  const candidateId = key.slice(prefixOf(owner).length)
  if (!onlyHere.has(candidateId)) put(candidateId, parse(readStored(`${prefixOf(owner)}${candidateId}`)))
}

function put(candidateId: string, draft: NoteDraft | null) {
  const next = new Map(kept)
  if (draft) next.set(candidateId, draft)
  else next.delete(candidateId)
  kept = next
  for (const listener of listeners) listener()
}

function parse(text: string | null): NoteDraft | null {
  if (text === null) return null
  try {
    const fields = readFields(JSON.parse(text))
    const changes = parseSheetChanges(fields?.['changes'])
    return changes && { tableId: readText(fields?.['tableId']), changes }
  } catch {
    return null
  }
}

function prefixOf(uid: string): `research-note.${string}` {
  return `research-note.${uid}.`
}
