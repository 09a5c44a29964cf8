import {
  NO_DRAFTS,
  parseResearchDrafts,
  withoutDraftRow,
  type ResearchDrafts,
} from '@/domain/research/research-draft'
import { keyOf, readStored, writeStored } from '@/data/device/device-storage'
import type { StoredKey } from '@/data/device/stored-keys'

let owner: string | null = null
/** What is stored, as this page last read or wrote it. */
let stored: string | null = null
let current = NO_DRAFTS
let isStorable = true
const listeners = new Set<() => void>()

/** The drafts of one person on this device, what other tabs wrote included; the same object until they change. */
export function storedDrafts(uid: string): ResearchDrafts {
  if (uid !== owner) open(uid)
  return current
}

export function subscribeResearchDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the device keeps them; where it cannot, they last as long as the page. */
export function editStoredDrafts(uid: string, change: (drafts: ResearchDrafts) => ResearchDrafts): boolean {
  if (uid !== owner) open(uid)
  if (isStorable) refresh(uid)
  const next = change(current)
  if (next === current) return isStorable
  const text = isEmpty(next) ? null : JSON.stringify(next)
  isStorable = writeStored(storageKey(uid), text)
  if (isStorable) stored = text
  publish(next)
  return isStorable
}

/** What is kept for a table that was deleted. */
export function dropTable(uid: string, tableId: string): void {
  editStoredDrafts(uid, (drafts) => ({
    ...withoutDraftRow(drafts, tableId),
    sections: drafts.sections.filter(({ id }) => id !== tableId),
    sentCandidates: drafts.sentCandidates.filter((sent) => sent.tableId !== tableId),
  }))
}

function open(uid: string) {
  if (owner === null) window.addEventListener('storage', readAgain)
  owner = uid
  stored = null
  current = NO_DRAFTS
  isStorable = true
  refresh(uid)
}

/** Another tab wrote: what it keeps counts here too, unless this tab could not write what it has. */
function readAgain(event: StorageEvent) {
  if (!owner || !isStorable || keyOf(event) !== storageKey(owner)) return
  if (refresh(owner)) publish(current)
}

function refresh(uid: string): boolean {
  const text = readStored(storageKey(uid))
  if (text === stored) return false
  stored = text
  current = parse(text)
  return true
}

function parse(text: string | null): ResearchDrafts {
  if (text === null) return NO_DRAFTS
  try {
    return parseResearchDrafts(JSON.parse(text))
  } catch {
    return NO_DRAFTS
  }
}

function publish(next: ResearchDrafts) {
  current = next
  for (const listener of listeners) listener()
}

function isEmpty({ sections, candidates, sentCandidates }: ResearchDrafts): boolean {
  return sections.length === 0 && sentCandidates.length === 0 && Object.keys(candidates).length === 0
}

function storageKey(uid: string): StoredKey {
  return `research.drafts.${uid}`
}
