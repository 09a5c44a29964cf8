import { candidatesQuery, type Between, type LiveCandidate } from './research'
import { sectionsQuery } from './sections'
import { ALL_PAGES, follow, followAll, type Follow } from '@/data/sync/follow'
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
export function followRecentCandidates(
  uid: string,
  size: number,
  { tables = SECTIONS, reads = Infinity, between }: Reach = {},
): Follow<readonly LiveCandidate[]> {
  const candidatesOf = (sectionId: string | null, most: number) =>
    follow(uid, candidatesQuery(uid, sectionId, perQuery(most), between), pagesOf(most))
  const loose = candidatesOf(null, size)
  const sections = follow(uid, sectionsQuery(uid, perQuery(tables)), pagesOf(tables))

  return (onValue, onError) => {
    let most = 1
    let opened: string | null = null
    let stopTables: () => void = () => undefined
    const stop = followAll([loose, sections], (links, all) => ({ links, newest: all.slice(0, tables) }))(
      ({ links, newest }) => {
        most = Math.max(most, Math.min(size, reads - links.length))
        // A table that the rules denied is asked for again once its section is on the server.
        const wanted = [most, ...newest.map(({ id, isPending }) => `${id} ${isPending}`)].join()
        if (wanted === opened) return
        opened = wanted
        const stopBefore = stopTables
        const each = newest.map(({ id }) => unlessDenied(candidatesOf(id, most)))
        stopTables = followAll([loose, sections, ...each], (first, _, ...others) =>
          [first, ...others].flat().sort(newestFirst).slice(0, size),
        )((items, state) => {
          if (opened === wanted) onValue(items, { ...state, hasMore: false })
        }, onError)
        // After the new ones were opened: tables of both are not read twice.
        stopBefore()
      },
      onError,
    )
    return () => {
      stop()
      stopTables()
    }
  }
}

/** The rules allow reading a section's candidates once the section is on the server: until then its list stays as it is. */
function unlessDenied(followed: Follow<readonly LiveCandidate[]>): Follow<readonly LiveCandidate[]> {
  return (onValue, onError) => {
    let isTold = false
    const tell: typeof onValue = (items, state) => {
      isTold = true
      onValue(items, state)
    }
    return followed(tell, (error) => {
      if (error.code !== 'data/denied') onError(error)
      else if (!isTold) tell([], { isLive: true, since: Date.now(), hasMore: false })
    })
  }
}

function perQuery(count: number): number {
  return Math.min(count, DOCUMENTS_PER_QUERY)
}

function pagesOf(count: number): number {
  return count === Infinity ? ALL_PAGES : 1
}
