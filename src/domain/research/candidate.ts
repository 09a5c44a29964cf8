import { readDate, readFields, readFlag, readInteger, readText, type Fields } from '@/domain/base/read-field'
import { figureMax, PRODUCT_FIGURES, type ProductKey } from '@/domain/money/figures'
import type { ProductInputs } from '@/domain/money/sale-inputs'
import { productName } from './links/link-words'

export interface Criterion {
  readonly key: string
  readonly column: string
  /** Form inside a sentence. */
  readonly words: string
  readonly question: string
}

export const CRITERIA = [
  {
    key: 'wowEffect',
    column: 'EFFET WOW',
    words: 'effet wow',
    question: 'Arrête-t-il le regard dans un fil de publications\u00a0?',
  },
  {
    key: 'solvesProblem',
    column: 'RESOUD PROBLEME',
    words: 'résout un problème',
    question: 'Règle-t-il une gêne dont on se plaint\u00a0?',
  },
  {
    key: 'beforeAfter',
    column: 'AVANT/APRES',
    words: 'avant/après visible',
    question: 'Se voit-il en deux photos\u00a0?',
  },
  {
    key: 'innovative',
    column: 'INNOVANT',
    words: 'innovant',
    question: 'Est-il absent des magasins d’à côté\u00a0?',
  },
  {
    key: 'goodMargin',
    column: 'BONNE MARGE',
    words: 'bonne marge',
    question: 'Reste-t-il de quoi payer la publicité\u00a0?',
  },
  {
    key: 'realValue',
    column: 'VRAIE VALEUR',
    words: 'vraie valeur',
    question: 'L’achèterait-on sans remise\u00a0?',
  },
  {
    key: 'trending',
    column: 'TENDANCE',
    words: 'en tendance',
    question: 'En parle-t-on plus que le mois dernier\u00a0?',
  },
  {
    key: 'provenSuccess',
    column: 'PREUVE DE SUCCÈS',
    words: 'succès déjà prouvé',
    question: 'D’autres en vendent-ils déjà\u00a0?',
  },
] as const satisfies readonly Criterion[]

export type CriterionKey = (typeof CRITERIA)[number]['key']
export const CRITERION = Object.fromEntries(
  CRITERIA.map((criterion) => [criterion.key, criterion]),
) as Readonly<Record<CriterionKey, Criterion>>

/** null: unanswered, which never counts as no. */
export type Verdict = boolean | null
export type Verdicts = Readonly<Record<CriterionKey, Verdict>>

export const NO_ANSWERS = Object.fromEntries(CRITERIA.map(({ key }) => [key, null])) as unknown as Verdicts

export interface Candidate {
  readonly id: string
  readonly link: string
  readonly verdicts: Verdicts
  /** Given by the person; '': none, and the link names it. */
  readonly name: string
  /** '': none. */
  readonly note: string
  readonly figures: ProductInputs
  readonly createdAt: Date | null
}

export function parseCandidate(id: string, data: unknown): Candidate | null {
  const fields = readFields(data)
  const link = readText(fields?.['link'])
  if (!fields || link === '') return null
  return {
    id,
    link,
    verdicts: parseVerdicts(fields),
    name: readText(fields['name']),
    note: readText(fields['note']),
    figures: parseFigures(fields),
    createdAt: readDate(fields['createdAt']),
  }
}

/** What the product is called: its own name, else the one that its address gives. */
export function candidateName({ name, link }: Pick<Candidate, 'name' | 'link'>): string {
  return name === '' ? productName(link) : name
}

export function parseVerdicts(fields: Fields): Verdicts {
  const entries = CRITERIA.map(({ key }) => [key, parseVerdict(fields[key])] as const)
  return Object.fromEntries(entries) as unknown as Verdicts
}

export function parseVerdict(value: unknown): Verdict {
  return typeof value === 'boolean' ? value : null
}

function parseFigures(fields: Fields): ProductInputs {
  const entries = PRODUCT_FIGURES.map((figure) => {
    const value = readInteger(fields[figure.key], 0, figureMax(figure), -1)
    return [figure.key, value === -1 ? null : value] as const
  })
  const figures = Object.fromEntries(entries) as Record<ProductKey, number | null>
  return { ...figures, isResold: readFlag(fields['isResold']) }
}
