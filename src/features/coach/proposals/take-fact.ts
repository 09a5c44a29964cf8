import { forgetFacts, rememberFact, restoreFacts } from '@/data/coach/memory'
import { serverNow } from '@/data/session/server-clock'
import { codeOf } from '@/domain/base/errors'
import type { Fact, Memory } from '@/domain/coach/facts'
import type { ProposedFact } from '@/domain/coach/proposal'
import { errorText } from '@/lib/error-text'
import { showToast } from '@/ui/toast'
import { answer, answerChanged, type CardOf, type CardPlace } from './take-advice'

/**
 * Remembers what a card says, under the id that the card has had from the beginning: pressed in two tabs it is one fact.
 * `proposed`: what the person made of it; `instead`: the fact whose place it takes.
 */
export function acceptFact(
  place: CardPlace,
  card: CardOf<ProposedFact>,
  proposed: ProposedFact,
  { husks }: Memory,
  instead: Fact | null,
): void {
  const fact: Fact = {
    ...{ id: card.target, text: proposed.fait, project: proposed.projet, saidAt: serverNow() },
    ...{ from: 'coach', conversation: place.conversationId },
  }
  void rememberFact(place.uid, fact, { husks, instead: instead?.id ?? null })
  // What an earlier answer of the same card had replaced is no longer its to give back.
  const forgot = instead ?? (card.forgot ? null : undefined)
  const over = forgot === undefined ? {} : { forgot }
  if (proposed === card.proposed) void answer(place, card, 'accepted', over)
  else answerChanged(place, { ...card, proposed }, 'edited', over)
}

/** The fact is as the card made it; the one that it took the place of comes back. */
export function undoFact({ uid, ...place }: CardPlace, card: CardOf<ProposedFact>): void {
  const written = [
    forgetFacts(uid, [card.target]),
    ...(card.forgot ? [restoreFacts(uid, [card.forgot])] : []),
  ]
  for (const write of written) {
    write.catch((thrown: unknown) => {
      const code = codeOf(thrown)
      if (code !== 'network/offline') showToast({ text: errorText('memoryForget', code), tone: 'alert' })
    })
  }
  void answer({ uid, ...place }, card, 'undone')
}
