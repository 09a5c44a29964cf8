import { useCallback, useEffect, useMemo } from 'react'
import { heldLinks } from '@/data/research/held'
import { recentCandidates } from '@/data/research/recent-candidates'
import type { LiveCandidate } from '@/data/research/research'
import { useEntries, useLiveList } from '@/data/sync/use-live'
import { counted } from '@/domain/base/text/french-count'
import { tableIdOf } from '@/domain/research/section'
import { Card } from '@/ui/card'
import { CandidateRows } from '../candidate/candidate-rows'
import { CandidateTable, RowGroup } from '../candidate/candidate-table'
import { useRowActions } from '../candidate/use-row-actions'
import { useResearch } from '../research-context'
import { addLinkId } from '../row-ids'
import { useNoteIds } from './use-note-ids'
import type { ResearchTable } from './research-tables'
import { ALL_SENTENCES, TableFiller } from './table-filler'
import type { ResearchView } from './toolbar-view'
import { useArranged } from './use-arranged'
import { useIsWide } from './use-is-wide'
import type { ReportTable } from './use-table-reports'

const NAME = 'Tous mes produits'
const ID = 'all'
const NONE: readonly never[] = []

interface AllProductsProps {
  tables: readonly ResearchTable[]
  view: ResearchView
  onReport: ReportTable
}

/** The saved products of all tables, with the rows of the tables, sorted as one list. Read whole while it is open. */
export function AllProducts({ tables, view, onReport }: AllProductsProps) {
  const { uid } = useResearch()
  const isWide = useIsWide()
  const { list, items, ...live } = useLiveList(uid, () =>
    recentCandidates(uid, Infinity, { tables: Infinity }),
  )
  const names = useMemo(() => new Map(tables.map(({ id, name }) => [id, name])), [tables])
  const tableNameOf = useCallback(
    ({ sectionId }: LiveCandidate) => names.get(tableIdOf(sectionId)) ?? '',
    [names],
  )
  const unsaved = heldLinks(useEntries(uid)).length
  const { editing, actions } = useRowActions({
    tableId: ID,
    isStored: true,
    nameOf: ({ sectionId }) => (sectionId === null ? null : (names.get(sectionId) ?? null)),
    items,
  })
  const unsavedNotes = useNoteIds(uid)
  const arranged = useArranged(items, view, editing.size > 0)
  const hidden = items.length - arranged.length
  const isRead = list.status !== 'loading'
  useEffect(() => {
    onReport(ID, { count: items.length, hidden, isPartial: false, isRead })
    return () => onReport(ID, null)
  }, [onReport, items.length, hidden, isRead])
  const isError = list.status === 'error'
  return (
    <Card
      role="group"
      aria-label={NAME}
      className="overflow-clip p-0 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 sm:p-0"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-4 lg:px-5">
        <h2 id={addLinkId(ID)} tabIndex={-1} className="text-heading font-extrabold outline-none">
          {NAME}
        </h2>
        {list.status === 'ready' && items.length > 0 && (
          <span className="text-small text-muted tabular-nums">{counted(items.length, 'lien')}</span>
        )}
        {unsaved > 0 && (
          <p className="w-full text-small text-muted">
            {`${counted(unsaved, 'lien')} à enregistrer\u00a0: «\u00a0Sauvegarder\u00a0» les ajoute à cette liste.`}
          </p>
        )}
      </header>
      <CandidateTable name={NAME} isWide={isWide} isBusy={list.status === 'loading'}>
        {arranged.length === 0 && (
          <RowGroup isWide={isWide}>
            <TableFiller
              candidates={{
                ...live,
                items,
                status: list.status,
                code: isError ? list.error.code : 'unknown',
                retry: isError ? list.retry : () => undefined,
              }}
              hidden={hidden}
              isSilent={false}
              isWide={isWide}
              sentences={ALL_SENTENCES}
            />
          </RowGroup>
        )}
        {arranged.length > 0 && (
          <CandidateRows
            tableNameOf={tableNameOf}
            candidates={arranged}
            isWide={isWide}
            editing={editing}
            unsavedNotes={unsavedNotes}
            shownAbove={NONE}
            actions={actions}
          />
        )}
      </CandidateTable>
    </Card>
  )
}
