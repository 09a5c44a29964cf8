import { appended, takenOut } from '@/domain/projects/text/item-text'
import { CRITERIA, type Candidate, type Verdicts } from '@/domain/research/candidate'

/** What a press writes of one candidate: what is not named stays as it is. */
export interface CandidateWork {
  /** Where it stands, as `addressText` writes it. */
  readonly at: string
  readonly verdicts: Partial<Verdicts>
  /** Put behind its note; null: the note stays. */
  readonly note: string | null
}

/** The same, with what stood there before. */
export interface MadeCandidate extends CandidateWork {
  readonly before: { readonly verdicts: Partial<Verdicts> }
}

/** What is to be written into a candidate's document. */
export interface CandidateWrite {
  readonly verdicts: Partial<Verdicts>
  /** The whole note; null: it stays. */
  readonly note: string | null
}

/** The write, and what taking it back needs. */
export function madeOf(
  work: CandidateWork,
  candidate: Candidate,
): { write: CandidateWrite; made: MadeCandidate } {
  const { verdicts, note } = work
  const judged = CRITERIA.flatMap(({ key }) => (key in verdicts ? [[key, candidate.verdicts[key]]] : []))
  return {
    // A note that says it already stays: then this was written before.
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

/** What takes it back, exactly; null: somebody went on with it since. */
export function candidateUndo(made: MadeCandidate, candidate: Candidate): CandidateWrite | null {
  const isTouched = CRITERIA.some(
    ({ key }) => key in made.verdicts && candidate.verdicts[key] !== made.verdicts[key],
  )
  const note = made.note === null ? null : takenOut(candidate.note, made.note)
  if (isTouched || (made.note !== null && note === null)) return null
  return { ...made.before, note }
}
