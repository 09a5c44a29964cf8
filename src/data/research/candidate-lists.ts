import { parseCandidate, type Candidate } from '@/domain/research/candidate'
import { readAddress, type CandidateAddress } from '@/domain/research/candidate-address'
import { candidatesPath } from '@/domain/research/candidate-writes'
import { DOCUMENTS_PER_QUERY } from '@/domain/base/text/text-limits'
import {
  documentQuery,
  latest,
  listOf,
  newestFirst,
  owned,
  type Condition,
  type Doc,
  type Query,
  type Spec,
  type WithState,
} from '@/data/sync/query'

export type LiveCandidate = WithState<Candidate & CandidateAddress>

/** A period: from the first moment until before the second. */
export type Between = readonly [from: Date, until: Date]

/** Candidates of a section (null: of « Mes liens »), newest first, by pages. */
export function candidatesQuery(
  uid: string,
  sectionId: string | null,
  size = DOCUMENTS_PER_QUERY,
  between?: Between,
): Query<readonly LiveCandidate[]> {
  const when: readonly Condition[] = between
    ? [
        ['createdAt', '>=', between[0]],
        ['createdAt', '<', between[1]],
      ]
    : []
  return {
    spec: latest('createdAt', candidatesIn(uid, sectionId, size, ...when)),
    read: listOf(parse),
  }
}

/** The candidates of a table with one of these links, in their spelling. */
export function sameLinksQuery(
  uid: string,
  sectionId: string | null,
  links: readonly string[],
): Query<readonly LiveCandidate[]> {
  return { spec: candidatesIn(uid, sectionId, links.length, ['link', 'in', links]), read: listOf(parse) }
}

/** Drafts of a table, and the links that wait for an unsaved section, newest first. */
export function heldCandidatesQuery(uid: string, sectionId: string | null): Query<readonly LiveCandidate[]> {
  const { spec } = candidatesQuery(uid, sectionId)
  return { spec, read: listOf((doc) => (doc.isHeld ? parseAny(doc) : null)) }
}

/** All candidates, also without a creation date, for exports and the deletion of a section. */
export function allCandidatesQuery(uid: string, sectionId: string | null): Query<readonly LiveCandidate[]> {
  return {
    spec: candidatesIn(uid, sectionId, DOCUMENTS_PER_QUERY),
    read: listOf(parse, newestFirst),
  }
}

/** Null: no candidate at this path. */
export function candidateQuery({ id, sectionId }: CandidateAddress): Query<LiveCandidate | null> {
  return documentQuery(candidatesPath(sectionId), id, parse)
}

/** The query of each product that a test is about, with its address as `addressText` writes it; an unreadable address has none. */
export function candidatesAt(
  addresses: readonly string[],
): readonly (readonly [address: string, query: Query<LiveCandidate | null>])[] {
  return addresses.flatMap((address) => {
    const at = readAddress(address)
    return at ? [[address, candidateQuery(at)] as const] : []
  })
}

/** A section's candidates have no owner field; the section has. */
function candidatesIn(
  uid: string,
  sectionId: string | null,
  limit: number,
  ...which: readonly Condition[]
): Spec {
  const collection = candidatesPath(sectionId)
  return sectionId === null ? owned(uid, collection, limit, ...which) : { collection, where: which, limit }
}

function parse(doc: Doc): LiveCandidate | null {
  return doc.isHeld ? null : parseAny(doc)
}

function parseAny({ id, path, fields, isPending, refused }: Doc): LiveCandidate | null {
  const candidate = parseCandidate(id, fields)
  const [root, sectionId = ''] = path.split('/')
  return candidate && { ...candidate, sectionId: root === 'sections' ? sectionId : null, isPending, refused }
}
