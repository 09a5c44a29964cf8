import { dayCell, toCsv, type Cell } from '@/domain/base/csv'
import { amountText } from '@/domain/base/text/pasted-amount'
import { figureText, PRODUCT_FIGURES } from '@/domain/money/figures'
import type { Seller } from '@/domain/money/sale-inputs'
import { CRITERIA, type Candidate, type Verdict } from './candidate'
import { figuresOf } from './candidate-figures'

const HEADER = [
  'Section',
  'LIEN',
  ...CRITERIA.map(({ column }) => column),
  // Two numbers, because spreadsheets read « 6/8 » as the 6th of August.
  `Score (oui sur ${CRITERIA.length})`,
  `Évalués (sur ${CRITERIA.length})`,
  'Note',
  ...PRODUCT_FIGURES.map(({ label, kind }) => (kind === 'amount' ? `${label} (€)` : label)),
  'Reste par vente (€)',
  'Marge (%)',
  'Date',
]

export function researchCsv(
  tables: readonly { readonly name: string; readonly candidates: readonly Candidate[] }[],
  seller: Seller,
): string {
  return toCsv([
    HEADER,
    ...tables.flatMap(({ name, candidates }) => candidates.map((candidate) => row(name, candidate, seller))),
  ])
}

function row(section: string, candidate: Candidate, seller: Seller): Cell[] {
  const { link, verdicts, note, figures, createdAt } = candidate
  const { score, restCents, margin } = figuresOf(candidate, seller)
  return [
    section,
    link,
    ...CRITERIA.map(({ key }) => verdictText(verdicts[key])),
    { value: String(score.yes) },
    { value: String(score.answered) },
    note,
    ...PRODUCT_FIGURES.map(({ key }) => ({ value: figureText(key, figures[key]) })),
    { value: amountText(restCents) },
    { value: margin === null ? '' : (margin / 10).toFixed(1).replace('.', ',') },
    createdAt ? dayCell(createdAt) : '',
  ]
}

function verdictText(verdict: Verdict): string {
  if (verdict === null) return 'Non évalué'
  return verdict ? 'Oui' : 'Non'
}
