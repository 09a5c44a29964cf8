import { readFields, readInteger } from '@/domain/base/read-field'
import { plainLetters } from '@/domain/base/text/fold-text'
import { amountsWritten, type WrittenAmount } from '@/domain/base/text/written-amounts'
import { figureMax, figureOf, PRODUCT_FIGURES, PRODUCT_KEYS, type ProductKey } from '@/domain/money/figures'
import { parseFigure } from '@/domain/money/parse-figure'
import type { ProductInputs } from '@/domain/money/sale-inputs'
import type { Candidate } from '@/domain/research/candidate'
import type { CardIn, CardKind } from '../card-kind'
import { checked, handle, list, listedIn, object, oneOf, quote, QUOTE_MAX, type Shaped } from '../shape'
import { changedCandidate, ofCandidate } from './candidate'

/*
 * The coach names a field of the statement and the passage with its amount, never the amount: the amount is read in the passage, by the
 * readers of the statement's fields, and the passage has to be in a text of the person.
 */

const montant = object({ champ: listedIn('Champs', oneOf(PRODUCT_KEYS)), passage: quote(QUOTE_MAX) })
const readable = checked(montant, (each) => (figureIn(each.champ, each.passage) === null ? undefined : each))

const shape = checked(
  object({
    genre: oneOf(['chiffres']),
    /** Candidate; null: the person chooses. */
    produit: handle('candidate'),
    /** The amounts are read in the passages. */
    montants: list(readable, PRODUCT_KEYS.length, ({ champ }) => champ),
  }),
  ({ montants, ...rest }) => {
    const inOrder = PRODUCT_KEYS.flatMap((key) => montants.find(({ champ }) => champ === key) ?? [])
    return inOrder.length === 0 ? undefined : { ...rest, montants: inOrder }
  },
)
export type ProposedFigures = Shaped<typeof shape>

const FIELDS = PRODUCT_FIGURES.map(({ key, label }) => `${key} ${label}`).join(', ')

interface Over {
  /** The overwritten values of the accepted amounts. */
  readonly figures: FiguresBefore
}

type FiguresCard = CardIn<ProposedFigures, object, Over>

/** Amounts for the statement of a candidate. */
export const figuresCard: CardKind<ProposedFigures, Candidate, object, Over> = {
  ...ofCandidate,
  shape,
  usage: `des montants ou une part de retours qu’elle a écrits, pour le calcul d’une vente\u00a0: passage recopie ses mots, tels quels, avec un seul montant et ce qui dit lequel. Sans passage, pas de montant. Champs\u00a0: ${FIELDS}.`,
  backed(proposed, texts) {
    const montants = proposed.montants.filter(({ champ, passage }) => isFigureReadIn(champ, passage, texts))
    return montants.length === 0 ? null : { ...proposed, montants }
  },

  subject: () => 'chiffres',
  followUp: () => null,
  says: () => 'Montants ajoutés à un produit',
  text: ({ montants }) => montants.map(({ passage }) => passage).join('\n'),
  exported: ({ montants }) => `chiffres\u00a0: ${montants.map(({ passage }) => passage).join('\u00a0; ')}`,

  over: { figures: readFiguresBefore },

  make: (card, doc) => changedCandidate(card, doc, () => ({ figures: figuresTaken(card) })),
  isAsMade: (card, { figures }) => {
    const taken = Object.entries(figuresTaken(card)) as [ProductKey, number | null][]
    return taken.length > 0 && taken.every(([key, value]) => figures[key] === value)
  },
  unmake: (card, doc) => changedCandidate(card, doc, () => ({ figures: card.over.figures ?? {} })),
}

/** The same for a passage and the text that it is copied from. */
function plain(text: string): string {
  return plainLetters(text).replace(/\s+/g, ' ').trim()
}

/** The one value of that kind in a plain passage: with its unit, or a bare number where no amount has a unit. null: none, or several. */
function figureWritten(key: ProductKey, passage: string): { value: number; at: WrittenAmount } | null {
  const all = amountsWritten(passage)
  const isRate = figureOf(key).kind === 'rate'
  const named = all.filter(({ unit }) => unit === (isRate ? 'percent' : 'euro'))
  const bare = isRate ? [] : all.filter(({ unit }) => unit !== 'percent')
  const [at, ...others] = named.length > 0 ? named : bare
  if (!at || at.isOfRange || at.isForSeveral || others.length > 0) return null
  // Clear in its sentence, not only by itself: « 12 euros cinquante ».
  const value = at.value === null ? null : parseFigure(key, at.text)
  const words = passage.slice(0, at.from) + passage.slice(at.to)
  // An amount alone does not say what it is for.
  return typeof value === 'number' && /\p{L}{2}/u.test(words) ? { value, at } : null
}

/** Cents or hundredths of a percent. null: the passage has no such value, or more than one. */
export function figureIn(key: ProductKey, passage: string): number | null {
  return figureWritten(key, plain(passage))?.value ?? null
}

/** True if a text has this passage and its amount as a whole: « achat 6 » is not in « achat 6,80 € ». */
export function isFigureReadIn(key: ProductKey, passage: string, texts: readonly string[]): boolean {
  const wanted = plain(passage)
  const found = figureWritten(key, wanted)
  if (!found) return false
  return texts.map(plain).some((text) => {
    const amounts = amountsWritten(text).filter(({ isOfRange, isForSeveral }) => !isOfRange && !isForSeveral)
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const [from, to] = [at + found.at.from, at + found.at.to]
      if (amounts.some((amount) => amount.from === from && amount.to === to)) return true
    }
    return false
  })
}

export interface FigureLine {
  readonly key: ProductKey
  readonly passage: string
  readonly value: number
  readonly present: number | null
}

export function figureLines(card: FiguresCard, figures: ProductInputs): readonly FigureLine[] {
  return card.proposed.montants.flatMap(({ champ, passage }) => {
    const value = figureIn(champ, passage)
    return value === null ? [] : [{ key: champ, passage, value, present: figures[champ] }]
  })
}

/** Ticked by default: nothing that the person typed is replaced without a tick of theirs. */
export function tickedFigures(lines: readonly FigureLine[]): ProductKey[] {
  return lines.filter(({ present }) => present === null).map(({ key }) => key)
}

export type FiguresBefore = Readonly<Partial<Record<ProductKey, number | null>>>

/** Undefined: none were stored. */
export function readFiguresBefore(stored: unknown): FiguresBefore | undefined {
  const fields = readFields(stored)
  if (!fields) return undefined
  const known = PRODUCT_FIGURES.filter(({ key }) => key in fields)
  return Object.fromEntries(
    known.map((figure) => {
      const value = readInteger(fields[figure.key], 0, figureMax(figure), -1)
      return [figure.key, value === -1 ? null : value]
    }),
  )
}

/** Values that accepting the ticked lines overwrites. The accepted card stores them, and so also which lines were taken. */
export function figuresBefore(lines: readonly FigureLine[], ticked: readonly string[]): FiguresBefore {
  const taken = lines.filter(({ key, value, present }) => ticked.includes(key) && value !== present)
  return Object.fromEntries(taken.map(({ key, present }) => [key, present]))
}

/** The values of the accepted lines. */
function figuresTaken({ proposed, over: { figures } }: FiguresCard): FiguresBefore {
  const taken = proposed.montants.filter(({ champ }) => figures && champ in figures)
  return Object.fromEntries(taken.map(({ champ, passage }) => [champ, figureIn(champ, passage)]))
}
