import { isDocumentId } from '@/domain/base/read-field'
import type { Candidate } from './candidate'

/** Which document a candidate is. */
export interface CandidateAddress {
  readonly id: string
  /** null: it stands in « Mes liens ». */
  readonly sectionId: string | null
}

/** A candidate that says in which section it stands; none: in « Mes liens ». */
export type PlacedCandidate = Candidate & Partial<Pick<CandidateAddress, 'sectionId'>>

/** As one text: `id`, or `section/id`. */
export function addressText({ id, sectionId = null }: Partial<CandidateAddress> & { id: string }): string {
  return sectionId === null ? id : `${sectionId}/${id}`
}

export function readAddress(text: string): CandidateAddress | null {
  const parts = text.split('/')
  const id = parts.pop() ?? ''
  const [sectionId = null, ...more] = parts
  const isOne = isDocumentId(id) && (sectionId === null || isDocumentId(sectionId)) && more.length === 0
  return isOne ? { id, sectionId } : null
}
