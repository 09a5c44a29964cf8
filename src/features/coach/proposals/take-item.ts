import { keepDraft, readDrafts } from '@/data/projects/project-drafts'
import { openProject } from '@/data/projects/open-project'
import { saveProject, type LiveProject } from '@/data/projects/projects'
import { serverNow } from '@/data/session/server-clock'
import {
  itemBefore,
  itemIn,
  itemWritten,
  withCoachText,
  withText,
  type ItemWay,
} from '@/domain/coach/item-text'
import type { ProposedItem } from '@/domain/coach/proposal'
import { contentOf, type ProjectContent } from '@/domain/projects/parts'
import {
  applyChanges,
  changesBetween,
  NO_CHANGES,
  retriedContent,
  type ProjectDraft,
} from '@/domain/projects/project-draft'
import { showToast } from '@/ui/toast'
import { answer, answerChanged, type CardOf, type CardPlace } from './take-advice'

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

/** `proposed`: what the person made of it; into which project, and in which words. */
export function acceptItem(
  place: CardPlace,
  card: CardOf<ProposedItem>,
  { proposed, to, way }: { readonly proposed: ProposedItem; readonly to: LiveProject; readonly way: ItemWay },
): void {
  const { element, texte } = proposed
  const isEdited = texte !== card.proposed.texte
  let replaced: string | null = null
  const isDone = writeItem(
    { uid: place.uid, project: to, element },
    isEdited ? withText : withCoachText,
    (present) => {
      if (way === 'instead') replaced = present
      return itemWritten(present, texte, way)
    },
  )
  if (!isDone) return
  if (!isEdited && card.proposed.projet === to.id) void answer(place, card, 'accepted', { replaced })
  else {
    const changed = { ...card, proposed: { ...proposed, projet: to.id } }
    answerChanged(place, changed, isEdited ? 'edited' : 'accepted', { replaced })
  }
}

export function undoItem(place: CardPlace, card: CardOf<ProposedItem>, from: LiveProject): void {
  const { element, texte } = card.proposed
  const isDone = writeItem(
    { uid: place.uid, project: from, element },
    withText,
    (present) => itemBefore(present, texte, card.replaced) ?? present,
  )
  if (isDone) void answer(place, card, 'undone')
}

/** Writes an item's new text where the person's work on the project is: into its draft, else into the project. */
export function writeItem(
  {
    uid,
    project,
    element,
  }: { readonly uid: string; readonly project: LiveProject; readonly element: string },
  /** `withCoachText` where the person wrote no word of it. */
  write: typeof withText,
  change: (present: string) => string,
): boolean {
  const written = (content: ProjectContent) =>
    write(content, element, change(itemIn(content, element)?.content ?? ''))
  // An editor keeps what it shows: what is written beside it would be lost with its next draft.
  const open = openProject(project.id)
  if (open) {
    open.change(written)
    return true
  }
  const draft = readDrafts(uid).get(project.id)
  const now = serverNow()
  const stored = contentOf(project)
  // Of two texts that are added at once, the second must know the first: it is on its way, and not in the project yet.
  const present = draft ? applyChanges(draft.changes, stored).mine : stored
  const content = written(present)
  if (!isWork(draft)) {
    void saveProject({ uid, id: project.id, base: project, content, now, earns: false })
    return true
  }
  const { base } = applyChanges(draft.changes, stored)
  const changes = changesBetween(base, content) ?? NO_CHANGES
  const isKept = keepDraft(uid, { ...draft, state: 'open', keptAt: now, changes })
  if (!isKept)
    showToast({
      text: "Cet appareil n'a plus de place pour le brouillon\u00a0: rien n'a été ajouté.",
      tone: 'alert',
    })
  return isKept
}

/** Sends a refused save again. null: somebody has to look first. */
export function retriable(
  draft: ProjectDraft | undefined,
  project: LiveProject | null,
): ProjectContent | null {
  return draft?.state === 'refused' ? retriedContent(draft, project) : null
}

export function retryItem(uid: string, project: LiveProject, content: ProjectContent): void {
  void saveProject({ uid, id: project.id, base: project, content, now: serverNow(), earns: false })
}
