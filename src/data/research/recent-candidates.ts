import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchList, type LiveList } from '@/data/live/live-list'
import type { CandidateAddress } from '@/domain/research/candidate-address'
import type { CandidateParent } from './candidate-documents'
import { candidatePages, newestFirst, type LiveCandidate } from './candidate-pages'
import { watchRecentSections } from './sections'

const SECTIONS = 2

export type RecentCandidate = LiveCandidate & Pick<CandidateAddress, 'sectionId'>

interface Place {
  readonly sectionId: string | null
  read: {
    readonly list: LiveList<LiveCandidate>
    readonly isFromCache: boolean
    readonly isPending: boolean
  } | null
  readonly stop: Unsubscribe
}

/**
 * The newest few, of « Mes liens » and of the newest tables together: candidates have no query of their own. Reads
 * `size` of each place, and the tables.
 */
export function watchRecentCandidates(
  uid: string,
  size: number,
  onValue: OnValue<readonly RecentCandidate[]>,
  onError: OnError,
  tables = SECTIONS,
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

  function open(key: string, parent: CandidateParent) {
    if (places.has(key)) return
    const stop = watchList(
      (db) => candidatePages(db, parent, size),
      newestFirst,
      (list, meta) => {
        const place = places.get(key)
        if (!place) return
        place.read = { list, ...meta }
        tell()
      },
      onError,
      1,
    )
    const sectionId = parent.kind === 'section' ? parent.sectionId : null
    places.set(key, { sectionId, read: null, stop })
  }

  open('', { kind: 'loose', uid })
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
      for (const sectionId of sections) open(sectionId, { kind: 'section', sectionId })
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
