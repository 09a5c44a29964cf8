import { useEffect, useMemo, useState } from 'react'
import { findLinks } from '@/data/research/find-link'
import { heldLinks, type HeldLink } from '@/data/research/held'
import { useEntries } from '@/data/sync/use-live'
import { draftPlaces } from '@/domain/research/links/product-key'
import { useResearch } from '../research-context'

const NONE: readonly string[] = []

/**
 * Names of the tables that have the product of a draft already, as a link or an earlier draft, by the id of the draft; those of this device
 * first. All drafts of a table are looked up together.
 */
export function useDraftPlaces(drafts: readonly HeldLink[]): ReadonlyMap<string, readonly string[]> {
  const { uid, savedPlaces, nameOf } = useResearch()
  const entries = useEntries(uid)
  const [saved, setSaved] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  const links = drafts.map(({ candidate }) => candidate.link).join('\n')

  useEffect(() => {
    if (links === '') return undefined
    let isCurrent = true
    // Optional information: a table that does not answer is left out.
    void findLinks(uid, [...new Set(links.split('\n'))], savedPlaces()).then((names) => {
      if (isCurrent) setSaved(names)
    })
    return () => {
      isCurrent = false
    }
  }, [uid, links, savedPlaces])

  return useMemo(() => {
    if (drafts.length === 0) return new Map()
    const all = heldLinks(entries).map(({ candidate, ...place }) => ({ ...place, ...candidate }))
    return new Map(
      drafts.map(({ candidate: { id, link } }) => {
        const own = draftPlaces(all, { id, link }).map(nameOf)
        return [id, [...new Set([...own, ...(saved.get(link) ?? NONE)])]]
      }),
    )
  }, [drafts, entries, saved, nameOf])
}
