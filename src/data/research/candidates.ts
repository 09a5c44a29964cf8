import {
  deleteField,
  doc,
  getDocFromCache,
  setDoc,
  updateDoc,
  writeBatch,
  type DocumentReference,
  type Firestore,
  type FieldValue,
} from 'firebase/firestore'
import type { SheetField } from '@/domain/research/candidate-sheet'
import { FIGURE_KEYS, type CandidateFigures } from '@/domain/research/margin'
import type { Candidate, CriterionKey, Verdicts, Verdict } from '@/domain/research/candidate'
import { candidateFields, candidatesOf, ownerIn, type CandidateParent } from './candidate-documents'
import { candidatePages, newestFirst, oneCandidate, type LiveCandidate } from './candidate-pages'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { erase, serverAnswer, unlessApplied, whenReadable } from '@/data/live/server-answer'
import type { WriteBeside } from '@/data/live/write-beside'
import { watchList, type LiveList } from '@/data/live/live-list'

export { candidateParent, type CandidateParent } from './candidate-documents'
export type { LiveCandidate } from './candidate-pages'

/** What the first screen of a long table draws, and some that follow. */
const FIRST_LOOK = 24

/** The candidates of one place, newest first: 24 of them, then page by page of 200. */
export function watchCandidates(
  parent: CandidateParent,
  onValue: OnValue<LiveList<LiveCandidate>>,
  onError: OnError,
  pages = 1,
): Unsubscribe {
  const shapeOf = (db: Firestore) => ({ ...candidatePages(db, parent), firstLook: FIRST_LOOK })
  return watchList(shapeOf, newestFirst, onValue, onError, pages)
}

/** One candidate, as a list of it or of none; in a section that is gone, the server refuses to look. */
export function watchCandidate(
  parent: CandidateParent,
  id: string,
  onValue: OnValue<LiveList<LiveCandidate>>,
  onError: OnError,
): Unsubscribe {
  return watchList((db) => oneCandidate(db, parent, id), newestFirst, onValue, onError, 1)
}

/** Made on this device, once per intention: a double click is then one document. */
export function newCandidateId(): string {
  return crypto.randomUUID()
}

// The verbs show through the live query at once; what they return is the server's answer, which offline can take
// days. Screens do not wait for it, but catch its rejection (an `AppError`).

/**
 * Writes a candidate; the same id twice is one candidate. For a draft row use `saveCandidate` of
 * `research-drafts.ts`, which also keeps the link on the device until the server has answered.
 */
export function addCandidate(
  parent: CandidateParent,
  id: string,
  candidate: { readonly link: string; readonly verdicts: Verdicts },
  now: Date,
): Promise<void> {
  return create(parent, id, candidateFields(parent, candidate, now))
}

/** Puts a deleted candidate back as it was: same id, same place in the list. */
export function restoreCandidate(parent: CandidateParent, candidate: Candidate): Promise<void> {
  return create(parent, candidate.id, candidateFields(parent, candidate, candidate.createdAt ?? new Date(0)))
}

/** null: not evaluated any more. */
export function setVerdict(
  parent: CandidateParent,
  id: string,
  criterion: CriterionKey,
  verdict: Verdict,
): Promise<void> {
  return change(parent, id, (ref) => updateDoc(ref, { [criterion]: verdict }))
}

/** Answers criteria, and writes the note unless it is null: one update. */
export function setJudgement(
  parent: CandidateParent,
  id: string,
  { verdicts, note }: { readonly verdicts: Partial<Verdicts>; readonly note: string | null },
): Promise<void> {
  return change(parent, id, (ref) =>
    updateDoc(ref, { ...verdicts, ...(note !== null && { note: noteField(note) }) }),
  )
}

/**
 * Answers, amounts and notes of several candidates, and what is written beside them: all of it or nothing. What is not
 * named stays as it is. `onQueued`: the device has it, and a page that is left now loses nothing.
 */
export function changeCandidates(
  changes: readonly {
    readonly parent: CandidateParent
    readonly id: string
    readonly verdicts: Partial<Verdicts>
    readonly figures: Partial<CandidateFigures>
    /** The whole note; null: it stays. */
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
      batch.update(doc(candidatesOf(db, parent), id), fields)
    }
    beside?.(db, (...written) => batch.set(...written))
    const saved = batch.commit()
    // Firestore does one thing after the other: once it has read, it has kept the write.
    if (first) {
      void getDocFromCache(doc(candidatesOf(db, first.parent), first.id)).then(onQueued, onQueued)
    }
    return saved
  })
}

/**
 * Writes what differs from `candidate` as the form was opened with: the rest may have changed elsewhere. `isLatest`: asked
 * once Firestore can write; what another tab has typed over by then is that one's to write.
 */
export function setNoteAndFigures(
  parent: CandidateParent,
  candidate: Pick<Candidate, 'id' | 'note' | 'figures'>,
  { note, figures }: { readonly note: string; readonly figures: CandidateFigures },
  isLatest: (field: SheetField) => boolean = () => true,
): Promise<void> {
  return change(parent, candidate.id, async (ref) => {
    await whenReadable(ref.firestore)
    const changes: Record<string, string | number | FieldValue> = {}
    if (note !== candidate.note && isLatest('note')) changes['note'] = noteField(note)
    for (const key of FIGURE_KEYS) {
      if (figures[key] !== candidate.figures[key] && isLatest(key))
        changes[key] = figures[key] ?? deleteField()
    }
    if (Object.keys(changes).length > 0) await updateDoc(ref, changes)
  })
}

/** No note is no field. */
function noteField(note: string): string | FieldValue {
  return note === '' ? deleteField() : note
}

export function removeCandidate(parent: CandidateParent, id: string): Promise<void> {
  return change(parent, id, (ref) => erase(ref, ownerIn(parent)))
}

function create(parent: CandidateParent, id: string, fields: object): Promise<void> {
  return change(parent, id, (ref) =>
    // A second time is an update for the rules, which let no creation date change: then the first one counts.
    // The SDK's own, after a lost answer, has the same date: what it does not name stays, as a note of another device.
    setDoc(ref, fields, { merge: true }).catch((thrown: unknown) =>
      unlessApplied(ref, ownerIn(parent), 'there', thrown),
    ),
  )
}

function change(
  parent: CandidateParent,
  id: string,
  write: (ref: DocumentReference) => Promise<void>,
): Promise<void> {
  return serverAnswer((db) => write(doc(candidatesOf(db, parent), id)))
}
