import { setNoteAndFigures, type CandidateParent, type LiveCandidate } from '@/data/research/candidates'
import { isNoteHandedOver, noteKeeper, readNoteDrafts, type NoteDraft } from '@/data/research/note-drafts'
import { readResearchDrafts } from '@/data/research/research-drafts'
import {
  conflictsWith,
  isSameSheet,
  readSheet,
  sheetChanges,
  textsOf,
  withChanges,
  type SheetValues,
} from '@/domain/research/candidate-sheet'
import { holdsCandidate } from '@/domain/research/research-draft'

export interface NotesOfTable {
  readonly uid: string
  readonly tableId: string
  readonly parent: CandidateParent
  readonly items: readonly LiveCandidate[]
  /** The server has no further page of it. */
  readonly isComplete: boolean
}

/** What a reload cut off in the middle of a sentence, once the server has said what the table holds. */
export function settleNotes({ uid, tableId, parent, items, isComplete }: NotesOfTable): void {
  for (const [id, draft] of readNoteDrafts(uid)) {
    if (draft.tableId !== tableId || isNoteHandedOver(id)) continue
    const candidate = items.find((item) => item.id === id)
    if (candidate) settle(uid, parent, candidate, draft)
    // The note of a link that was refused waits with it.
    else if (isComplete && !holdsCandidate(readResearchDrafts(uid), id)) noteKeeper(uid, id).keep(null)
  }
}

/** Only what nobody changed meanwhile goes on its way without a question; the rest waits for its sheet to be opened. */
function settle(uid: string, parent: CandidateParent, candidate: LiveCandidate, draft: NoteDraft) {
  const { keep, isLatest } = noteKeeper(uid, candidate.id)
  const texts = withChanges(textsOf(candidate), draft.changes)
  const left = (stored: SheetValues): NoteDraft | null => {
    const changes = sheetChanges(texts, [stored])
    return changes && { ...draft, changes }
  }
  const { values } = readSheet(texts, candidate)
  if (isSameSheet(values, candidate)) {
    keep(left(candidate))
  } else if (conflictsWith(draft.changes, candidate).length === 0) {
    keep(draft, true)
    setNoteAndFigures(parent, candidate, values, isLatest).then(
      // An amount that cannot be read is still only here.
      () => keep(left(values)),
      () => keep(draft),
    )
  }
}
