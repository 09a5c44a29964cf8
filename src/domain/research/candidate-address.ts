import * as json from '@/domain/base/json'
import { isDocumentId } from '@/domain/base/read-field'
import type { Candidate } from './candidate'

export interface CandidateAddress {
  readonly id: string
  /** null: in « Mes liens ». */
  readonly sectionId: string | null
}

export const readStoredAddress = json.object<CandidateAddress>({
  id: json.id,
  sectionId: json.orNull(json.id),
})

/** A candidate with its section; none: in « Mes liens ». */
export type PlacedCandidate = Candidate & Partial<Pick<CandidateAddress, 'sectionId'>>

/** `id`, or `section/id`. */
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
