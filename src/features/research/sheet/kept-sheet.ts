import { setNoteAndFigures, type CandidateParent, type LiveCandidate } from '@/data/research/candidates'
import { noteKeeper, readNoteDrafts, subscribeNoteDrafts } from '@/data/research/note-drafts'
import { LOOSE_TABLE } from '@/domain/research/research-draft'
import { createSheetStore, type SheetStore } from './candidate-sheet-store'

/** The sheet of one candidate, which is kept on this device until the server has what it says. */
export function keptSheet(
  uid: string,
  parent: CandidateParent,
  opened: LiveCandidate,
  reportRefusal: () => void,
): SheetStore {
  const { id } = opened
  const tableId = parent.kind === 'loose' ? LOOSE_TABLE : parent.sectionId
  const { keep, isLatest } = noteKeeper(uid, id)
  const kept = () => readNoteDrafts(uid).get(id)?.changes ?? null
  return createSheetStore(opened, kept(), {
    send: (from, to) => setNoteAndFigures(parent, { ...from, id }, to, isLatest),
    keep: (changes, isHandedOver) => keep(changes && { tableId, changes }, isHandedOver),
    watchKept: (listener) => {
      listener(kept())
      return subscribeNoteDrafts(() => listener(kept()))
    },
    reportRefusal,
  })
}
