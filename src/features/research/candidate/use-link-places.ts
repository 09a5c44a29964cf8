import { useEffect, useState } from 'react'
import { findLink } from '@/data/research/find-link'
import { draftSectionsHolding } from '@/domain/research/product-key'
import { useResearch } from '../research-context'
import { useResearchDrafts } from '../use-research-drafts'

/** Names of the tables that have the link already, those of this device first. */
export function useLinkPlaces(link: string): readonly string[] {
  const { uid, savedPlaces } = useResearch()
  const drafts = useResearchDrafts(uid)
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

  return [...draftSectionsHolding(drafts, link), ...saved]
}
