import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { CandidateParent } from '@/data/research/candidates'
import { isNoteHandedOver, readNoteDrafts, subscribeNoteDrafts } from '@/data/research/note-drafts'
import { settleNotes, type NotesOfTable } from './settle-notes'

interface NotesOnScreen extends Omit<NotesOfTable, 'parent'> {
  parent: CandidateParent | null
  /** What the list says comes from the server. */
  isKnown: boolean
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
}: NotesOnScreen): ReadonlySet<string> {
  const isSettled = useRef(false)
  useEffect(() => {
    if (isSettled.current || !isKnown || !parent) return
    isSettled.current = true
    settleNotes({ uid, tableId, parent, items, isComplete })
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
