import type { ProjectContent } from '@/domain/projects/parts'
import type { Project } from '@/domain/projects/project'
import { contentOf } from '@/domain/projects/project-edit'
import { isContainedIn, leavesOut, type ProjectDraft } from '@/domain/projects/project-draft'
import { join, publish, put, readDrafts, sentHere, slotsOf } from './project-draft-store'

export { readDrafts, subscribeDrafts } from './project-draft-store'

/** Saves of this tab that wait for their answer, oldest first. */
const inFlight = new Map<string, ProjectDraft[]>()

/** Replaces the draft of that state; a refused one stays beside an open one. False: the device cannot keep it. */
export function keepDraft(uid: string, draft: ProjectDraft): boolean {
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

/** Work that signing out would lose: what is still on its way is Firestore's to ask about. */
export function unsavedProjectDrafts(uid: string): ProjectDraft[] {
  return [...readDrafts(uid).values()].filter(
    ({ projectId, state }) => state !== 'sent' || !inFlight.has(projectId),
  )
}

/**
 * Saves whose answer nobody heard, because the page was loaded again meanwhile, and a list that the server has
 * answered (`!isFromCache`): what the project says by now is forgotten, what can be sent again is, the rest was refused.
 */
export function settleSentDrafts(
  uid: string,
  { items, hasMore }: { items: readonly (Project & { isPending: boolean })[]; hasMore: boolean },
  sendAgain: (draft: ProjectDraft, project: Project | null) => boolean,
): void {
  const orphans = sentHere(uid).filter(({ projectId }) => !inFlight.has(projectId))
  if (orphans.length === 0) return
  for (const draft of orphans) {
    const { projectId } = draft
    const project = items.find(({ id }) => id === projectId)
    // It waits in the local cache, or stands on a page that is not here: nothing is known yet.
    if (project?.isPending === true || (!project && hasMore)) continue
    const isSaved = project !== undefined && isContainedIn(draft.changes, contentOf(project))
    if (!isSaved && sendAgain(draft, project ?? null)) continue
    put(uid, { projectId, state: 'sent' }, null)
    if (!isSaved) putRefused(uid, draft)
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
  const { projectId } = draft
  const { refused, sent } = slotsOf(uid, projectId)
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
  const taken = Object.values(slotsOf(uid, projectId))
  for (const { state } of taken) put(uid, { projectId, state }, null)
  publish()
  return taken
}

function putSent(uid: string, projectId: string) {
  const drafts = inFlight.get(projectId) ?? []
  put(uid, { projectId, state: 'sent' }, drafts.length > 0 ? drafts.reduce(join) : null)
}

function putRefused(uid: string, draft: ProjectDraft) {
  const { refused } = slotsOf(uid, draft.projectId)
  const state = 'refused'
  put(uid, { ...draft, state }, { ...(refused ? join(refused, draft) : draft), state })
}
