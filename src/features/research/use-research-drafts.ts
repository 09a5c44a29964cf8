import { useSyncExternalStore } from 'react'
import { readDrafts, subscribeDrafts } from '@/data/research-drafts'
import type { ResearchDrafts } from '@/domain/research/research-draft'

/** Unsaved sections and links of this device. */
export function useResearchDrafts(uid: string): ResearchDrafts {
  return useSyncExternalStore(subscribeDrafts, () => readDrafts(uid))
}
