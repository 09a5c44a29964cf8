import { NOTE_MAX } from '@/domain/base/text-limits'
import {
  CRITERIA,
  type Candidate,
  type CriterionKey,
  type Verdict,
  type Verdicts,
} from '@/domain/research/candidate'
import type { Card, JudgedBefore } from './card'
import { isTaken } from './card-change'
import { appended, takenOut } from '@/domain/projects/item-text'
import type { ProposedCandidate } from './proposal'

type Judged = Pick<Candidate, 'verdicts' | 'note'>

/** What a press writes of a judgement; what it does not name stays as it is. */
export interface JudgementWrite {
  readonly verdicts: Partial<Verdicts>
  /** What comes behind the note; of an undo the whole note. null: the note stays. */
  readonly note: string | null
}

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
export function criterionLines(
  card: Card,
  { criteres }: ProposedCandidate,
  { verdicts }: Judged,
): CriterionLine[] {
  return criteres.map((line) => ({
    ...line,
    isEvident: card.evident?.includes(line.critere) === true,
    present: verdicts[line.critere],
  }))
}

/** Whether the note says it already, takes it, or has no room left. */
export function noteStanding(
  { note }: ProposedCandidate,
  present: string,
): 'none' | 'there' | 'full' | 'open' {
  if (note === null) return 'none'
  if (present.includes(note)) return 'there'
  return appended(present, note).length > NOTE_MAX ? 'full' : 'open'
}

/** The lines that would change something. */
export function openParts(card: Card, proposed: ProposedCandidate, candidate: Judged): JudgementPart[] {
  const parts: JudgementPart[] = criterionLines(card, proposed, candidate)
    .filter(({ valeur, present }) => valeur !== present)
    .map(({ critere }) => critere)
  return noteStanding(proposed, candidate.note) === 'open' ? ['note', ...parts] : parts
}

/** Ticked until the person says otherwise: what nobody answered, and what rests on what the person wrote. */
export function tickedParts(card: Card, proposed: ProposedCandidate, candidate: Judged): JudgementPart[] {
  const lines = criterionLines(card, proposed, candidate)
  return openParts(card, proposed, candidate).filter(
    (part) =>
      part === 'note' ||
      lines.some(({ critere, isEvident, present }) => critere === part && isEvident && present === null),
  )
}

/** What a press writes of the ticked lines, and what its undo needs. */
export function judgementWrite(
  card: Card,
  proposed: ProposedCandidate,
  candidate: Judged,
  ticked: readonly JudgementPart[],
): { readonly write: JudgementWrite; readonly before: JudgedBefore } {
  const parts = openParts(card, proposed, candidate).filter((part) => ticked.includes(part))
  const chosen = proposed.criteres.filter(({ critere }) => parts.includes(critere))
  const hasNote = parts.includes('note')
  return {
    write: {
      verdicts: Object.fromEntries(chosen.map(({ critere, valeur }) => [critere, valeur])),
      note: hasNote ? proposed.note : null,
    },
    before: {
      verdicts: Object.fromEntries(chosen.map(({ critere }) => [critere, candidate.verdicts[critere]])),
      hasNote,
    },
  }
}

/** What takes it back, exactly; null: the person went on with what was written. */
export function judgementUndo(
  { before }: Pick<Card, 'before'>,
  { criteres, note }: ProposedCandidate,
  candidate: Judged,
): JudgementWrite | null {
  if (!before) return null
  const isTouched = CRITERIA.some(
    ({ key }) =>
      key in before.verdicts &&
      candidate.verdicts[key] !== criteres.find(({ critere }) => critere === key)?.valeur,
  )
  const withoutNote = before.hasNote && note !== null ? takenOut(candidate.note, note) : null
  if (isTouched || (before.hasNote && withoutNote === null)) return null
  return { verdicts: before.verdicts, note: withoutNote }
}

/**
 * What a card of a judgement can say and do. `made`: it stands there as it was written, and can be taken back;
 * `moved-on`: the person went on with it; `listed`: all of it is said already.
 */
export type JudgementStanding = 'open' | 'listed' | 'folded' | 'looking' | 'made' | 'moved-on'

/** `candidate`: undefined: not known yet, null: it is not there, or nobody said which. */
export function judgementStanding(
  card: Card,
  proposed: ProposedCandidate,
  candidate: Judged | null | undefined,
): JudgementStanding {
  if (card.state === 'ignored' || card.state === 'undone') return 'folded'
  if (isTaken(card)) {
    if (candidate === undefined) return 'looking'
    return candidate && judgementUndo(card, proposed, candidate) ? 'made' : 'moved-on'
  }
  if (!candidate) return 'open'
  const isSaid = openParts(card, proposed, candidate).length === 0
  return isSaid && noteStanding(proposed, candidate.note) !== 'full' ? 'listed' : 'open'
}
