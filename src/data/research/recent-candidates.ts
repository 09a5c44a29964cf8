import { candidatesQuery, type Between, type LiveCandidate } from './research'
import { sectionsQuery } from './sections'
import {
  ALL_PAGES,
  follow,
  freshnessOf,
  type Follow,
  type ListFreshness,
  type Stop,
} from '@/data/sync/follow'
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

interface Place {
  readonly size: number
  known: { readonly items: readonly LiveCandidate[]; readonly state: ListFreshness } | null
  stop: Stop
}

/** The newest candidates of « Mes liens » and of the newest tables, merged: no single query covers both. */
export function followRecentCandidates(
  uid: string,
  size: number,
  { tables = SECTIONS, reads, between }: Reach = {},
): Follow<readonly LiveCandidate[]> {
  return (onValue, onError) => {
    const places = new Map<string | null, Place>()
    let sections: { readonly ids: readonly string[]; readonly state: ListFreshness } | null = null

    function tell() {
      const known = [...places.values()].flatMap((place) => place.known ?? [])
      if (!sections || known.length < places.size) return
      const items = known.flatMap((place) => place.items)
      onValue(items.sort(newestFirst).slice(0, size), {
        ...freshnessOf([sections.state, ...known.map(({ state }) => state)]),
        hasMore: false,
      })
    }

    function open(sectionId: string | null, most: number) {
      const before = places.get(sectionId)
      if ((before?.size ?? 0) >= most) return
      before?.stop()
      const place: Place = { size: most, known: null, stop: () => undefined }
      places.set(sectionId, place)
      place.stop = follow(
        uid,
        candidatesQuery(uid, sectionId, perQuery(most), between),
        pagesOf(most),
      )(
        (items, state) => {
          if (places.get(sectionId) !== place) return
          place.known = { items, state }
          openTables()
          tell()
        },
        (error) => {
          if (sectionId === null || error.code !== 'data/denied') onError(error)
          // The rules allow reading a section's candidates once the section is on the server: opened again when it is.
          else if (places.get(sectionId) === place) {
            places.delete(sectionId)
            tell()
          }
        },
      )
    }

    function openTables() {
      const loose = places.get(null)?.known?.items.length
      // Their share is known once « Mes liens » has answered.
      if (reads !== undefined && loose === undefined) return
      const left = reads === undefined ? size : reads - (loose ?? 0)
      for (const sectionId of sections?.ids ?? []) open(sectionId, Math.min(size, Math.max(1, left)))
    }

    open(null, size)
    const stopSections = follow(
      uid,
      sectionsQuery(uid, perQuery(tables)),
      pagesOf(tables),
    )((items, state) => {
      const ids = items.slice(0, tables).map(({ id }) => id)
      sections = { ids, state }
      for (const [sectionId, { stop }] of places) {
        if (sectionId === null || ids.includes(sectionId)) continue
        stop()
        places.delete(sectionId)
      }
      openTables()
      tell()
    }, onError)
    return () => {
      stopSections()
      for (const { stop } of places.values()) stop()
      places.clear()
    }
  }
}

function perQuery(count: number): number {
  return Math.min(count, DOCUMENTS_PER_QUERY)
}

function pagesOf(count: number): number {
  return count === Infinity ? ALL_PAGES : 1
}
