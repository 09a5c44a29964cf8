import { useCallback, useMemo } from 'react'
import type { OnError, OnValue } from '@/data/live/live'
import { watchSections, type LiveSection } from '@/data/research/sections'
import { useLivePages } from '@/data/live/use-live-pages'
import type { LiveList } from '@/data/live/watch-list'
import type { ExportTable } from './export-tables'
import { parentOf, tablesOf } from './research-tables'
import { useResearchDrafts } from '../candidate/use-research-drafts'
import { useStrandedLinks } from './use-stranded-links'

const NO_SECTIONS: readonly LiveSection[] = []

/** The tables of the screen, and how their live list is doing. */
export function useResearchTables(uid: string) {
  const { list, ...pages } = useLivePages(
    useCallback(
      (onValue: OnValue<LiveList<LiveSection>>, onError: OnError, count: number) =>
        watchSections(uid, onValue, onError, count),
      [uid],
    ),
  )
  const drafts = useResearchDrafts(uid)
  const sections = list.status === 'ready' ? list.value.items : NO_SECTIONS
  const tables = useMemo(() => tablesOf(sections, drafts), [sections, drafts])
  useStrandedLinks(uid, list, tables)
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
  return { list, tables, drafts, places, hasMore: list.status === 'ready' && list.value.hasMore, ...pages }
}
