import {
  deleteField,
  doc,
  getDocFromCache,
  updateDoc,
  writeBatch,
  type DocumentReference,
  type FieldValue,
  type Firestore,
} from 'firebase/firestore'
import { serverAnswer } from '@/data/live/server-answer'
import type { WriteBeside } from '@/data/live/write-beside'
import type { Verdicts } from '@/domain/research/candidate'
import { candidatePath } from '@/domain/research/candidate-writes'
import { FIGURE_KEYS, type CandidateFigures } from '@/domain/research/margin'

// What cards and lessons still write by themselves; it goes with their own mutations.

type CandidateParent = string | null

export function candidateParent(_uid: string, sectionId: string | null): CandidateParent {
  return sectionId
}

/** Answers criteria, and writes the note unless it is null: one update. */
export function setJudgement(
  sectionId: CandidateParent,
  id: string,
  { verdicts, note }: { readonly verdicts: Partial<Verdicts>; readonly note: string | null },
): Promise<void> {
  return serverAnswer((db) =>
    updateDoc(refOf(db, sectionId, id), { ...verdicts, ...(note !== null && { note: noteField(note) }) }),
  )
}

/**
 * Answers, amounts and notes of several candidates, and what is written beside them: all of it or nothing. `onQueued`: the
 * device has it, and a page that is left now loses nothing.
 */
export function changeCandidates(
  changes: readonly {
    readonly parent: CandidateParent
    readonly id: string
    readonly verdicts: Partial<Verdicts>
    readonly figures: Partial<CandidateFigures>
    readonly note: string | null
  }[],
  beside: WriteBeside | null,
  onQueued: () => void,
): Promise<void> {
  return serverAnswer((db) => {
    const [first] = changes
    const batch = writeBatch(db)
    for (const { parent, id, verdicts, figures, note } of changes) {
      const fields: Record<string, boolean | number | string | null | FieldValue> = { ...verdicts }
      for (const key of FIGURE_KEYS) if (key in figures) fields[key] = figures[key] ?? deleteField()
      if (note !== null) fields['note'] = noteField(note)
      batch.update(refOf(db, parent, id), fields)
    }
    beside?.(db, (...written) => batch.set(...written))
    const saved = batch.commit()
    // Firestore does one thing after the other: once it has read, it has kept the write.
    if (first) void getDocFromCache(refOf(db, first.parent, first.id)).then(onQueued, onQueued)
    return saved
  })
}

function refOf(db: Firestore, sectionId: CandidateParent, id: string): DocumentReference {
  return doc(db, candidatePath({ id, sectionId }))
}

function noteField(note: string): string | FieldValue {
  return note === '' ? deleteField() : note
}
