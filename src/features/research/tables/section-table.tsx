import { memo, useEffect, useRef, useState } from 'react'
import { ShowMore } from '@/components/show-more'
import { useBegin } from '@/components/frame/use-begin'
import { useIdleLoad } from '@/components/use-idle-load'
import { LOOSE_TABLE } from '@/domain/research/research-draft'
import { Card } from '@/ui/card'
import { CandidateRows } from '../candidate/candidate-rows'
import { CandidateTable, RowGroup } from '../candidate/candidate-table'
import { DraftRow } from '../candidate/draft-row'
import { LinkForm } from '../candidate/link-form'
import { RefusedLinks, useLostLinks } from '../candidate/refused-links'
import { useArrivalAt } from '../arrival'
import { useResearch } from '../research-context'
import { isStored, type ResearchTable } from './research-tables'
import { linkFieldId } from '../row-ids'
import { SectionHead } from './section-head'
import { StartHead } from './start-head'
import { EMPTY_LOOSE, SECTION_SENTENCES, TableFiller } from './table-filler'
import type { ResearchView } from './toolbar-view'
import { useArranged } from './use-arranged'
import { useCandidates } from './use-candidates'
import { useSharedText } from '../candidate/use-shared-text'
import { useDraftRow } from '../candidate/use-draft-row'
import { useFocusOfTheGone } from '../use-focus-of-the-gone'
import { useIsWide } from './use-is-wide'
import { useNearView } from './use-near-view'
import { preloadSheet, TableSheet } from '../sheet/table-sheet'
import { useNoteIds } from '../sheet/use-note-ids'
import { useRowActions } from '../candidate/use-row-actions'
import type { ReportTable } from './use-table-reports'
import { Unsaved } from '../unsaved'

const NONE: readonly never[] = []

interface SectionTableProps {
  table: ResearchTable
  isAlone: boolean
  view: ResearchView
  onReport: ReportTable
}

/** « Mes liens » or one section. */
export const SectionTable = memo(function SectionTable({
  table,
  isAlone,
  view,
  onReport,
}: SectionTableProps) {
  const { uid } = useResearch()
  const frame = useRef<HTMLElement>(null)
  const isNear = useNearView(frame)
  const isWide = useIsWide()
  const [isRemoving, setIsRemoving] = useState(false)
  // Not watched during a removal: each deleted page would load the next one.
  const candidates = useCandidates(table, uid, isNear === true && !isRemoving)
  const { items, status, hasMore } = candidates
  // The document of a link arrives a moment before its draft is removed.
  const drafts = table.links.filter((link) => !items.some(({ id }) => id === link.id))
  const draftRow = useDraftRow(table.id, table.draft !== null, drafts)
  const isLoose = table.id === LOOSE_TABLE
  useSharedText(isLoose, draftRow.takeShared)
  useBegin((link) => (link === '' ? draftRow.open() : draftRow.takeShared(link)), isLoose)
  const lostLinks = useLostLinks(uid)
  const lost = isLoose ? lostLinks : NONE
  const shownAbove = table.section?.refused ?? NONE
  const { editing, actions, sheet, closeSheet } = useRowActions({
    tableId: table.id,
    isStored: isStored(table),
    nameOf: () => (isLoose ? null : table.name),
    items,
  })

  useArrivalAt({ tableId: table.id, frame, items, isRead: status === 'ready', actions })

  const isKnown = status === 'ready' && candidates.isKnown
  const isComplete = isKnown && !hasMore
  const unsavedNotes = useNoteIds(uid, sheet?.isOpen === true ? sheet.candidate.id : null)

  const arranged = useArranged(items, view, editing.size > 0)
  const hidden = items.length - arranged.length
  const isRead = isNear !== null && status !== 'loading'
  useEffect(
    () => onReport(table.id, { count: items.length, hidden, isPartial: hasMore, isRead }),
    [onReport, table.id, items.length, hidden, hasMore, isRead],
  )
  useEffect(() => () => onReport(table.id, null), [onReport, table.id])
  useFocusOfTheGone(frame)
  useIdleLoad(preloadSheet, items.length > 0)

  const isAdding = draftRow.typed !== null || drafts.length > 0
  const hasNoRow = arranged.length === 0 && drafts.length === 0 && lost.length === 0
  const isFilteredOut = hidden > 0 && hasNoRow && !isAdding
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
        isAdding={isAdding}
        isStart={isStart}
        onAdd={draftRow.open}
        isRemoving={isRemoving}
        onRemoving={setIsRemoving}
      />
      <Unsaved refused={shownAbove} className="mx-4 mb-4 lg:mx-5" />
      {isStart && <StartHead />}
      {(draftRow.typed !== null || isStart) && (
        <div className="px-4 pb-4 lg:pr-3 lg:pl-5">
          <LinkForm
            key={draftRow.shared}
            id={linkFieldId(table.id)}
            isStart={isStart}
            typed={draftRow.typed ?? ''}
            onType={draftRow.type}
            onConfirm={draftRow.confirm}
            onCancel={draftRow.cancel}
          />
        </div>
      )}
      {isFilteredOut || isEmptyLoose ? (
        // One line instead of ten columns, so that with many sections the tables with candidates are in sight.
        !isStart && (
          <p className="border-t border-line px-4 py-3 text-small text-muted lg:px-5">
            {isFilteredOut ? SECTION_SENTENCES.filtered : EMPTY_LOOSE}
          </p>
        )
      ) : (
        <CandidateTable name={table.name} isWide={isWide} isBusy={status === 'loading'}>
          <RowGroup isWide={isWide}>
            {drafts.map((draft) => (
              <DraftRow key={draft.id} draft={draft} isWide={isWide} actions={draftRow.actions} />
            ))}
            <RefusedLinks lost={lost} isWide={isWide} />
            {arranged.length === 0 && (
              <TableFiller
                candidates={candidates}
                hidden={hidden}
                isSilent={isAdding || lost.length > 0}
                isWide={isWide}
                sentences={SECTION_SENTENCES}
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
      <TableSheet sheet={sheet} items={items} isComplete={isComplete} onClose={closeSheet} />
    </Card>
  )
})
