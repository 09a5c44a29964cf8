import { useMemo } from 'react'
import { sectionsQuery } from '@/data/research/sections'
import { useLiveList } from '@/data/sync/use-live'
import type { ExportTable } from './export-tables'
import { isStored, tablesOf } from './research-tables'
import { useResearchDrafts } from '../use-research-drafts'

export function useResearchTables(uid: string) {
  const sections = useLiveList(uid, sectionsQuery(uid))
  const drafts = useResearchDrafts(uid)
  const { items, list, hasMore } = sections
  const isWhole = list.status === 'ready' && list.isLive && !hasMore
  const tables = useMemo(() => tablesOf(items, drafts, isWhole), [items, drafts, isWhole])
  /** The tables by content and place. */
  const places = useMemo<ExportTable[]>(
    () =>
      tables.map((table) => ({
        id: table.id,
        name: table.name,
        isStored: isStored(table),
        drafts: [...table.links, ...(table.draft?.products ?? [])],
      })),
    [tables],
  )
  return { sections, tables, drafts, places }
}
