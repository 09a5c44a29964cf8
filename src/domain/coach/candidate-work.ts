import { appended, takenOut } from '@/domain/projects/text/item-text'
import { CRITERIA, type Candidate, type Verdicts } from '@/domain/research/candidate'

/** A change of one candidate; fields that are not named stay unchanged. */
export interface CandidateWork {
  /** Address, as `addressText` writes it. */
  readonly at: string
  readonly verdicts: Partial<Verdicts>
  /** Text to append to the note; null: no change. */
  readonly note: string | null
}

export interface MadeCandidate extends CandidateWork {
  readonly before: { readonly verdicts: Partial<Verdicts> }
}

export interface CandidateWrite {
  readonly verdicts: Partial<Verdicts>
  /** The complete note; null: no change. */
  readonly note: string | null
}

export function madeOf(
  work: CandidateWork,
  candidate: Candidate,
): { write: CandidateWrite; made: MadeCandidate } {
  const { verdicts, note } = work
  const judged = CRITERIA.flatMap(({ key }) => (key in verdicts ? [[key, candidate.verdicts[key]]] : []))
  return {
    // A note that has the text already stays unchanged: the change was written before.
    write: {
      verdicts,
      note: note === null || candidate.note.includes(note) ? null : appended(candidate.note, note),
    },
    made: {
      ...work,
      before: { verdicts: Object.fromEntries(judged) as Partial<Verdicts> },
    },
  }
}

/** Exact inverse of the change. Null: the candidate was changed since. */
export function candidateUndo(made: MadeCandidate, candidate: Candidate): CandidateWrite | null {
  const isTouched = CRITERIA.some(
    ({ key }) => key in made.verdicts && candidate.verdicts[key] !== made.verdicts[key],
  )
  const note = made.note === null ? null : takenOut(candidate.note, made.note)
  if (isTouched || (made.note !== null && note === null)) return null
  return { ...made.before, note }
}
