import type { Fields } from '@/domain/base/read-field'
import { Refusal, type Write } from '@/domain/base/write'
import { parseCandidate, type Candidate } from '@/domain/research/candidate'
import { readAddress } from '@/domain/research/candidate-address'
import { candidatePath, changeCandidate, type CandidateChange } from '@/domain/research/candidate-writes'

interface CandidateCard {
  readonly proposed: {
    /** Candidate; null: the person chooses. */
    readonly produit: string | null
  }
}

/** Common to the cards that change one candidate. */
export const ofCandidate = {
  place: 'produit',
  path({ proposed: { produit } }: CandidateCard) {
    const address = produit === null ? null : readAddress(produit)
    return address && candidatePath(address)
  },
  parse: (doc: Fields | null, { proposed: { produit } }: CandidateCard) => parseCandidate(produit ?? '', doc),
} as const

/** `decide`: null for no change. */
export function changedCandidate(
  card: CandidateCard,
  doc: Fields | null,
  decide: (candidate: Candidate) => CandidateChange | null,
): readonly Write[] {
  const path = ofCandidate.path(card)
  const candidate = ofCandidate.parse(doc, card)
  if (!candidate || path === null) throw new Refusal('gone')
  const change = decide(candidate)
  return change ? changeCandidate(path, doc, change) : []
}
