import { dayCell, toCsv } from '@/domain/base/csv'
import { amountText, FIGURES, marginOf } from './margin'
import { PRODUCT_CRITERIA, type Product, type Verdict } from './product'
import { scoreOf } from './product-score'

const HEADER = [
  'Section',
  'LIEN',
  ...PRODUCT_CRITERIA.map(({ column }) => column),
  // Two numbers: « 6/8 » in one cell becomes the 6th of August.
  `Score (oui sur ${PRODUCT_CRITERIA.length})`,
  `Évalués (sur ${PRODUCT_CRITERIA.length})`,
  'Note',
  ...FIGURES.map(({ column }) => column),
  'Marge nette (€)',
  'Marge (%)',
  'Date',
]

/** The tables of the research, one line per candidate. */
export function researchCsv(
  tables: readonly { readonly name: string; readonly products: readonly Product[] }[],
): string {
  return toCsv([
    HEADER,
    ...tables.flatMap(({ name, products }) => products.map((product) => row(name, product))),
  ])
}

function row(section: string, { link, verdicts, note, figures, createdAt }: Product): string[] {
  const { yes, answered } = scoreOf(verdicts)
  const margin = marginOf(figures)
  return [
    section,
    link,
    ...PRODUCT_CRITERIA.map(({ key }) => verdictText(verdicts[key])),
    String(yes),
    String(answered),
    note,
    ...FIGURES.map(({ key }) => amountText(figures[key])),
    amountText(margin?.netCents ?? null),
    String(margin?.percent ?? ''),
    createdAt ? dayCell(createdAt) : '',
  ]
}

function verdictText(verdict: Verdict): string {
  if (verdict === null) return 'Non évalué'
  return verdict ? 'Oui' : 'Non'
}
