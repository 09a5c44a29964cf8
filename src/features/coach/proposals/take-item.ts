import { keepDraft, readDrafts } from '@/data/projects/project-drafts'
import { openProject } from '@/data/projects/open-project'
import { saveProject, type LiveProject } from '@/data/projects/projects'
import { serverNow } from '@/data/session/server-clock'
import { itemPlace } from '@/domain/coach/proposal'
import { contentOf, type ProjectContent } from '@/domain/projects/parts'
import { applyChanges, changesBetween, NO_CHANGES, type ProjectDraft } from '@/domain/projects/project-draft'
import { showToast } from '@/ui/toast'
import { itemIn, withText } from './item-text'

/** What the person sees of a project on this device: with the work that is not saved yet. */
export function shownContent(project: LiveProject, draft: ProjectDraft | undefined): ProjectContent {
  const open = openProject(project.id)
  if (open) return open.content()
  const stored = contentOf(project)
  return isWork(draft) ? applyChanges(draft.changes, stored).mine : stored
}

/** Work that only this device has: a text belongs into it, and is saved with it. */
export function isWork(draft: ProjectDraft | undefined): draft is ProjectDraft {
  return draft !== undefined && draft.state !== 'sent'
}

/** Writes an item's new text where the person's work on the project is: into its draft, else into the project. */
export function writeItem(
  uid: string,
  project: LiveProject,
  element: string,
  change: (present: string) => string,
): boolean {
  // An editor keeps what it shows: what is written beside it would be lost with its next draft.
  const open = openProject(project.id)
  const item = open && itemIn(open.content(), element)
  const place = itemPlace(element)
  if (open && item && place) {
    open.write(place.section, item.id, change(item.content))
    return true
  }
  const draft = readDrafts(uid).get(project.id)
  const now = serverNow()
  const present = shownContent(project, draft)
  const content = withText(present, element, change(itemIn(present, element)?.content ?? ''))
  if (!isWork(draft)) {
    void saveProject({ uid, id: project.id, base: project, content, now, earns: false })
    return true
  }
  const { base } = applyChanges(draft.changes, contentOf(project))
  const changes = changesBetween(base, content) ?? NO_CHANGES
  const isKept = keepDraft(uid, { ...draft, state: 'open', keptAt: now, changes })
  if (!isKept)
    showToast({
      text: "Cet appareil n'a plus de place pour le brouillon\u00a0: rien n'a été ajouté.",
      tone: 'alert',
    })
  return isKept
}
