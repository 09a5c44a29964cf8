import { useEffect, useState } from 'react'
import { findLink } from '@/data/research/find-link'
import { draftSectionsHolding } from '@/domain/research/research-draft'
import { useResearch } from '../research-context'
import { useResearchDrafts } from './use-research-drafts'

/** Names of the tables that hold the link already, those of this device first. */
export function useLinkPlaces(link: string): readonly string[] {
  const { uid, savedPlaces } = useResearch()
  const drafts = useResearchDrafts(uid)
  const [saved, setSaved] = useState<readonly string[]>([])

  useEffect(() => {
    let isCurrent = true
    findLink(link, savedPlaces())
      .then((names) => {
        if (isCurrent) setSaved(names)
      })
      // A courtesy: without an answer nothing is said.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [link, savedPlaces])

  return [...draftSectionsHolding(drafts, link), ...saved]
}
