import { NOTE_MAX } from '@/domain/base/text/text-limits'
import { appended, takenOut } from '@/domain/projects/text/item-text'
import {
  CRITERIA,
  type Candidate,
  type CriterionKey,
  type Verdict,
  type Verdicts,
} from '@/domain/research/candidate'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import { AMOUNT_FAULTS, amountText, parseAmount } from '@/domain/base/pasted-amount'
import { PRODUCT_FIGURES } from '@/domain/money/figures'
import type { ProductInputs } from '@/domain/money/sale-inputs'
import { isBlank, visibleText } from '@/domain/base/text/visible-text'
import type { Exercise } from './lesson'
import { checked, type Checked, type Typed } from './typed'

/** The amounts that an exercise asks for; the other ones of a sale stand on the product. */
export const LESSON_KEYS = ['salePriceCents', 'costCents', 'shippingCents', 'adsCents'] as const
export type LessonKey = (typeof LESSON_KEYS)[number]
export type LessonFigures = Pick<ProductInputs, LessonKey>

export const LESSON_FIGURES = PRODUCT_FIGURES.flatMap(({ key, label }) => {
  const asked = LESSON_KEYS.find((each) => each === key)
  return asked ? [{ key: asked, label }] : []
})

export type FiguresExercise = Extract<Exercise, { kind: 'figures' }>
export type JudgeExercise = Extract<Exercise, { kind: 'judge' }>

/** What a press writes of one candidate: what is not named stays as it is. */
export interface CandidateWork {
  /** Where it stands, as `addressText` writes it. */
  readonly at: string
  readonly verdicts: Partial<Verdicts>
  readonly figures: Partial<LessonFigures>
  /** Put behind its note; null: the note stays. */
  readonly note: string | null
}

/** The same, with what stood there before. */
export interface MadeCandidate extends CandidateWork {
  readonly before: { readonly verdicts: Partial<Verdicts>; readonly figures: Partial<LessonFigures> }
}

/** What is to be written into a candidate's document. */
export interface CandidateWrite {
  readonly verdicts: Partial<Verdicts>
  readonly figures: Partial<LessonFigures>
  /** The whole note; null: it stays. */
  readonly note: string | null
}

export const chosenField = (slot: number) => `candidate.${slot}`
export const amountField = (at: string, key: LessonKey) => `${key}.${at}`
export const verdictField = (at: string, key: CriterionKey) => `${key}.${at}`
export const noteField = (at: string) => `note.${at}`

/** The candidates that the exercise is about, one a slot: as they were chosen, else those that lack most of it, newest first. */
export function chosenCandidates(
  slots: number,
  typed: Typed,
  candidates: readonly PlacedCandidate[],
  isComplete: (candidate: Candidate) => boolean,
): readonly (PlacedCandidate | null)[] {
  const named = Array.from({ length: slots }, (_, slot) => typed[chosenField(slot)])
  const rest = candidates.filter((each) => !named.includes(addressText(each)))
  const proposed = [...rest.filter((each) => !isComplete(each)), ...rest.filter(isComplete)]
  return named.map((at) => {
    if (at === undefined) return proposed.shift() ?? null
    return candidates.find((each) => addressText(each) === at) ?? null
  })
}

export function hasAllFigures({ figures }: Pick<Candidate, 'figures'>): boolean {
  return LESSON_KEYS.every((key) => figures[key] !== null)
}

/** What stands in a field of an amount. */
export function amountOf(typed: Typed, candidate: PlacedCandidate, key: LessonKey): string {
  return typed[amountField(addressText(candidate), key)] ?? amountText(candidate.figures[key])
}

/** What the fields come to; what cannot be read is not known. */
export function typedFigures(typed: Typed, candidate: PlacedCandidate): ProductInputs {
  const entries = LESSON_KEYS.map((key) => {
    const cents = parseAmount(amountOf(typed, candidate, key))
    return [key, typeof cents === 'string' ? null : cents] as const
  })
  return { ...candidate.figures, ...Object.fromEntries(entries) }
}

