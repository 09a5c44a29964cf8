import { useEffect, useState } from 'react'
import { findLink } from '@/data/research/find-link'
import { draftPlaces } from '@/domain/research/links/product-key'
import { LOOSE_TABLE, type DraftLink } from '@/domain/research/research-draft'
import { useResearch } from '../research-context'
import { useResearchDrafts } from '../use-research-drafts'

/** Names of the tables that have the product of a draft already, as a link or an earlier draft; those of this device first. */
export function useLinkPlaces({ id, link }: Pick<DraftLink, 'id' | 'link'>): readonly string[] {
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

  const nameOf = (tableId: string) =>
    savedPlaces().find(({ sectionId }) => (sectionId ?? LOOSE_TABLE) === tableId)?.name
  return [...new Set([...draftPlaces(drafts, { id, link }, nameOf), ...saved])]
}
