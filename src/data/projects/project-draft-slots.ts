import { parseProjectDraft, type DraftState, type ProjectDraft } from '@/domain/projects/project-draft'
import { keyOf, readStored, storedKeys, writeStored } from '@/data/device/device-storage'
import type { StoredKey } from '@/data/device/stored-keys'

/**
 * What the device keeps of one project. A refused save and what was typed since, or a save on its way and what was
 * typed since, are different texts: each has its place.
 */
export type DraftSlots = Readonly<Partial<Record<DraftState, ProjectDraft>>>

export interface SlotName {
  readonly projectId: string
  readonly state: DraftState
}

function prefixOf(uid: string): `project-draft.${string}` {
  return `project-draft.${uid}.`
}

function keyFor(uid: string, { projectId, state }: SlotName): StoredKey {
  return `${prefixOf(uid)}${state}.${projectId}`
}

/** Whether this device can keep it; null forgets it. */
export function writeSlot(uid: string, name: SlotName, draft: ProjectDraft | null): boolean {
  return writeStored(keyFor(uid, name), draft && JSON.stringify(draft))
}

export function readSlot(uid: string, name: SlotName): ProjectDraft | null {
  const draft = parse(readStored(keyFor(uid, name)))
  return draft?.projectId === name.projectId ? { ...draft, state: name.state } : null
}

/** The places that hold something. */
export function slotNames(uid: string): SlotName[] {
  return storedKeys(prefixOf(uid)).flatMap((key) => slotNameOf(uid, key) ?? [])
}

/** The place that another tab changed. */
export function changedSlot(uid: string, event: StorageEvent): SlotName | null {
  const key = keyOf(event)
  return key === null ? null : slotNameOf(uid, key)
}

function slotNameOf(uid: string, key: string): SlotName | null {
  if (!key.startsWith(prefixOf(uid))) return null
  const [state, projectId] = key.slice(prefixOf(uid).length).split('.')
  if (state !== 'open' && state !== 'sent' && state !== 'refused') return null
  return projectId ? { projectId, state } : null
}

function parse(text: string | null): ProjectDraft | null {
  if (text === null) return null
  try {
    return parseProjectDraft(JSON.parse(text))
  } catch {
    return null
  }
}
