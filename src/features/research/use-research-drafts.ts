import { useSyncExternalStore } from 'react'
import { subscribeTyped } from '@/data/device/typed-text'
import { readDrafts } from '@/data/research/research-drafts'
import type { ResearchDrafts } from '@/domain/research/research-draft'

export function useResearchDrafts(uid: string): ResearchDrafts {
  return useSyncExternalStore(subscribeTyped, () => readDrafts(uid))
}
