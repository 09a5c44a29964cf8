import { dayCell, toCsv, type Cell } from '@/domain/base/csv'
import { amountText, rateText } from '@/domain/base/text/amount-text'
import type { LocalDate } from '@/domain/base/time/local-date'
import { figureText, PRODUCT_FIGURES, type SellerKey } from '@/domain/money/figures'
import { saleOf } from '@/domain/money/sale'
import type { Seller } from '@/domain/money/sale-inputs'
import { caveats } from '@/domain/money/statement-words'
import { CRITERIA, type Candidate, type Verdict } from './candidate'
import { scoreOf } from './candidate-score'

const RATES: readonly SellerKey[] = ['contributionPoints', 'feePoints', 'feeFixedCents']

const HEADER = [
  'Tableau',
  'LIEN',
  ...CRITERIA.map(({ column }) => column),
  // Two numbers, because spreadsheets read « 6/8 » as the 6th of August.
  `Score (oui sur ${CRITERIA.length})`,
  `Évalués (sur ${CRITERIA.length})`,
  'Note',
  ...PRODUCT_FIGURES.map(({ label, kind }) => (kind === 'amount' ? `${label} (€)` : label)),
  'Reste par vente (€)',
  'Marge (%)',
  // The person's own rates, with which the rest of this line was computed.
  'TVA (%)',
  'Cotisations (%)',
  'Frais de paiement (%)',
  'Frais de paiement (€)',
  'À vérifier',
  'Date',
  // Given by the person.
  'Nom',
  'Les articles retournés peuvent être revendus',
]

export function researchCsv(
  tables: readonly { readonly name: string; readonly candidates: readonly Candidate[] }[],
  seller: Seller,
  today: LocalDate,
): string {
  return toCsv([
    HEADER,
    ...tables.flatMap(({ name, candidates }) =>
      candidates.map((candidate) => row(name, candidate, seller, today)),
    ),
  ])
}

function row(section: string, candidate: Candidate, seller: Seller, today: LocalDate): Cell[] {
  const { name, link, verdicts, note, figures, createdAt } = candidate
  const score = scoreOf(verdicts)
  const sale = saleOf(figures, seller)
  const margin = sale?.marginTenths ?? null
  return [
    section,
    link,
    ...CRITERIA.map(({ key }) => verdictText(verdicts[key])),
    { value: String(score.yes) },
    { value: String(score.answered) },
    note,
    ...PRODUCT_FIGURES.map(({ key }) => ({ value: figureText(key, figures[key]) })),
    { value: amountText(sale?.restCents ?? null) },
    { value: margin === null ? '' : (margin / 10).toFixed(1).replace('.', ',') },
    { value: sale ? rateText(seller.vatPoints) : '' },
    ...RATES.map((key) => ({ value: sale ? figureText(key, seller[key]) : '' })),
    sale ? caveats(sale, today).join(', ') : '',
    createdAt ? dayCell(createdAt) : '',
    name,
    figures.isResold ? 'Oui' : 'Non',
  ]
}

function verdictText(verdict: Verdict): string {
  if (verdict === null) return 'Non évalué'
  return verdict ? 'Oui' : 'Non'
}
