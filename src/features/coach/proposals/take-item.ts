import { writeIntoProject } from '@/components/work/write-project'
import type { LiveProject } from '@/data/projects/projects'
import { saveProject } from '@/data/projects/project-saves'
import { serverNow } from '@/data/session/server-clock'
import {
  itemBefore,
  itemIn,
  itemWritten,
  withCoachText,
  withText,
  type ItemWay,
} from '@/domain/projects/item-text'
import type { ProposedItem } from '@/domain/coach/proposal'
import type { ProjectContent } from '@/domain/projects/parts'
import { answer, answerChanged, type CardOf, type CardPlace } from './take-advice'

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

/** Writes an item's new text where the person's work on the project is; what it fills is paid for at their own next save. */
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
  const place = writeIntoProject({ uid, project, earns: false }, (content) =>
    write(content, element, change(itemIn(content, element)?.content ?? '')),
  )
  return place !== null
}

export function retryItem(uid: string, project: LiveProject, content: ProjectContent): void {
  void saveProject({ uid, id: project.id, base: project, content, now: serverNow(), earns: false })
}
