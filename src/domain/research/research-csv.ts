import { dayCell, toCsv, type Cell } from '@/domain/base/csv'
import { amountText } from '@/domain/base/text/pasted-amount'
import { figureText, PRODUCT_FIGURES } from '@/domain/money/figures'
import { saleOf } from '@/domain/money/sale'
import type { Seller } from '@/domain/money/sale-inputs'
import { CRITERIA, type Candidate, type Verdict } from './candidate'
import { scoreOf } from './candidate-score'

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

function row(
  section: string,
  { link, verdicts, note, figures, createdAt }: Candidate,
  seller: Seller,
): Cell[] {
  const { yes, answered } = scoreOf(verdicts)
  const sale = saleOf(figures, seller)
  const tenths = sale?.marginTenths ?? null
  return [
    section,
    link,
    ...CRITERIA.map(({ key }) => verdictText(verdicts[key])),
    { value: String(yes) },
    { value: String(answered) },
    note,
    ...PRODUCT_FIGURES.map(({ key }) => ({ value: figureText(key, figures[key]) })),
    { value: amountText(sale?.restCents ?? null) },
    { value: tenths === null ? '' : (tenths / 10).toFixed(1).replace('.', ',') },
    createdAt ? dayCell(createdAt) : '',
  ]
}

function verdictText(verdict: Verdict): string {
  if (verdict === null) return 'Non évalué'
  return verdict ? 'Oui' : 'Non'
}
