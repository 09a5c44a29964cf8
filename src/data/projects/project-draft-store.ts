import { joinChanges, type ProjectDraft } from '@/domain/projects/project-draft'
import {
  changedSlot,
  readSlot,
  slotNames,
  writeSlot,
  type DraftSlots,
  type SlotName,
} from './project-draft-slots'

let owner: string | null = null
let kept = new Map<string, DraftSlots>()
/** What the device could not keep: here until the tab closes. */
const onlyHere = new Set<string>()
/** Projects that another tab saves: it will hear the answer. */
const sentElsewhere = new Set<string>()
let shown: ReadonlyMap<string, ProjectDraft> = new Map()
const listeners = new Set<() => void>()

/**
 * Unsaved work on projects, kept on the device until the server has it: the draft is the outbox of a project. One per
 * project is shown, the refused one with what was typed since, else the open one, else the one on its way. Each
 * keeps its identity until it changes, whatever tab changes it.
 */
export function readDrafts(uid: string): ReadonlyMap<string, ProjectDraft> {
  open(uid)
  return shown
}

export function subscribeDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function slotsOf(uid: string, projectId: string): DraftSlots {
  open(uid)
  return kept.get(projectId) ?? {}
}

/** Drafts on their way, those of other tabs left out. */
export function sentHere(uid: string): ProjectDraft[] {
  open(uid)
  return [...kept].flatMap(([id, { sent }]) => (sent && !sentElsewhere.has(id) ? [sent] : []))
}

/** False: the device cannot keep it. What was put shows with the next `publish`. */
export function put(uid: string, name: SlotName, draft: ProjectDraft | null): boolean {
  open(uid)
  set(name, draft)
  const isStored = writeSlot(uid, name, draft)
  if (draft && !isStored) onlyHere.add(idOf(name))
  else onlyHere.delete(idOf(name))
  return isStored
}

export function publish(): void {
  shown = summary()
  for (const listener of listeners) listener()
}

/** One draft written on top of another, as one. */
export function join(earlier: ProjectDraft, later: ProjectDraft): ProjectDraft {
  return { ...later, version: earlier.version, changes: joinChanges(earlier.changes, later.changes) }
}

function open(uid: string) {
  if (uid === owner) return
  if (owner === null) window.addEventListener('storage', readAgain)
  owner = uid
  kept = new Map()
  onlyHere.clear()
  sentElsewhere.clear()
  for (const name of slotNames(uid)) set(name, readSlot(uid, name))
  shown = summary()
}

/** Another tab wrote: what it keeps counts here too, unless this tab holds the only copy of its own. */
function readAgain(event: StorageEvent) {
  if (owner === null) return
  const name = changedSlot(owner, event)
  if (!name || onlyHere.has(idOf(name))) return
  const draft = readSlot(owner, name)
  if (draft?.state === 'sent') sentElsewhere.add(name.projectId)
  set(name, draft)
  publish()
}

function set({ projectId, state }: SlotName, draft: ProjectDraft | null) {
  const others = Object.values(kept.get(projectId) ?? {}).filter((one) => one.state !== state)
  const slots: DraftSlots = Object.fromEntries(
    [...others, ...(draft ? [draft] : [])].map((one) => [one.state, one]),
  )
  if (Object.keys(slots).length > 0) kept.set(projectId, slots)
  else kept.delete(projectId)
}

function idOf({ projectId, state }: SlotName): string {
  return `${state}.${projectId}`
}

function summary(): ReadonlyMap<string, ProjectDraft> {
  return new Map(
    [...kept].flatMap(([id, slots]) => {
      const draft = shownOf(slots)
      return draft ? [[id, draft] as const] : []
    }),
  )
}

const joinedOnes = new WeakMap<ProjectDraft, { open: ProjectDraft; joined: ProjectDraft }>()

function shownOf({ open, sent, refused }: DraftSlots): ProjectDraft | undefined {
  if (!refused || !open) return refused ?? open ?? sent
  const known = joinedOnes.get(refused)
  if (known?.open === open) return known.joined
  const joined: ProjectDraft = { ...join(refused, open), state: 'refused' }
  joinedOnes.set(refused, { open, joined })
  return joined
}
