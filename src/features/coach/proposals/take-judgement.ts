import { useSyncExternalStore } from 'react'
import { candidateParent, setJudgement } from '@/data/research/candidates'
import { codeOf } from '@/domain/base/errors'
import { Listeners } from '@/domain/base/listeners'
import {
  judgementUndo,
  judgementWrite,
  type JudgementPart,
  type JudgementWrite,
} from '@/domain/coach/judgement'
import type { CardState } from '@/domain/coach/card'
import type { ProposedCandidate } from '@/domain/coach/proposal'
import type { Candidate } from '@/domain/research/candidate'
import { readAddress } from '@/domain/research/candidate-address'
import { answer, answerChanged, type CardOf, type CardPlace } from './take-advice'

/** Writes the ticked lines. `at`: where the candidate stands. */
export function acceptJudgement(
  place: CardPlace,
  card: CardOf<ProposedCandidate>,
  { candidate, at, ticked }: { candidate: Candidate; at: string; ticked: readonly JudgementPart[] },
): void {
  const { write, before } = judgementWrite(card, card.proposed, candidate, ticked)
  if (at === card.proposed.produit) void answer(place, card, 'accepted', { before })
  else answerChanged(place, { ...card, proposed: { ...card.proposed, produit: at } }, 'accepted', { before })
  send(place, card, at, write, 'open')
}

export function undoJudgement(place: CardPlace, card: CardOf<ProposedCandidate>, candidate: Candidate): void {
  const at = card.proposed.produit
  const write = judgementUndo(card, card.proposed, candidate)
  if (at === null || !write) return
  void answer(place, card, 'undone')
  send(place, card, at, write, card.state)
}

/** A refused write leaves nothing: the card goes back to where it was, and says so. */
function send(
  place: CardPlace,
  card: CardOf<ProposedCandidate>,
  at: string,
  write: JudgementWrite,
  back: CardState,
) {
  const address = readAddress(at)
  if (!address) return
  const { id, sectionId } = address
  setRefused(card.id, false)
  setJudgement(candidateParent(place.uid, sectionId), id, write).catch((thrown: unknown) => {
    console.warn('A judgement was not saved:', codeOf(thrown))
    setRefused(card.id, true)
    void answer(place, card, back)
  })
}

let refused: ReadonlySet<string> = new Set()
const listeners = new Listeners()

function setRefused(cardId: string, isRefused: boolean) {
  if (refused.has(cardId) === isRefused) return
  const next = new Set(refused)
  if (isRefused) next.add(cardId)
  else next.delete(cardId)
  refused = next
  listeners.tell()
}

/** Whether the last write of a card was refused while this page has been open. */
export function useIsRefused(cardId: string): boolean {
  return useSyncExternalStore(listeners.subscribe, () => refused.has(cardId))
}
