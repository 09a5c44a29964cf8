import { NOTE_MAX } from '@/domain/base/text/text-limits'
import {
  CRITERIA,
  parseVerdict,
  type Candidate,
  type CriterionKey,
  type Verdict,
  type Verdicts,
} from '@/domain/research/candidate'
import { readFields, readFlag } from '@/domain/base/read-field'
import { isEvident } from '@/domain/coach/conversation/claims'
import { appended, takenOut } from '@/domain/projects/text/item-text'
import type { CardIn, CardKind } from '../card-kind'
import {
  block,
  checked,
  flag,
  handle,
  list,
  object,
  oneOf,
  orBlank,
  orNull,
  quote,
  QUOTE_MAX,
  type Shaped,
} from '../shape'
import { changedCandidate, ofCandidate } from './candidate'

const critere = object({
  critere: oneOf(CRITERIA.map(({ key }) => key)),
  valeur: flag(),
  preuve: orBlank(quote(QUOTE_MAX)),
})

const shape = checked(
  object({
    genre: oneOf(['produit']),
    /** Candidate; null: the person chooses. */
    produit: handle('candidate'),
    note: orNull(block(600)),
    criteres: list(critere, CRITERIA.length, ({ critere: key }) => key),
  }),
  (proposed) => (proposed.note === null && proposed.criteres.length === 0 ? undefined : proposed),
)
export type ProposedJudgement = Shaped<typeof shape>

interface Ground {
  /** Criteria whose evidence was found in the person's texts. */
  readonly evident: readonly CriterionKey[]
}

interface Over {
  readonly before: JudgedBefore
}

/** Values before an accepted judgement. */
interface JudgedBefore {
  readonly verdicts: Partial<Verdicts>
  /** True if the proposed note was appended to the present one. */
  readonly hasNote: boolean
}

type JudgementCard = CardIn<ProposedJudgement, Ground, Over>

/** The coach's opinion about a candidate. */
export const judgementCard: CardKind<ProposedJudgement, Candidate, Ground, Over> = {
  ...ofCandidate,
  shape,
  usage:
    'ce que tu penses d’un produit de ses notes. Une note courte, et les seuls critères qu’elle a décrits\u00a0: preuve recopie douze signes au moins de ses mots, tels quels. Sans preuve, pas de critère.',

  subject: () => 'produit',
  followUp: () => 'Pourquoi juges-tu ce produit ainsi\u00a0?',
  says: () => 'Avis du coach ajouté à un produit',
  text: ({ note }) => note ?? '',
  exported: ({ note }) => (note === null ? 'produit' : `produit\u00a0: ${note}`),

  ground: {
    readers: {
      evident: (stored) =>
        Array.isArray(stored)
          ? CRITERIA.filter(({ key }) => stored.includes(key)).map(({ key }) => key)
          : undefined,
    },
    of({ criteres }, { texts }) {
      const evident = criteres.filter(({ preuve }) => isEvident(preuve, texts))
      return { evident: evident.map(({ critere: key }) => key) }
    },
  },
  over: {
    before(stored) {
      const fields = readFields(stored)
      if (!fields) return undefined
      const verdicts = readFields(fields['verdicts']) ?? {}
      const known = CRITERIA.filter(({ key }) => key in verdicts)
      return {
        verdicts: Object.fromEntries(known.map(({ key }) => [key, parseVerdict(verdicts[key])])),
        hasNote: readFlag(fields['hasNote']),
      }
    },
  },

  make: (card, doc) => changedCandidate(card, doc, (candidate) => judgementWrite(card, candidate)),
  isAsMade: (card, candidate) => judgementUndo(card, candidate) !== null,
  unmake: (card, doc) => changedCandidate(card, doc, (candidate) => judgementUndo(card, candidate)),
}

type Judged = Pick<Candidate, 'verdicts' | 'note'>

export type JudgementPart = CriterionKey | 'note'

interface CriterionLine {
  readonly critere: CriterionKey
  readonly valeur: boolean
  readonly preuve: string
  readonly isEvident: boolean
  readonly present: Verdict
}

export function criterionLines(card: JudgementCard, { verdicts }: Judged): CriterionLine[] {
  return card.proposed.criteres.map((line) => ({
    ...line,
    isEvident: card.ground.evident?.includes(line.critere) === true,
    present: verdicts[line.critere],
  }))
}

/** `there`: the note has the text already. `full`: no room for it. */
export function noteState(
  { proposed: { note } }: JudgementCard,
  present: string,
): 'none' | 'there' | 'full' | 'open' {
  if (note === null) return 'none'
  if (present.includes(note)) return 'there'
  return appended(present, note).length > NOTE_MAX ? 'full' : 'open'
}

export function openParts(card: JudgementCard, candidate: Judged): JudgementPart[] {
  const parts: JudgementPart[] = criterionLines(card, candidate)
    .filter(({ valeur, present }) => valeur !== present)
    .map(({ critere }) => critere)
  return noteState(card, candidate.note) === 'open' ? ['note', ...parts] : parts
}

/** Lines ticked by default: the note, and criteria without a verdict whose evidence was found in the person's texts. */
export function tickedParts(card: JudgementCard, candidate: Judged): JudgementPart[] {
  const lines = criterionLines(card, candidate)
  return openParts(card, candidate).filter(
    (part) =>
      part === 'note' ||
      lines.some(({ critere, isEvident, present }) => critere === part && isEvident && present === null),
  )
}

/** Values that accepting the ticked lines overwrites. The accepted card stores them, and so also which lines were taken. */
export function judgedBefore(
  card: JudgementCard,
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
export function judgementTaken({ over: { before }, proposed }: JudgementCard): Taken {
  const taken = proposed.criteres.filter(({ critere }) => before && critere in before.verdicts)
  return {
    verdicts: Object.fromEntries(taken.map(({ critere, valeur }) => [critere, valeur])),
    note: before?.hasNote === true ? proposed.note : null,
  }
}

/** The change that accepting makes. A note that has the text already stays unchanged: the change was written before. */
export function judgementWrite(card: JudgementCard, { note: present }: Judged): CandidateWrite {
  const { verdicts, note } = judgementTaken(card)
  return { verdicts, note: note === null || present.includes(note) ? null : appended(present, note) }
}

/** Exact inverse of accepting. Null: the person changed the result since. */
export function judgementUndo(card: JudgementCard, candidate: Judged): CandidateWrite | null {
  const { before } = card.over
  if (!before) return null
  const taken = judgementTaken(card)
  const isTouched = CRITERIA.some(
    ({ key }) => key in taken.verdicts && candidate.verdicts[key] !== taken.verdicts[key],
  )
  const note = taken.note === null ? null : takenOut(candidate.note, taken.note)
  if (isTouched || (taken.note !== null && note === null)) return null
  return { verdicts: before.verdicts, note }
}
