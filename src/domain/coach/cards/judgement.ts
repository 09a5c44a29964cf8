import { NOTE_MAX } from '@/domain/base/text/text-limits'
import {
  CRITERIA,
  type Candidate,
  type CriterionKey,
  type Verdict,
  type Verdicts,
} from '@/domain/research/candidate'
import type { CardOf, JudgedBefore } from './card'
import { appended, takenOut } from '@/domain/projects/text/item-text'

type Judged = Pick<Candidate, 'verdicts' | 'note'>

export type JudgementPart = CriterionKey | 'note'

interface CriterionLine {
  readonly critere: CriterionKey
  readonly valeur: boolean
  readonly preuve: string
  readonly isEvident: boolean
  readonly present: Verdict
}

export function criterionLines(card: CardOf<'produit'>, { verdicts }: Judged): CriterionLine[] {
  return card.proposed.criteres.map((line) => ({
    ...line,
    isEvident: card.evident?.includes(line.critere) === true,
    present: verdicts[line.critere],
  }))
}

/** `there`: the note has the text already. `full`: no room for it. */
export function noteStanding(
  { proposed: { note } }: CardOf<'produit'>,
  present: string,
): 'none' | 'there' | 'full' | 'open' {
  if (note === null) return 'none'
  if (present.includes(note)) return 'there'
  return appended(present, note).length > NOTE_MAX ? 'full' : 'open'
}

export function openParts(card: CardOf<'produit'>, candidate: Judged): JudgementPart[] {
  const parts: JudgementPart[] = criterionLines(card, candidate)
    .filter(({ valeur, present }) => valeur !== present)
    .map(({ critere }) => critere)
  return noteStanding(card, candidate.note) === 'open' ? ['note', ...parts] : parts
}

/** Lines ticked by default: the note, and criteria without a verdict whose evidence was found in the person's texts. */
export function tickedParts(card: CardOf<'produit'>, candidate: Judged): JudgementPart[] {
  const lines = criterionLines(card, candidate)
  return openParts(card, candidate).filter(
    (part) =>
      part === 'note' ||
      lines.some(({ critere, isEvident, present }) => critere === part && isEvident && present === null),
  )
}

/** Values that accepting the ticked lines overwrites. The accepted card stores them, and so also which lines were taken. */
export function judgedBefore(
  card: CardOf<'produit'>,
  candidate: Judged,
  ticked: readonly string[],
): JudgedBefore {
  const parts = openParts(card, candidate).filter((part) => ticked.includes(part))
  const criteria = parts.filter((part) => part !== 'note')
  return {
    verdicts: Object.fromEntries(criteria.map((key) => [key, candidate.verdicts[key]])),
    hasNote: parts.includes('note'),
  }
}

interface Taken {
  readonly verdicts: Partial<Verdicts>
  /** Text to append to the note; null: none. */
  readonly note: string | null
}

export interface CandidateWrite {
  readonly verdicts: Partial<Verdicts>
  /** The complete note; null: no change. */
  readonly note: string | null
}

/** The accepted lines. */
export function judgementTaken({ before, proposed }: CardOf<'produit'>): Taken {
  const taken = proposed.criteres.filter(({ critere }) => before && critere in before.verdicts)
  return {
    verdicts: Object.fromEntries(taken.map(({ critere, valeur }) => [critere, valeur])),
    note: before?.hasNote === true ? proposed.note : null,
  }
}

/** The change that accepting makes. A note that has the text already stays unchanged: the change was written before. */
export function judgementWrite(card: CardOf<'produit'>, { note: present }: Judged): CandidateWrite {
  const { verdicts, note } = judgementTaken(card)
  return { verdicts, note: note === null || present.includes(note) ? null : appended(present, note) }
}

/** Exact inverse of accepting. Null: the person changed the result since. */
export function judgementUndo(card: CardOf<'produit'>, candidate: Judged): CandidateWrite | null {
  if (!card.before) return null
  const taken = judgementTaken(card)
  const isTouched = CRITERIA.some(
    ({ key }) => key in taken.verdicts && candidate.verdicts[key] !== taken.verdicts[key],
  )
  const note = taken.note === null ? null : takenOut(candidate.note, taken.note)
  if (isTouched || (taken.note !== null && note === null)) return null
  return { verdicts: card.before.verdicts, note }
}
