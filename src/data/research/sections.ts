import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { parseCandidate, type Candidate } from '@/domain/research/candidate'
import { parseSection, type Section } from '@/domain/research/section'
import { DOCUMENTS_PER_QUERY } from '@/domain/base/text-limits'
import type { CandidateParent } from './candidate-documents'
import { newestCandidates } from './candidate-pages'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchList, type LiveList, type PageShape } from '@/data/live/live-list'
import { serverAnswer } from '@/data/live/server-answer'

export interface LiveSection extends Section {
  /** The last change of this section itself still waits for the network; its candidates are on their own. */
  readonly isPending: boolean
}

/** The sections of one person, newest first, page by page of 200, without their candidates. */
export function watchSections(
  uid: string,
  onValue: OnValue<LiveList<LiveSection>>,
  onError: OnError,
  pages = 1,
): Unsubscribe {
  return watchList((db) => sectionPages(db, uid), newestFirst, onValue, onError, pages)
}

/** The few that were made last. */
export function watchRecentSections(
  uid: string,
  size: number,
  onValue: OnValue<LiveList<LiveSection>>,
  onError: OnError,
): Unsubscribe {
  return watchList((db) => sectionPages(db, uid, size), newestFirst, onValue, onError, 1)
}

function newestSections(db: Firestore, uid: string, size = DOCUMENTS_PER_QUERY): Query {
  return query(
    collection(db, 'sections'),
    where('userId', '==', uid),
    orderBy('createdAt', 'desc'),
    limit(size),
  )
}

function sectionPages(db: Firestore, uid: string, size = DOCUMENTS_PER_QUERY): PageShape<LiveSection> {
  return {
    base: newestSections(db, uid, size),
    size,
    read,
    isSame,
  }
}

/** Every section, newest first, for an export: from the server, so that none is missing. */
export function readAllSections(uid: string): Promise<Section[]> {
  return serverAnswer(async (db) =>
    (await readAll(newestSections(db, uid))).flatMap(({ id, data }) => parseSection(id, data) ?? []),
  )
}

/** Every candidate of one place, newest first, likewise. */
export function readAllCandidates(parent: CandidateParent): Promise<Candidate[]> {
  return serverAnswer(async (db) =>
    (await readAll(newestCandidates(db, parent))).flatMap(({ id, data }) => parseCandidate(id, data) ?? []),
  )
}

async function readAll(firstPage: Query): Promise<{ id: string; data: unknown }[]> {
  const all: QueryDocumentSnapshot[] = []
  let last: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await getDocsFromServer(last ? query(firstPage, startAfter(last)) : firstPage)
    all.push(...docs)
    last = docs.length < DOCUMENTS_PER_QUERY ? undefined : docs.at(-1)
  } while (last)
  return all.map((document) => ({ id: document.id, data: document.data() }))
}

function newestFirst(a: Section, b: Section): number {
  return timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1)
}

function timeOf({ createdAt }: Section): number {
  return createdAt?.getTime() ?? 0
}

function read(snapshot: QueryDocumentSnapshot): LiveSection | null {
  const section = parseSection(snapshot.id, snapshot.data())
  return section && { ...section, isPending: snapshot.metadata.hasPendingWrites }
}

function isSame(a: LiveSection, b: LiveSection): boolean {
  return (
    a.isPending === b.isPending &&
    a.nomSection === b.nomSection &&
    a.product === b.product &&
    timeOf(a) === timeOf(b)
  )
}
