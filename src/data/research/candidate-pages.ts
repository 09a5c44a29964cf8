import {
  doc,
  limit,
  orderBy,
  where,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { FIGURE_KEYS } from '@/domain/research/margin'
import { parseCandidate, CRITERIA, type Candidate } from '@/domain/research/candidate'
import { DOCUMENTS_PER_QUERY } from '@/domain/base/text-limits'
import { candidatesOf, candidatesQuery, ownerIn, type CandidateParent } from './candidate-documents'
import { asQuery } from '@/data/live/own-document'
import type { PageShape } from '@/data/live/live-list'

export interface LiveCandidate extends Candidate {
  /** The last change of this candidate still waits for the network. */
  readonly isPending: boolean
}

/** From that moment on, and before the other. */
export type Between = readonly [from: Date, until: Date]

/** The newest candidates of one place, a page of them. */
export function newestCandidates(
  db: Firestore,
  parent: CandidateParent,
  size = DOCUMENTS_PER_QUERY,
  between?: Between,
): Query {
  const when = between ? [where('createdAt', '>=', between[0]), where('createdAt', '<', between[1])] : []
  return candidatesQuery(db, parent, ...when, orderBy('createdAt', 'desc'), limit(size))
}

export function candidatePages(
  db: Firestore,
  parent: CandidateParent,
  size = DOCUMENTS_PER_QUERY,
  between?: Between,
): PageShape<LiveCandidate> {
  return { base: newestCandidates(db, parent, size, between), size, read, isSame }
}

/** The one that has this id, or none: reading a document that is not there would be refused. */
export function oneCandidate(db: Firestore, parent: CandidateParent, id: string): PageShape<LiveCandidate> {
  return { base: asQuery(doc(candidatesOf(db, parent), id), ownerIn(parent)), size: 1, read, isSame }
}

/** As the query orders them, ties included. */
export function newestFirst(a: LiveCandidate, b: LiveCandidate): number {
  return timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1)
}

function timeOf({ createdAt }: Candidate): number {
  return createdAt?.getTime() ?? 0
}

function read(found: QueryDocumentSnapshot): LiveCandidate | null {
  const candidate = parseCandidate(found.id, found.data())
  return candidate && { ...candidate, isPending: found.metadata.hasPendingWrites }
}

function isSame(a: LiveCandidate, b: LiveCandidate): boolean {
  return (
    a.isPending === b.isPending &&
    a.link === b.link &&
    a.note === b.note &&
    timeOf(a) === timeOf(b) &&
    CRITERIA.every(({ key }) => a.verdicts[key] === b.verdicts[key]) &&
    FIGURE_KEYS.every((key) => a.figures[key] === b.figures[key])
  )
}
