import { offerUndo } from '@/components/offer-undo'
import { announceGain } from '@/components/work/announce-gain'
import { dropOffered, dropOwnDrafts, keepDraft } from '@/data/projects/project-drafts'
import { newProjectId, saveProject } from '@/data/projects/project-saves'
import type { Gain } from '@/data/session/profiles'
import { serverNow } from '@/data/session/server-clock'
import { emptyContent } from '@/domain/projects/parts'
import type { Project } from '@/domain/projects/project'
import { isContainedIn, retriedContent, type ProjectDraft } from '@/domain/projects/project-draft'
import { baseOfSave } from './editor-state'
import type { HandedWork } from './editor-device'
import type { EditorStore } from './editor-store'

/** While somebody writes: what it earns is said when they have done. */
export function saveByItself(
  uid: string,
  id: string,
  work: HandedWork,
  onAnswer: (isSaved: boolean) => void,
): void {
  const { base, content, earns, isUndoing } = work
  const save = { uid, id, base, content, now: serverNow(), onAnswer, ...(!earns && { earns }) }
  void saveProject({ ...save, ...(isUndoing && { isApart: true }) }).then(earn)
}

/** Hands the work over: from here on the draft of the save is what keeps it, and the editor can close. */
export function saveWork(store: EditorStore, uid: string): void {
  const { content, isGone, offer } = store.read()
  const base = baseOfSave(store.read())
  store.end()
  if (isGone) dropOwnDrafts(uid, store.projectId, ['open', 'refused'])
  const target = isGone ? { id: newProjectId(), base: null } : { id: store.projectId, base }
  void saveProject({ uid, ...target, content, now: serverNow() }).then(earn)
  // After the save: the list shows it before anybody can open the project again.
  store.keepOpening()
  if (offer) dropOffered(uid, offer, base ?? emptyContent(), content)
  if (!offer || isContainedIn(offer.changes, content)) return
  offerUndo(
    "Le brouillon proposé n'a pas été repris.",
    () => void keepDraft(uid, { ...offer, state: 'open' }),
    'Le garder',
  )
}

/**
 * Sends a refused save again, on top of what is stored by now. False when somebody has to look first: both sides
 * changed the same part, the project is gone, or something in it cannot be saved as it is.
 */
export function retryDraft(uid: string, draft: ProjectDraft, project: Project | null): boolean {
  const content = retriedContent(draft, project)
  if (!content) return false
  const save = { uid, id: draft.projectId, base: project, content, now: serverNow() }
  void saveProject(save).then(announceGain)
  return true
}

let isWriting = false
let earned: Gain = { xp: 0, newLevel: null }

/** One sentence for all that is earned until the returned function is called, not one for each save. */
export function collectGains(): () => void {
  isWriting = true
  return () => {
    isWriting = false
    announceGain(earned)
    earned = { xp: 0, newLevel: null }
  }
}

function earn(gain: Gain) {
  if (isWriting) earned = { xp: earned.xp + gain.xp, newLevel: gain.newLevel ?? earned.newLevel }
  else announceGain(gain)
}
