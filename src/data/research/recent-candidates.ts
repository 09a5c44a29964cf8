import { candidatesQuery, type Between, type LiveCandidate } from './candidate-lists'
import { sectionsQuery, type LiveSection } from './section-lists'
import { ALL_PAGES, joined, listed, ofDevice, type Reading } from '@/data/sync/live'
import { newestFirst } from '@/data/sync/query'
import { DOCUMENTS_PER_QUERY } from '@/domain/base/text/text-limits'

const SECTIONS = 2

/** Limits of the queries; default: `size` of each table. `Infinity` as a size or number of tables: all of them. */
interface Reach {
  /** Number of newest tables. */
  readonly tables?: number
  /** Documents of all tables together: each table gets an equal share of the rest after « Mes liens », at least one. */
  readonly reads?: number
  /** Only candidates that were added in this period. */
  readonly between?: Between
}

/** The newest candidates of « Mes liens » and of the newest tables, merged: no single query covers both. */
export function recentCandidates(
  uid: string,
  size: number,
  { tables = SECTIONS, reads = Infinity, between }: Reach = {},
): Reading<readonly LiveCandidate[]> {
  const candidatesOf = (sectionId: string | null, most: number) => ({
    ...candidatesQuery(uid, sectionId, perQuery(most), between),
    pages: pagesOf(most),
    isOwnUntilSent: sectionId !== null,
  })
  return joined<Parts, readonly LiveCandidate[]>(
    `recent candidates ${JSON.stringify([size, tables, reads, between])}`,
    ({ loose, sections }) => ({
      loose: candidatesOf(null, size),
      sections: { ...sectionsQuery(uid, perQuery(tables)), pages: pagesOf(tables) },
      tables: sections && (loose ?? reads === Infinity) && ofTables(sections, loose?.length ?? 0),
    }),
    ({ loose = [], tables: found = [] }) => [...loose, ...found.flat()].sort(newestFirst).slice(0, size),
  )

  function ofTables(sections: readonly LiveSection[], looseCount: number) {
    const newest = sections.slice(0, tables)
    const most = Math.max(1, Math.min(size, Math.floor((reads - looseCount) / newest.length)))
    // A table that the rules denied is asked for again once its section is on the server.
    const key = [most, ...newest.map(({ id, isPending }) => `${id} ${isPending}`)].join()
    return listed(
      key,
      newest.map(({ id }) => candidatesOf(id, most)),
    )
  }
}

/** All candidates that this device has, newest first; the server is not asked. */
export function candidatesOnDevice(uid: string): Reading<readonly LiveCandidate[]> {
  return joined<Parts, readonly LiveCandidate[]>(
    'candidates on the device',
    ({ sections }) => ({
      loose: ofDevice(candidatesQuery(uid, null)),
      sections: ofDevice(sectionsQuery(uid)),
      tables: sections && tablesOnDevice(sections),
    }),
    ({ loose = [], tables = [] }) => [...loose, ...tables.flat()].sort(newestFirst),
  )

  function tablesOnDevice(sections: readonly LiveSection[]) {
    const ids = sections.map(({ id }) => id)
    return listed(
      `on the device ${ids.join()}`,
      ids.map((id) => ofDevice(candidatesQuery(uid, id))),
    )
  }
}

interface Parts {
  readonly loose: readonly LiveCandidate[]
  readonly sections: readonly LiveSection[]
  readonly tables: readonly (readonly LiveCandidate[])[]
}

function perQuery(count: number): number {
  return Math.min(count, DOCUMENTS_PER_QUERY)
}

function pagesOf(count: number): number {
  return count === Infinity ? ALL_PAGES : 1
}
