import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { candidatesQuery, newestFirst, type Between, type LiveCandidate } from './research'
import { sectionsQuery } from './sections'
import { watchQuery } from './sync/use-live'

const SECTIONS = 2

/** How much is read to find them: `size` of each place, unless this says less. */
interface Reach {
  /** The newest so many tables. */
  readonly tables?: number
  /** Documents of all places together: each table gets the share that « Mes liens » leaves, and one at least. */
  readonly reads?: number
  /** Only those that were added then. */
  readonly between?: Between
}

interface Place {
  readonly size: number
  items: readonly LiveCandidate[] | null
  isLive: boolean
  stop: Unsubscribe
}

/** The newest few, of « Mes liens » and of the newest tables together: candidates have no query of their own. */
export function watchRecentCandidates(
  uid: string,
  size: number,
  onValue: OnValue<readonly LiveCandidate[]>,
  onError: OnError,
  { tables = SECTIONS, reads, between }: Reach = {},
): Unsubscribe {
  const places = new Map<string | null, Place>()
  let sections: readonly string[] | null = null
  let areSectionsLive = false

  function tell() {
    const known = [...places.values()]
    if (!sections || known.some(({ items }) => items === null)) return
    const items = known.flatMap((place) => place.items ?? [])
    onValue(items.sort(newestFirst).slice(0, size), {
      isPending: items.some(({ isPending }) => isPending),
      isFromCache: !areSectionsLive || known.some(({ isLive }) => !isLive),
    })
  }

  function open(sectionId: string | null, most: number) {
    const before = places.get(sectionId)
    if ((before?.size ?? 0) >= most) return
    before?.stop()
    const place: Place = { size: most, items: null, isLive: false, stop: () => undefined }
    places.set(sectionId, place)
    place.stop = watchQuery(
      uid,
      candidatesQuery(uid, sectionId, most, between),
      (items, { isLive }) => {
        if (places.get(sectionId) !== place) return
        place.items = items
        place.isLive = isLive
        openTables()
        tell()
      },
      (error) => {
        // The rules know the candidates of a section once it is on the server.
        if (sectionId === null || error.code !== 'data/denied') onError(error)
      },
    )
  }

  function openTables() {
    const loose = places.get(null)?.items?.length
    // How much is left for them is known with « Mes liens ».
    if (reads !== undefined && loose === undefined) return
    const left = reads === undefined ? size : reads - (loose ?? 0)
    for (const sectionId of sections ?? []) open(sectionId, Math.min(size, Math.max(1, left)))
  }

  open(null, size)
  const stopSections = watchQuery(
    uid,
    sectionsQuery(uid, tables),
    (items, { isLive }) => {
      sections = items.slice(0, tables).map(({ id }) => id)
      areSectionsLive = isLive
      for (const [sectionId, { stop }] of places) {
        if (sectionId === null || sections.includes(sectionId)) continue
        stop()
        places.delete(sectionId)
      }
      openTables()
      tell()
    },
    onError,
  )
  return () => {
    stopSections()
    for (const { stop } of places.values()) stop()
    places.clear()
  }
}
