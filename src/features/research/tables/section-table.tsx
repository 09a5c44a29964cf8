import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { ShowMore } from '@/components/show-more'
import { useBegin } from '@/components/frame/use-begin'
import { heldLinks } from '@/data/research/held'
import { heldCandidatesQuery } from '@/data/research/research'
import { useDeviceList, useEntries } from '@/data/sync/use-live'
import { LOOSE_TABLE, sectionIdOf } from '@/domain/research/section'
import { Card } from '@/ui/card'
import { CandidateRows } from '../candidate/candidate-rows'
import { CandidateRow } from '../candidate/candidate-row'
import { CandidateTable, RowGroup } from '../candidate/candidate-table'
import { LinkForm } from '../candidate/link-form'
import { useArrivalAt } from '../arrival'
import { useResearch } from '../research-context'
import type { ResearchTable } from './research-tables'
import { linkFieldId } from '../row-ids'
import { SectionHead } from './section-head'
import { EMPTY_LOOSE, SECTION_SENTENCES, TableFiller } from './table-filler'
import type { ResearchView } from './toolbar-view'
import { useArranged } from './use-arranged'
import { useTableCandidates } from './use-table-candidates'
import { useSharedText } from '../candidate/use-shared-text'
import { useNewLink } from '../candidate/use-new-link'
import { useFocusOfTheGone } from '../use-focus-of-the-gone'
import { useIsWide } from './use-is-wide'
import { useNearView } from './use-near-view'
import { useNoteIds } from './use-note-ids'
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
  const { drafts, others, links } = useHeldRows(uid, table.id)
  const candidates = useTableCandidates(table, uid, isNear === true && !isRemoving, others)
  const { items, status, hasMore } = candidates
  const newLink = useNewLink(table.id, drafts[0]?.id)
  const isLoose = table.id === LOOSE_TABLE
  useSharedText(isLoose, newLink.takeShared)
  useBegin((link) => (link === '' ? newLink.open() : newLink.takeShared(link)), isLoose)
  const shownAbove = table.section?.refused ?? NONE
  const { editing, actions } = useRowActions({
    tableId: table.id,
    isStored: table.isStored,
    nameOf: () => (isLoose ? null : table.name),
    items,
  })

  useArrivalAt({ tableId: table.id, frame, items, isRead: status === 'ready', actions })

  const isKnown = status === 'ready' && candidates.isKnown
  const unsavedNotes = useNoteIds(uid)

  const arranged = useArranged(items, view, editing.size > 0)
  const hidden = items.length - arranged.length
  const isRead = isNear !== null && status !== 'loading'
  useEffect(
    () => onReport(table.id, { count: items.length, hidden, isPartial: hasMore, isRead }),
    [onReport, table.id, items.length, hidden, hasMore, isRead],
  )
  useEffect(() => () => onReport(table.id, null), [onReport, table.id])
  useFocusOfTheGone(frame)

  const isAdding = newLink.typed !== null || drafts.length > 0
  const hasNoRow = arranged.length === 0 && drafts.length === 0
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
        onAdd={newLink.open}
        isRemoving={isRemoving}
        onRemoving={setIsRemoving}
      />
      <Unsaved refused={shownAbove} className="mx-4 mb-4 lg:mx-5" />
      {isStart && <StartHead />}
      {(newLink.typed !== null || isStart) && (
        <div className="px-4 pb-4 lg:pr-3 lg:pl-5">
          <LinkForm
            key={newLink.shared}
            id={linkFieldId(table.id)}
            isStart={isStart}
            typed={newLink.typed ?? ''}
            onType={newLink.type}
            onConfirm={newLink.confirm}
            onCancel={newLink.cancel}
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
              <CandidateRow
                key={draft.id}
                candidate={draft}
                held={links.get(draft.id)}
                isWide={isWide}
                isEditing={false}
                isNoteUnsaved={false}
                shownAbove={shownAbove}
                actions={actions}
              />
            ))}
            {arranged.length === 0 && (
              <TableFiller
                candidates={candidates}
                hidden={hidden}
                isSilent={isAdding}
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
    <div className="px-4 pb-3 lg:px-5">
      <h3 className="font-bold">Collez un lien</h3>
      <p className="mt-0.5 max-w-reading text-small text-muted">
        La page d'un produit, chez n'importe quel vendeur. Huit questions par oui ou non disent ensuite s'il
        mérite votre temps.
      </p>
    </div>
  )
}
