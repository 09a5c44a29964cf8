import { NOTE_MAX } from '@/domain/base/text/text-limits'
import { type Candidate, type CriterionKey, type Verdict } from '@/domain/research/candidate'
import { candidateUndo, type CandidateWork, type CandidateWrite } from '@/domain/coach/candidate-work'
import type { CardOf, JudgedBefore } from './card'
import { appended } from '@/domain/projects/text/item-text'

type Judged = Pick<Candidate, 'verdicts' | 'note'>

/** A line that can be ticked. */
export type JudgementPart = CriterionKey | 'note'

interface CriterionLine {
  readonly critere: CriterionKey
  readonly valeur: boolean
  readonly preuve: string
  /** Its evidence was found in what the person wrote. */
  readonly isEvident: boolean
  readonly present: Verdict
}

/** What a card proposes of each criterion, beside what the person answered. */
export function criterionLines(card: CardOf<'produit'>, { verdicts }: Judged): CriterionLine[] {
  return card.proposed.criteres.map((line) => ({
    ...line,
    isEvident: card.evident?.includes(line.critere) === true,
    present: verdicts[line.critere],
  }))
}

/** Whether the note says it already, takes it, or has no room left. */
export function noteStanding(
  { proposed: { note } }: CardOf<'produit'>,
  present: string,
): 'none' | 'there' | 'full' | 'open' {
  if (note === null) return 'none'
  if (present.includes(note)) return 'there'
  return appended(present, note).length > NOTE_MAX ? 'full' : 'open'
}

/** The lines that would change something. */
export function openParts(card: CardOf<'produit'>, candidate: Judged): JudgementPart[] {
  const parts: JudgementPart[] = criterionLines(card, candidate)
    .filter(({ valeur, present }) => valeur !== present)
    .map(({ critere }) => critere)
  return noteStanding(card, candidate.note) === 'open' ? ['note', ...parts] : parts
}

/** Ticked until the person says otherwise: what nobody answered, and what rests on what the person wrote. */
export function tickedParts(card: CardOf<'produit'>, candidate: Judged): JudgementPart[] {
  const lines = criterionLines(card, candidate)
  return openParts(card, candidate).filter(
    (part) =>
      part === 'note' ||
      lines.some(({ critere, isEvident, present }) => critere === part && isEvident && present === null),
  )
}

/** What a press of the ticked lines writes over: the accepted card keeps it, and with it which lines were taken. */
export function judgedBefore(
  card: CardOf<'produit'>,
  candidate: Judged,
  ticked: readonly JudgementPart[],
): JudgedBefore {
  const parts = openParts(card, candidate).filter((part) => ticked.includes(part))
  const criteria = parts.filter((part) => part !== 'note')
  return {
    verdicts: Object.fromEntries(criteria.map((key) => [key, candidate.verdicts[key]])),
    hasNote: parts.includes('note'),
  }
}

/** What an accepted card writes. */
export function judgementWork({ before, proposed }: CardOf<'produit'>): CandidateWork {
  const taken = proposed.criteres.filter(({ critere }) => before && critere in before.verdicts)
  return {
    at: proposed.produit ?? '',
    verdicts: Object.fromEntries(taken.map(({ critere, valeur }) => [critere, valeur])),
    note: before?.hasNote === true ? proposed.note : null,
  }
}

/** What takes it back, exactly; null: the person went on with what was written. */
export function judgementUndo(card: CardOf<'produit'>, candidate: Candidate): CandidateWrite | null {
  if (!card.before) return null
  const before = { verdicts: card.before.verdicts }
  return candidateUndo({ ...judgementWork(card), before }, candidate)
}
