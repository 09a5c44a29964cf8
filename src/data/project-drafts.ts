import type { Project } from '@/domain/project'
import { isContainedIn, joinChanges, leavesOut, type ProjectDraft } from '@/domain/project-draft'
import { contentOf, type ProjectContent } from '@/domain/project-edit'
import {
  changedSlot,
  readSlot,
  slotNames,
  writeSlot,
  type DraftSlots,
  type SlotName,
} from './project-draft-slots'

const NOTHING: ReadonlyMap<string, ProjectDraft> = new Map()

let owner: string | null = null
let kept = new Map<string, DraftSlots>()
/** What the device could not keep: here until the tab closes. */
const onlyHere = new Set<string>()
/** Saves of this tab that wait for their answer, oldest first. */
const inFlight = new Map<string, ProjectDraft[]>()
/** Projects that another tab saves: it will hear the answer. */
const sentElsewhere = new Set<string>()
let shown = NOTHING
const listeners = new Set<() => void>()

/**
 * Unsaved work on projects, kept on the device until the server has it: the draft is the outbox of a project. One per
 * project is shown, the refused one with what was typed since, else the open one, else the one on its way. Each
 * keeps its identity until it changes, whatever tab changes it.
 */
export function readDrafts(uid: string): ReadonlyMap<string, ProjectDraft> {
  if (uid !== owner) open(uid)
  return shown
}

export function subscribeDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Replaces the draft of that state; a refused one stays beside an open one. False: the device cannot keep it. */
export function keepDraft(uid: string, draft: ProjectDraft): boolean {
  if (uid !== owner) open(uid)
  const isStored = put(uid, draft, draft)
  publish()
  return isStored
}

/**
 * The person goes on with the draft that is shown: from here on it is the open one. An editor calls it on
 * « Reprendre le brouillon », so that the save that follows is the save of the whole draft.
 */
export function resumeDraft(uid: string, projectId: string): ProjectDraft | null {
  const draft = readDrafts(uid).get(projectId)
  if (!draft || draft.state === 'open') return draft ?? null
  const resumed: ProjectDraft = { ...draft, state: 'open' }
  put(uid, resumed, resumed)
  put(uid, { projectId, state: 'refused' }, null)
  if (!inFlight.has(projectId)) put(uid, { projectId, state: 'sent' }, null)
  publish()
  return resumed
}

/** Forgets the draft that is shown. A save on its way is not called back. */
export function dropDraft(uid: string, projectId: string): void {
  const draft = readDrafts(uid).get(projectId)
  if (draft?.state === 'sent') put(uid, { projectId, state: 'sent' }, null)
  put(uid, { projectId, state: 'open' }, null)
  put(uid, { projectId, state: 'refused' }, null)
  publish()
}

/** Forgets what was typed since, and nothing that was saved: the fields are back to what they were. */
export function dropOpenDraft(uid: string, projectId: string): void {
  if (readDrafts(uid).size === 0) return
  put(uid, { projectId, state: 'open' }, null)
  publish()
}

/** Work that signing out would lose without a word: what is still on its way is Firestore's to ask about. */
export function hasUnsavedProjectDrafts(uid: string): boolean {
  return [...readDrafts(uid).values()].some(
    ({ projectId, state }) => state !== 'sent' || !inFlight.has(projectId),
  )
}

/**
 * Saves whose answer nobody heard, because the page was loaded again meanwhile. A screen calls this with every list
 * that the server has answered (`!isFromCache`): what the project says by now is forgotten, the rest was refused.
 */
export function settleSentDrafts(
  uid: string,
  { items, hasMore }: { items: readonly (Project & { isPending: boolean })[]; hasMore: boolean },
): void {
  const sent = [...readDrafts(uid).keys()].filter((id) => kept.get(id)?.sent)
  const orphans = sent.filter((id) => !inFlight.has(id) && !sentElsewhere.has(id))
  if (orphans.length === 0) return
  for (const projectId of orphans) {
    const draft = kept.get(projectId)?.sent
    const project = items.find(({ id }) => id === projectId)
    // It waits in the local cache, or stands on a page that is not here: nothing is known yet.
    if (!draft || project?.isPending === true || (!project && hasMore)) continue
    put(uid, { projectId, state: 'sent' }, null)
    if (!project || !isContainedIn(draft.changes, contentOf(project))) putRefused(uid, draft)
  }
  publish()
}

// The rest is for projects.ts.

/** A save begins: it takes over the draft that it was made of. Returns what `draftAnswered` is told later. */
export function draftSent(
  uid: string,
  draft: ProjectDraft,
  base: ProjectContent,
  saved: ProjectContent,
): ProjectDraft {
  if (uid !== owner) open(uid)
  const { projectId } = draft
  const { refused, sent } = kept.get(projectId) ?? {}
  const others = inFlight.get(projectId) ?? []
  // A save from before a reload shares the fate of this one, which was made on top of it.
  const orphan = others.length === 0 ? sent : undefined
  const isLost = orphan !== undefined && leavesOut(orphan.changes, base, saved)
  const whole = orphan && !isLost ? join(orphan, draft) : draft
  inFlight.set(projectId, [...others, whole])
  putSent(uid, projectId)
  put(uid, { projectId, state: 'open' }, null)
  if (refused && !leavesOut(refused.changes, base, saved)) put(uid, { projectId, state: 'refused' }, null)
  if (isLost) putRefused(uid, orphan)
  publish()
  return whole
}

/** The server's answer to a save. */
export function draftAnswered(
  uid: string,
  draft: ProjectDraft,
  outcome: 'saved' | 'refused' | 'dropped',
): void {
  if (uid !== owner) return
  const { projectId } = draft
  const left = (inFlight.get(projectId) ?? []).filter((one) => one !== draft)
  if (left.length > 0) inFlight.set(projectId, left)
  else inFlight.delete(projectId)
  putSent(uid, projectId)
  if (outcome === 'refused') putRefused(uid, draft)
  publish()
}

/** Takes every draft of a project away, and returns them: a deletion may be refused or undone. */
export function takeDrafts(uid: string, projectId: string): readonly ProjectDraft[] {
  if (uid !== owner) open(uid)
  const taken = Object.values(kept.get(projectId) ?? {})
  for (const { state } of taken) put(uid, { projectId, state }, null)
  publish()
  return taken
}

function putSent(uid: string, projectId: string) {
  const drafts = inFlight.get(projectId) ?? []
  put(uid, { projectId, state: 'sent' }, drafts.length > 0 ? drafts.reduce(join) : null)
}

function putRefused(uid: string, draft: ProjectDraft) {
  const { refused } = kept.get(draft.projectId) ?? {}
  const state = 'refused'
  put(uid, { ...draft, state }, { ...(refused ? join(refused, draft) : draft), state })
}

/** One draft written on top of another, as one. */
function join(earlier: ProjectDraft, later: ProjectDraft): ProjectDraft {
  return { ...later, version: earlier.version, changes: joinChanges(earlier.changes, later.changes) }
}

function open(uid: string) {
  if (owner === null) window.addEventListener('storage', readAgain)
  owner = uid
  kept = new Map()
  onlyHere.clear()
  inFlight.clear()
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

function put(uid: string, name: SlotName, draft: ProjectDraft | null): boolean {
  set(name, draft)
  const isStored = writeSlot(uid, name, draft)
  if (draft && !isStored) onlyHere.add(idOf(name))
  else onlyHere.delete(idOf(name))
  return isStored
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

function publish() {
  shown = summary()
  for (const listener of listeners) listener()
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
