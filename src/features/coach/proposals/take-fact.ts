import * as verbs from '@/data/cards'
import { serverNow } from '@/data/session/server-clock'
import { mutate } from '@/data/sync/current'
import { toFactArgs } from '@/domain/coach/fact-writes'
import type { Fact } from '@/domain/coach/facts'
import type { ProposedFact } from '@/domain/coach/proposal'
import { answeredAs, type CardOf, type CardPlace } from './take-advice'

/**
 * Remembers what a card says, under the id that the card has had from the beginning: pressed in two tabs it is one fact.
 * `proposed`: what the person made of it; `instead`: the fact whose place it takes.
 */
export function acceptFact(
  place: CardPlace,
  card: CardOf<ProposedFact>,
  proposed: ProposedFact,
  instead: Fact | null,
): void {
  const fact: Fact = {
    ...{ id: card.target, text: proposed.fait, project: proposed.projet, saidAt: serverNow() },
    ...{ from: 'coach', conversation: place.conversationId },
  }
  // What an earlier answer of the same card had replaced is no longer its to give back.
  const said = proposed === card.proposed ? card : { ...card, proposed }
  const state = said === card ? 'accepted' : 'edited'
  const answered = answeredAs(place, said, state, { forgot: instead })
  void mutate(verbs.takeFact, { ...answered, fact: toFactArgs(fact), instead: instead ? [instead.id] : [] })
}

/** The fact is as the card made it; the one that it took the place of comes back. */
export function undoFact(place: CardPlace, card: CardOf<ProposedFact>): void {
  const forgot = card.forgot ? toFactArgs(card.forgot) : null
  void mutate(verbs.undoFact, { ...answeredAs(place, card, 'undone'), id: card.target, forgot })
}
