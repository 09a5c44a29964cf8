import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { setNoteAndFigures, type CandidateParent, type LiveCandidate } from '@/data/research/candidates'
import {
  isNoteHandedOver,
  keepNoteDraft,
  readNoteDrafts,
  subscribeNoteDrafts,
  type NoteDraft,
} from '@/data/research/note-drafts'
import {
  conflictsWith,
  isSameSheet,
  readSheet,
  sheetChanges,
  textsOf,
  withChanges,
  type SheetValues,
} from '@/domain/research/candidate-sheet'

interface NotesOfTable {
  uid: string
  tableId: string
  parent: CandidateParent | null
  items: readonly LiveCandidate[]
  /** What the list says comes from the server. */
  isKnown: boolean
  /** The server has no further page of it. */
  isComplete: boolean
}

const SEPARATOR = ' '

/**
 * The candidates of a table of which something typed is on this device alone. What a reload cut off in the middle
 * of a sentence is handed over again, once, when the table is read.
 */
export function useNoteDrafts({
  uid,
  tableId,
  parent,
  items,
  isKnown,
  isComplete,
}: NotesOfTable): ReadonlySet<string> {
  const isSettled = useRef(false)
  useEffect(() => {
    if (isSettled.current || !isKnown || !parent) return
    isSettled.current = true
    for (const [id, draft] of readNoteDrafts(uid)) {
      if (draft.tableId !== tableId || isNoteHandedOver(id)) continue
      const candidate = items.find((item) => item.id === id)
      if (candidate) settle(uid, parent, candidate, draft)
      else if (isComplete) keepNoteDraft(uid, id, null)
    }
  }, [uid, tableId, parent, items, isKnown, isComplete])

  const ids = useSyncExternalStore(subscribeNoteDrafts, () => unsavedIds(uid, tableId))
  return useMemo(() => new Set(ids === '' ? [] : ids.split(SEPARATOR)), [ids])
}

/** As one text, which is the same as long as they are. */
function unsavedIds(uid: string, tableId: string): string {
  return [...readNoteDrafts(uid)]
    .flatMap(([id, draft]) => (draft.tableId === tableId && !isNoteHandedOver(id) ? [id] : []))
    .join(SEPARATOR)
}

/** Only what nobody changed meanwhile goes on its way without a question; the rest waits for its sheet to be opened. */
function settle(uid: string, parent: CandidateParent, candidate: LiveCandidate, draft: NoteDraft) {
  const { id } = candidate
  const texts = withChanges(textsOf(candidate), draft.changes)
  const left = (stored: SheetValues): NoteDraft | null => {
    const changes = sheetChanges(texts, [stored])
    return changes && { ...draft, changes }
  }
  const { values } = readSheet(texts, candidate)
  if (isSameSheet(values, candidate)) {
    keepNoteDraft(uid, id, left(candidate))
  } else if (conflictsWith(draft.changes, candidate).length === 0) {
    keepNoteDraft(uid, id, draft, true)
    setNoteAndFigures(parent, candidate, values).then(
      // An amount that cannot be read is still only here.
      () => keepNoteDraft(uid, id, left(values)),
      () => keepNoteDraft(uid, id, draft),
    )
  }
}
