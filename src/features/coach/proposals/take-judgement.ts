import * as verbs from '@/data/cards'
import { mutate } from '@/data/sync/current'
import { judgementWrite, type JudgementPart } from '@/domain/coach/judgement'
import type { ProposedCandidate } from '@/domain/coach/proposal'
import type { Candidate } from '@/domain/research/candidate'
import { addressText, type CandidateAddress } from '@/domain/research/candidate-address'
import { answeredAs, type CardOf, type CardPlace } from './take-advice'

type Placed = Candidate & CandidateAddress

/** Writes the ticked lines. */
export function acceptJudgement(
  place: CardPlace,
  card: CardOf<ProposedCandidate>,
  candidate: Placed,
  ticked: readonly JudgementPart[],
): void {
  const { write, before } = judgementWrite(card, card.proposed, candidate, ticked)
  const said = { ...card, proposed: { ...card.proposed, produit: addressText(candidate) } }
  const answered = answeredAs(place, said, 'accepted', { before })
  void mutate(verbs.takeJudgement, { ...answered, ...write, at: addressOf(candidate) })
}

export function undoJudgement(place: CardPlace, card: CardOf<ProposedCandidate>, candidate: Placed): void {
  const { before, proposed } = card
  if (!before) return
  const answered = answeredAs(place, card, 'undone')
  void mutate(verbs.undoJudgement, { ...answered, at: addressOf(candidate), proposed, before })
}

function addressOf({ id, sectionId }: CandidateAddress): CandidateAddress {
  return { id, sectionId }
}
