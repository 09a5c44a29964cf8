import {
  collection,
  query,
  type CollectionReference,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore'
import { ofOwner } from '@/data/live/own-document'
import { FIGURE_KEYS } from '@/domain/research/margin'
import type { Candidate } from '@/domain/research/candidate'

/** Where a candidate stands: in « Mes liens », or in a section, whose owner is then its own. */
export type CandidateParent =
  { readonly kind: 'loose'; readonly uid: string } | { readonly kind: 'section'; readonly sectionId: string }

/** Of a section, or, null, of « Mes liens ». */
export function candidateParent(uid: string, sectionId: string | null): CandidateParent {
  return sectionId === null ? { kind: 'loose', uid } : { kind: 'section', sectionId }
}

/**
 * Writes in one batch under one section, the section itself included. The rules read the section for each candidate, and
 * Firestore counts up to 20 such readings in a batch: that the same one is read once is not promised.
 */
export const WRITES_PER_SECTION_BATCH = 19

/** In parts that leave room for their section. */
export function inBatches<T>(candidates: readonly T[]): (readonly T[])[] {
  const size = WRITES_PER_SECTION_BATCH - 1
  const count = Math.ceil(candidates.length / size)
  return Array.from({ length: count }, (_, index) => candidates.slice(index * size, (index + 1) * size))
}

/** Whose its documents are, where they say so. */
export function ownerIn(parent: CandidateParent): string | null {
  return parent.kind === 'loose' ? parent.uid : null
}

export function candidatesOf(db: Firestore, parent: CandidateParent): CollectionReference {
  return parent.kind === 'loose'
    ? collection(db, 'product')
    : collection(db, 'sections', parent.sectionId, 'products')
}

/** Candidates of one place; the rules ask every query for the owner, where documents have one. */
export function candidatesQuery(
  db: Firestore,
  parent: CandidateParent,
  ...constraints: readonly QueryConstraint[]
): Query {
  return query(candidatesOf(db, parent), ...ofOwner(ownerIn(parent)), ...constraints)
}

/** What is written of a candidate; a note or an amount that is unset is absent. */
export function candidateFields(
  parent: CandidateParent,
  candidate: Pick<Candidate, 'link' | 'verdicts'> & Partial<Pick<Candidate, 'note' | 'figures'>>,
  createdAt: Date,
) {
  const { link, verdicts, note, figures } = candidate
  const known = FIGURE_KEYS.flatMap((key) => {
    const cents = figures?.[key] ?? null
    return cents === null ? [] : [[key, cents] as const]
  })
  return {
    ...(parent.kind === 'loose' && { userId: parent.uid }),
    link,
    ...verdicts,
    ...(note && { note }),
    ...Object.fromEntries(known),
    createdAt,
  }
}
