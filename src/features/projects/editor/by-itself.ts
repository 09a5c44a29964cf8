import { checkProject } from '@/domain/projects/parts'
import { applyChanges, changesBetween, joinDraft, type DraftChanges } from '@/domain/projects/project-draft'
import { savedForm } from '@/domain/projects/project-save'
import type { ProjectContent } from '@/domain/projects/parts'
import { isDirty, isSameSave, ownContent, type EditingState } from './editor-state'

/**
 * Whether the text may be saved without being asked for. A project that was never saved stays a draft; and nothing is
 * saved over a question that only the person can answer.
 */
export function maySave(state: EditingState): boolean {
  const { base, isGone, conflict, offer, content } = state
  return base !== null && !isGone && !conflict && !offer && checkProject(content) === null && isDirty(state)
}

/** Whether an earlier save has no answer yet: one at a time, or a day offline would be a queue of a thousand. */
export function isWaiting({ base, handed }: EditingState): boolean {
  return base?.isPending === true || handed.some(({ isAnswered }) => !isAnswered)
}

export function handedOver(state: EditingState, content: ProjectContent): EditingState {
  return { ...state, handed: [...state.handed, { content, isAnswered: false, over: state.base }] }
}

/** The server took it, or did not: then it is unsaved work again. */
export function answered(state: EditingState, content: ProjectContent, isSaved: boolean): EditingState {
  const handed = isSaved
    ? state.handed.map((sent) => (sent.content === content ? { ...sent, isAnswered: true } : sent))
    : state.handed.filter((sent) => sent.content !== content)
  return { ...state, handed }
}

/** What was written here since it was opened, and a draft that is offered beside it; null: nothing. */
export function writtenChanges(state: EditingState): DraftChanges | null {
  const { opened, offer } = state
  const own = ownContent(state)
  const all = offer ? joinDraft(applyChanges(offer.changes, opened), own, opened) : own
  return isSameSave(opened, all) ? null : changesBetween(opened, all)
}

/** What « Annuler » saves, when something was saved meanwhile. */
export function contentAtOpening({ opened }: EditingState): ProjectContent {
  return savedForm(opened)
}
