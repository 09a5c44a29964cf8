import { offerUndo } from '@/components/offer-undo'
import { dropDraft, keepDraft } from '@/data/projects/project-drafts'
import { newProjectId, saveProject } from '@/data/projects/projects'
import type { Gain } from '@/data/session/profiles'
import { serverNow } from '@/data/session/server-clock'
import type { Project } from '@/domain/projects/project'
import { isContainedIn, retriedContent, type ProjectDraft } from '@/domain/projects/project-draft'
import { showToast } from '@/ui/toast'
import type { EditorStore } from './editor-store'

/** Hands the work over: from here on the draft of the save is what keeps it, and the editor can close. */
export function saveWork(store: EditorStore, uid: string): void {
  const { content, base, isGone, offer } = store.read()
  store.end()
  if (isGone) dropDraft(uid, store.projectId)
  const target = isGone ? { id: newProjectId(), base: null } : { id: store.projectId, base }
  void saveProject({ uid, ...target, content, now: serverNow() }).then(announceGain)
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

function announceGain({ xp, newLevel }: Gain) {
  if (xp === 0) return
  const level = newLevel === null ? '' : ` · Niveau ${newLevel} atteint, bravo\u00a0!`
  showToast({ text: `+${xp} XP${level}` })
}
