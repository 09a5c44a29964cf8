import { forgetFacts, rememberFacts } from '@/data/memory'
import { serverNow } from '@/data/session/server-clock'
import { mutate } from '@/data/sync/current'
import { toFactArgs } from '@/domain/coach/fact-writes'
import type { Fact } from '@/domain/coach/facts'
import type { ProposedFact } from '@/domain/coach/proposal'
import { answer, answerChanged, type CardOf, type CardPlace } from './take-advice'

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
  void mutate(rememberFacts, { facts: [toFactArgs(fact)], instead: instead ? [instead.id] : [] })
  // What an earlier answer of the same card had replaced is no longer its to give back.
  const forgot = instead ?? (card.forgot ? null : undefined)
  const over = forgot === undefined ? {} : { forgot }
  if (proposed === card.proposed) void answer(place, card, 'accepted', over)
  else answerChanged(place, { ...card, proposed }, 'edited', over)
}

/** The fact is as the card made it; the one that it took the place of comes back. */
export function undoFact(place: CardPlace, card: CardOf<ProposedFact>): void {
  void mutate(forgetFacts, { ids: [card.target] })
  if (card.forgot) void mutate(rememberFacts, { facts: [toFactArgs(card.forgot)] })
  void answer(place, card, 'undone')
}
