import { memo, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { ShowMore } from '@/components/show-more'
import { heldLinks } from '@/data/research/held'
import { heldCandidatesQuery } from '@/data/research/candidate-lists'
import { useDeviceList, useEntries } from '@/data/sync/use-live'
import { LOOSE_TABLE, sectionIdOf } from '@/domain/research/section'
import { Card } from '@/ui/card'
import { CandidateMenu } from '../candidate/candidate-menu'
import { CandidateRows } from '../candidate/candidate-rows'
import { CandidateRow } from '../candidate/candidate-row'
import { CandidateTable, RowGroup } from '../candidate/candidate-table'
import { LinkForm } from '../candidate/link-form'
import { useDraftPlaces } from '../candidate/use-draft-places'
import type { LinkField } from '../candidate/use-link-field'
import { useRowActions } from '../candidate/use-row-actions'
import { useArrivalAt } from '../arrival'
import { FirstCriteriaContext, FirstCriteriaLine } from '@/components/product/first-criteria'
import { useResearch } from '../research-context'
import type { ResearchTable } from './research-tables'
import { SectionHead } from './section-head'
import { EMPTY_LOOSE, TABLE_SENTENCES, TableFiller } from './table-filler'
import { isNarrowed, type ResearchView } from './toolbar-view'
import { useArranged } from './use-arranged'
import { useTableCandidates } from './use-table-candidates'
import { useFocusOfTheGone } from '../use-focus-of-the-gone'
import { useIsWide } from './use-is-wide'
import { useNearView } from './use-near-view'
import { useNoteIds } from './use-note-ids'
import type { ReportTable } from './use-table-reports'
import { Unsaved } from '../unsaved'

const NONE: readonly never[] = []

interface SectionTableProps {
  table: ResearchTable
  isAlone: boolean
  view: ResearchView
  /** null: the screen's field stands in another table. */
  field: LinkField | null
  onReport: ReportTable
}

/** « Mes liens » or one section. */
export const SectionTable = memo(function SectionTable({
  table,
  isAlone,
  view,
  field,
  onReport,
}: SectionTableProps) {
  const { uid, openField, createProject } = useResearch()
  const frame = useRef<HTMLElement>(null)
  const isNear = useNearView(frame)
  const isWide = useIsWide()
  const [isRemoving, setIsRemoving] = useState(false)
  // Not watched during a removal: each deleted page would load the next one.
  const { drafts, others, links } = useHeldRows(uid, table.id)
  // A search and a filter are of all products, also of those that are not read for the window.
  const isWhole = isNarrowed(view)
  const isAsked = (isNear === true || isWhole) && !isRemoving
  const candidates = useTableCandidates(table, uid, isAsked, others)
  const { items, status, hasMore, showMore, isLoadingMore } = candidates
  const isNextAsked = isWhole && isAsked && hasMore && !isLoadingMore
  useEffect(() => {
    if (isNextAsked) showMore()
  }, [isNextAsked, showMore, items.length])
  const isLoose = table.id === LOOSE_TABLE
  const name = isLoose ? null : table.name
  const shownAbove = table.section?.refused ?? NONE
  const { editing, actions, menu } = useRowActions({
    tableId: table.id,
    isStored: table.isStored,
    name,
    items,
    drafts,
  })
  const places = useDraftPlaces(useMemo(() => [...links.values()], [links]))
  const firstCriteria = useContext(FirstCriteriaContext)

  useArrivalAt({
    tableId: table.id,
    frame,
    items,
    isRead: status === 'ready',
    judge: (candidate) => actions.evaluate(candidate, true),
    project: (candidate) => createProject(candidate, name),
  })

  const isKnown = status === 'ready' && candidates.isKnown
  const unsavedNotes = useNoteIds(uid)

  const arranged = useArranged(items, view, editing.size > 0)
  const hidden = items.length - arranged.length
  const isUnread = status === 'waiting'
  useEffect(
    () => onReport(table.id, { count: items.length, hidden, isPartial: hasMore, isUnread }),
    [onReport, table.id, items.length, hidden, hasMore, isUnread],
  )
  useEffect(() => () => onReport(table.id, null), [onReport, table.id])
  useFocusOfTheGone(frame)

  const hasNoRow = arranged.length === 0 && drafts.length === 0
  const isFilteredOut = hidden > 0 && hasNoRow
  const isEmptyLoose = isLoose && isKnown && items.length === 0 && hasNoRow
  const isStart = isEmptyLoose && isAlone
  const count = status === 'ready' ? items.length : null
  return (
    <Card
      ref={frame}
      role="group"
      aria-label={table.name}
      aria-busy={isRemoving}
      className="overflow-clip p-0 aria-busy:opacity-60 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 sm:p-0"
    >
      <SectionHead
        table={table}
        count={count}
        hasMore={hasMore}
        onAdd={() => openField(table.id)}
        isRemoving={isRemoving}
        onRemoving={setIsRemoving}
      />
      <Unsaved refused={shownAbove} className="mx-4 mb-4 lg:mx-5" />
      {isStart && <StartHead />}
      {field && <LinkForm field={field} isStart={isStart} hasDrafts={drafts.length > 0} />}
      {(editing.size > 0 || drafts.length > 0) && (
        <div className="px-4 pb-3 empty:hidden lg:px-5">
          <FirstCriteriaLine criteria={firstCriteria} />
        </div>
      )}
      {isFilteredOut || isEmptyLoose ? (
        // One line instead of ten columns, so that with many sections the tables with candidates are in sight.
        !isStart && (
          <p className="border-t border-line px-4 py-3 text-small text-muted lg:px-5">
            {isFilteredOut ? TABLE_SENTENCES.filtered : EMPTY_LOOSE}
          </p>
        )
      ) : (
        <CandidateTable name={table.name} isWide={isWide} isBusy={status === 'loading'}>
          <RowGroup isWide={isWide}>
            {drafts.map((draft, at) => (
              <CandidateRow
                key={draft.id}
                candidate={draft}
                held={links.get(draft.id)}
                places={places.get(draft.id)}
                isWide={isWide}
                // One draft after the other: forty open ones would be ten screens.
                isEditing={at === 0 || editing.has(draft.id)}
                isNoteUnsaved={false}
                shownAbove={shownAbove}
                actions={actions}
              />
            ))}
            {arranged.length === 0 && (
              <TableFiller
                candidates={candidates}
                hidden={hidden}
                isSilent={drafts.length > 0 || (field?.isOpened ?? false)}
                isWide={isWide}
              />
            )}
          </RowGroup>
          {arranged.length > 0 && (
            <CandidateRows
              candidates={arranged}
              isWide={isWide}
              editing={editing}
              unsavedNotes={unsavedNotes}
              shownAbove={shownAbove}
              actions={actions}
            />
          )}
        </CandidateTable>
      )}
      {hasMore && (
        <div className="flex flex-col border-t border-line p-3">
          <ShowMore {...candidates} />
        </div>
      )}
      <CandidateMenu menu={menu} />
    </Card>
  )
})
/** Links of a table that are only on this device: drafts, and those of an unsaved section that were confirmed. `links`: drafts by id. */
function useHeldRows(uid: string, tableId: string) {
  const entries = useEntries(uid)
  const held = useMemo(
    () => heldLinks(entries).filter(({ sectionId }) => sectionId === sectionIdOf(tableId)),
    [entries, tableId],
  )
  const query = heldCandidatesQuery(uid, sectionIdOf(tableId))
  const rows = useDeviceList(uid, held.length > 0 ? query : null)
  return useMemo(() => {
    const links = new Map(held.flatMap((link) => (link.isDraft ? [[link.candidate.id, link]] : [])))
    const isDraft = ({ id }: { readonly id: string }) => links.has(id)
    return { links, drafts: rows.filter(isDraft), others: rows.filter((row) => !isDraft(row)) }
  }, [held, rows])
}

function StartHead() {
  return (
    <p className="max-w-reading px-4 pb-3 text-small text-muted lg:px-5">
      La page d’un produit, chez n’importe quel vendeur. Huit questions par oui ou non disent s’il mérite
      votre temps.
    </p>
  )
}
