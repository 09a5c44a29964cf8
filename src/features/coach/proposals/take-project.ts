import * as verbs from '@/data/cards'
import { mutate } from '@/data/sync/current'
import { newProjectContent } from '@/domain/coach/new-project'
import type { ProposedProject } from '@/domain/coach/proposal'
import type { Candidate } from '@/domain/research/candidate'
import { formatEuros } from '@/lib/format'
import { answeredAs, type CardOf, type CardPlace } from './take-advice'

/** `proposed`: what the person made of it. `candidate`: the product that it is about, if it is there. */
export function acceptProject(
  place: CardPlace,
  card: CardOf<ProposedProject>,
  proposed: ProposedProject,
  candidate: Candidate | null,
): void {
  const state = proposed === card.proposed ? 'accepted' : 'edited'
  void mutate(verbs.takeProject, {
    ...answeredAs(place, { ...card, proposed }, state),
    project: card.target,
    content: newProjectContent(proposed, card.proposed, candidate, formatEuros),
  })
}

/** The project is as the card made it. */
export function undoProject(place: CardPlace, card: CardOf<ProposedProject>): void {
  const { target: project, proposed } = card
  void mutate(verbs.undoProject, { ...answeredAs(place, card, 'undone'), project, title: proposed.titre })
}
