import { useEffect, useState } from 'react'
import { findLink } from '@/data/research/find-link'
import { draftPlaces } from '@/domain/research/links/product-key'
import { heldLinks, type HeldLink } from '@/data/research/held'
import { useEntries } from '@/data/sync/use-live'
import { useResearch } from '../research-context'

/** Names of the tables that have the product of a draft already, as a link or an earlier draft; those of this device first. */
export function useLinkPlaces({ candidate: { id, link } }: HeldLink): readonly string[] {
  const { uid, savedPlaces, nameOf } = useResearch()
  const links = heldLinks(useEntries(uid)).map(({ candidate, ...place }) => ({ ...place, ...candidate }))
  const [saved, setSaved] = useState<readonly string[]>([])

  useEffect(() => {
    let isCurrent = true
    // Optional information: a table that does not answer is left out.
    void findLink(uid, link, savedPlaces()).then((names) => {
      if (isCurrent) setSaved(names)
    })
    return () => {
      isCurrent = false
    }
  }, [uid, link, savedPlaces])

  return [...new Set([...draftPlaces(links, { id, link }).map(nameOf), ...saved])]
}
