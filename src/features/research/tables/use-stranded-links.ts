import { useEffect } from 'react'
import { editResearchDrafts } from '@/data/research/research-drafts'
import type { LiveSection } from '@/data/research/sections'
import type { Live } from '@/data/live/use-live'
import type { LiveList } from '@/data/live/live-list'
import { adoptStranded } from '@/domain/research/research-draft'
import type { ResearchTable } from './research-tables'

/** Two tabs hear of a saved section, or of a deleted one, at different moments: what is gone stays gone. */
const SETTLING_MS = 5_000

/** Brings links whose section was deleted on another device to « Mes liens », once it is sure that it is gone. */
export function useStrandedLinks(
  uid: string,
  list: Live<LiveList<LiveSection>>,
  tables: readonly ResearchTable[],
): void {
  const isWhole = list.status === 'ready' && !list.isFromCache && !list.value.hasMore
  useEffect(() => {
    if (!isWhole) return
    const timer = setTimeout(() => {
      editResearchDrafts(uid, (drafts) => adoptStranded(drafts, new Set(tables.map(({ id }) => id))))
    }, SETTLING_MS)
    return () => clearTimeout(timer)
  }, [uid, isWhole, tables])
}