export function checkFigures(
  chosen: readonly (PlacedCandidate | null)[],
  typed: Typed,
): Checked<readonly CandidateWork[]> {
  const faults: Record<string, string> = slotFaults(chosen)
  const works = chosen.flatMap((candidate) => {
    if (!candidate) return []
    const at = addressText(candidate)
    const changed = LESSON_KEYS.flatMap((key) => {
      const cents = parseAmount(amountOf(typed, candidate, key))
      if (cents === null) faults[amountField(at, key)] = "Écrivez un montant, ou 0 s'il n'y en a pas."
      if (typeof cents === 'string') faults[amountField(at, key)] = AMOUNT_FAULTS[cents]
      return typeof cents === 'number' && cents !== candidate.figures[key] ? [[key, cents] as const] : []
    })
    if (changed.length === 0) return []
    return [{ at, verdicts: {}, figures: Object.fromEntries(changed), note: null }]
  })
  return checked(works, faults)
}

export function hasAllVerdicts({ verdicts }: Pick<Candidate, 'verdicts'>): boolean {
  return CRITERIA.every(({ key }) => verdicts[key] !== null)
}

/** The criteria that a lesson asks for. */
export function askedCriteria({ criterion }: JudgeExercise) {
  return CRITERIA.filter(({ key }) => criterion === undefined || key === criterion)
}

export function verdictIn(typed: Typed, candidate: PlacedCandidate, key: CriterionKey): Verdict {
  const answer = typed[verdictField(addressText(candidate), key)]
  return answer === undefined ? candidate.verdicts[key] : answer === 'yes'
}

/** One criterion alone goes with a note that says why. */
export function checkJudge(
  exercise: JudgeExercise,
  candidate: PlacedCandidate | null,
  typed: Typed,
): Checked<readonly CandidateWork[]> {
  const faults: Record<string, string> = slotFaults([candidate])
  if (!candidate) return checked([], faults)
  const at = addressText(candidate)
  const changed = askedCriteria(exercise).flatMap(({ key }) => {
    const verdict = verdictIn(typed, candidate, key)
    if (verdict === null) faults[verdictField(at, key)] = 'Répondez par oui ou par non.'
    return verdict === null || verdict === candidate.verdicts[key] ? [] : [[key, verdict] as const]
  })
  const note = visibleText(typed[noteField(at)] ?? '')
  const asksNote = exercise.criterion !== undefined
  if (asksNote && note === '' && isBlank(candidate.note))
    faults[noteField(at)] = 'Écrivez en une phrase ce que vous avez vu.'
  const isNew = asksNote && note !== '' && !candidate.note.includes(note)
  if (isNew && appended(candidate.note, note).length > NOTE_MAX)
    faults[noteField(at)] = 'La note de ce produit est trop pleine pour ce texte\u00a0: raccourcissez-le.'
  if (changed.length === 0 && !isNew) return checked([], faults)
  const verdicts = Object.fromEntries(changed) as Partial<Verdicts>
  return checked([{ at, verdicts, figures: {}, note: isNew ? note : null }], faults)
}

function slotFaults(chosen: readonly (PlacedCandidate | null)[]): Record<string, string> {
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [slot, candidate] of chosen.entries()) {
    if (!candidate) faults[chosenField(slot)] = 'Choisissez un produit.'
    else if (seen.has(addressText(candidate)))
      faults[chosenField(slot)] = 'Ce produit est déjà choisi au-dessus.'
    else seen.add(addressText(candidate))
  }
  return faults
}

/** The write, and what taking it back needs. */
export function madeOf(
  work: CandidateWork,
  candidate: Candidate,
): { write: CandidateWrite; made: MadeCandidate } {
  const pick = <T extends object>(keys: Partial<T>, from: T) =>
    Object.fromEntries(Object.keys(keys).map((key) => [key, from[key as keyof T]])) as Partial<T>
  const { verdicts, figures, note } = work
  return {
    // A note that says it already stays: then this was written before.
    write: {
      verdicts,
      figures,
      note: note === null || candidate.note.includes(note) ? null : appended(candidate.note, note),
    },
    made: {
      ...work,
      before: { verdicts: pick(verdicts, candidate.verdicts), figures: pick<LessonFigures>(figures, candidate.figures) },
    },
  }
}

/** What takes it back, exactly; null: somebody went on with it since. */
export function candidateUndo(made: MadeCandidate, candidate: Candidate): CandidateWrite | null {
  const isTouched =
    CRITERIA.some(({ key }) => key in made.verdicts && candidate.verdicts[key] !== made.verdicts[key]) ||
    LESSON_KEYS.some((key) => key in made.figures && candidate.figures[key] !== made.figures[key])
  const note = made.note === null ? null : takenOut(candidate.note, made.note)
  if (isTouched || (made.note !== null && note === null)) return null
  return { ...made.before, note }
}
