import { useSyncExternalStore } from 'react'
import {
  readResearchDrafts,
  subscribeResearchDrafts,
  type ResearchDrafts,
} from '@/data/research/research-drafts'

/** What of the research lives on this device alone. */
export function useResearchDrafts(uid: string): ResearchDrafts {
  return useSyncExternalStore(subscribeResearchDrafts, () => readResearchDrafts(uid))
}
