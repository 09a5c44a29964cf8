import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchList, type LiveList } from '@/data/live/live-list'
import type { CandidateAddress } from '@/domain/research/candidate-address'
import type { CandidateParent } from './candidate-documents'
import { candidatePages, newestFirst, type Between, type LiveCandidate } from './candidate-pages'
import { watchRecentSections } from './sections'

const SECTIONS = 2

export type RecentCandidate = LiveCandidate & Pick<CandidateAddress, 'sectionId'>

/** How much is read to find them: `size` of each place, unless this says less. */
interface Reach {
  /** The newest so many tables. */
  readonly tables?: number
  /** What of all places together is read: each table gets what « Mes liens » leaves of it, and one at least. */
  readonly reads?: number
  /** Only those that were added then. */
  readonly between?: Between
}

interface Place {
  readonly size: number
  readonly sectionId: string | null
  read: {
    readonly list: LiveList<LiveCandidate>
    readonly isFromCache: boolean
    readonly isPending: boolean
  } | null
  readonly stop: Unsubscribe
}

/** The newest few, of « Mes liens » and of the newest tables together: candidates have no query of their own. */
export function watchRecentCandidates(
  uid: string,
  size: number,
  onValue: OnValue<readonly RecentCandidate[]>,
  onError: OnError,
  { tables = SECTIONS, reads, between }: Reach = {},
): Unsubscribe {
  const places = new Map<string, Place>()
  let sections: readonly string[] | null = null
  let areSectionsFromCache = true

  function tell() {
    const known = [...places.values()]
    if (!sections || known.some(({ read }) => read === null)) return
    const items = known.flatMap(({ sectionId, read }) =>
      (read?.list.items ?? []).map((candidate) => ({ ...candidate, sectionId })),
    )
    onValue(items.sort(newestFirst).slice(0, size), {
      isPending: known.some(({ read }) => read?.isPending === true),
      isFromCache: areSectionsFromCache || known.some(({ read }) => read?.isFromCache === true),
    })
  }

  function open(key: string, parent: CandidateParent, most: number) {
    if ((places.get(key)?.size ?? 0) >= most) return
    places.get(key)?.stop()
    const stop = watchList(
      (db) => candidatePages(db, parent, most, between),
      newestFirst,
      (list, meta) => {
        const place = places.get(key)
        if (place?.size !== most) return
        place.read = { list, ...meta }
        openTables()
        tell()
      },
      onError,
      1,
    )
    const sectionId = parent.kind === 'section' ? parent.sectionId : null
    places.set(key, { size: most, sectionId, read: null, stop })
  }

  function openTables() {
    const loose = places.get('')?.read?.list.items.length
    // How much is left for them is known with « Mes liens ».
    if (reads !== undefined && loose === undefined) return
    const left = reads === undefined ? size : reads - (loose ?? 0)
    const most = Math.min(size, Math.max(1, left))
    for (const sectionId of sections ?? []) open(sectionId, { kind: 'section', sectionId }, most)
  }

  open('', { kind: 'loose', uid }, size)
  const stopSections = watchRecentSections(
    uid,
    tables,
    ({ items }, { isFromCache }) => {
      sections = items.map(({ id }) => id)
      areSectionsFromCache = isFromCache
      for (const [key, { stop }] of places) {
        if (key === '' || sections.includes(key)) continue
        stop()
        places.delete(key)
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
