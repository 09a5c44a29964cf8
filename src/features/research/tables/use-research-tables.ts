import { useCallback, useMemo } from 'react'
import { useLiveList } from '@/data/live/use-live'
import type { OnError, OnValue } from '@/data/live/live'
import { watchSections, type LiveSection } from '@/data/research/sections'
import type { LiveList } from '@/data/live/live-list'
import type { ExportTable } from './export-tables'
import { parentOf, tablesOf } from './research-tables'
import { useResearchDrafts } from '../candidate/use-research-drafts'
import { useStrandedLinks } from './use-stranded-links'

/** The tables of the screen, and how their live list is doing. */
export function useResearchTables(uid: string) {
  const sections = useLiveList(
    useCallback(
      (onValue: OnValue<LiveList<LiveSection>>, onError: OnError, count: number) =>
        watchSections(uid, onValue, onError, count),
      [uid],
    ),
  )
  const drafts = useResearchDrafts(uid)
  const { items } = sections
  const tables = useMemo(() => tablesOf(items, drafts), [items, drafts])
  useStrandedLinks(uid, sections.list, tables)
  /** The same tables by what they hold and where. */
  const places = useMemo<ExportTable[]>(
    () =>
      tables.map((table) => ({
        name: table.name,
        parent: parentOf(table, uid),
        drafts: [
          ...drafts.sentCandidates.filter(({ tableId }) => tableId === table.id),
          ...(table.local?.products ?? []),
        ],
      })),
    [tables, drafts, uid],
  )
  return { sections, tables, drafts, places }
}
