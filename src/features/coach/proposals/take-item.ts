import * as verbs from '@/data/cards'
import type { LiveProject } from '@/data/projects'
import { mutate } from '@/data/sync/current'
import type { ProposedItem } from '@/domain/coach/proposal'
import { itemIn, itemWritten, type ItemWay } from '@/domain/projects/item-text'
import { answeredAs, roomFor, type CardOf, type CardPlace } from './take-advice'

/** `proposed`: what the person made of it; into which project, and in which words. */
export function acceptItem(
  place: CardPlace,
  card: CardOf<ProposedItem>,
  { proposed, to, way }: { readonly proposed: ProposedItem; readonly to: LiveProject; readonly way: ItemWay },
): void {
  const isEdited = proposed.texte !== card.proposed.texte
  const said = { ...card, proposed: { ...proposed, projet: to.id } }
  const replaced = way === 'instead' ? textIn(to, proposed.element) : null
  const answered = answeredAs(place, said, isEdited ? 'edited' : 'accepted', { replaced })
  void mutate(verbs.takeItem, { ...answered, ...written(said, to, way), isFromCoach: !isEdited })
}

/** Lines that a person took from an answer, and the card that says so under it. */
export function keepItem(place: CardPlace, card: CardOf<ProposedItem>, to: LiveProject): void {
  const { conversationId: conversation } = place
  const outcomes = roomFor(place, [card])
  void mutate(verbs.takeItem, { conversation, outcomes, ...written(card, to, 'behind'), isFromCoach: true })
}

export function undoItem(place: CardPlace, card: CardOf<ProposedItem>, from: LiveProject): void {
  const { element, texte: text } = card.proposed
  const { replaced } = card
  void mutate(verbs.undoItem, {
    ...answeredAs(place, card, 'undone'),
    ...{ project: from.id, element, text, replaced },
  })
}

function written({ proposed: { element, texte } }: CardOf<ProposedItem>, to: LiveProject, way: ItemWay) {
  const from = textIn(to, element)
  return { project: to.id, change: { field: element, from, to: itemWritten(from, texte, way) } }
}

export function textIn(project: LiveProject, element: string): string {
  return itemIn(project, element)?.content ?? ''
}
