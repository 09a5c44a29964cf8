import { memo, startTransition, useEffect, useState } from 'react'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { useDeferredRows } from '@/lib/hooks/use-deferred-rows'
import { groupRows } from '@/lib/row-groups'
import { CandidateRow, type RowActions } from './candidate-row'
import { RowGroup } from './candidate-table'

/** From this number on, rows out of sight are not laid out or painted; for a short table, watching costs more. */
const LONG = 20
/** More than a window shows. */
const FIRST_ROWS = 10
/** Heights of a row and a card. */
const ROW_REM = 4
const CARD_REM = 7

interface CandidateRowsProps {
  candidates: readonly LiveCandidate[]
  isWide: boolean
  editing: ReadonlySet<string>
  unsavedNotes: { has: (id: string) => boolean }
  shownAbove: readonly number[]
  actions: RowActions
}

/**
 * All candidates remain in the document, so that the browser's page search finds them. Mounted with the first of them: its first
 * value is not deferred.
 */
export const CandidateRows = memo(function CandidateRows({
  candidates,
  isWide,
  editing,
  unsavedNotes,
  shownAbove,
  actions,
}: CandidateRowsProps) {
  const shown = useFirstGroups(groupRows(useDeferredRows(candidates)), candidates.length)
  const isLong = candidates.length > LONG
  return shown.map(({ key, rows }) => (
    <RowGroup
      key={key}
      isWide={isWide}
      {...(isLong && {
        className: '[content-visibility:auto]',
        rem: rows.length * (isWide ? ROW_REM : CARD_REM),
      })}
    >
      {rows.map((candidate) => (
        <CandidateRow
          key={candidate.id}
          candidate={candidate}
          isWide={isWide}
          isEditing={editing.has(candidate.id)}
          isNoteUnsaved={unsavedNotes.has(candidate.id)}
          shownAbove={shownAbove}
          actions={actions}
        />
      ))}
    </RowGroup>
  ))
})

/** Whole groups of ten rows at first, then of twice as many after each paint, so that 200 rows do not delay the first ones. */
function useFirstGroups<Group extends { readonly rows: readonly unknown[] }>(
  groups: readonly Group[],
  total: number,
): readonly Group[] {
  const [count, setCount] = useState(FIRST_ROWS)
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count * 2))
  }, [count, total])
  let end = 0
  for (let rows = 0; rows < count && end < groups.length; end += 1) rows += groups[end]?.rows.length ?? 0
  return groups.slice(0, end)
}
