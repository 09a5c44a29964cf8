import { dayCell, toCsv, type Cell } from '@/domain/base/csv'
import { amountText, FIGURES, marginOf } from './margin'
import { CRITERIA, type Candidate, type Verdict } from './candidate'
import { scoreOf } from './candidate-score'

const HEADER = [
  'Section',
  'LIEN',
  ...CRITERIA.map(({ column }) => column),
  // Two numbers: « 6/8 » in one cell becomes the 6th of August.
  `Score (oui sur ${CRITERIA.length})`,
  `Évalués (sur ${CRITERIA.length})`,
  'Note',
  ...FIGURES.map(({ column }) => column),
  'Marge nette (€)',
  'Marge (%)',
  'Date',
]

/** The tables of the research, one line per candidate. */
export function researchCsv(
  tables: readonly { readonly name: string; readonly candidates: readonly Candidate[] }[],
): string {
  return toCsv([
    HEADER,
    ...tables.flatMap(({ name, candidates }) => candidates.map((candidate) => row(name, candidate))),
  ])
}

function row(section: string, { link, verdicts, note, figures, createdAt }: Candidate): Cell[] {
  const { yes, answered } = scoreOf(verdicts)
  const margin = marginOf(figures)
  return [
    section,
    link,
    ...CRITERIA.map(({ key }) => verdictText(verdicts[key])),
    { value: String(yes) },
    { value: String(answered) },
    note,
    ...FIGURES.map(({ key }) => amountCell(figures[key])),
    amountCell(margin?.netCents ?? null),
    { value: String(margin?.percent ?? '') },
    createdAt ? dayCell(createdAt) : '',
  ]
}

function amountCell(cents: number | null): Cell {
  return { value: amountText(cents) }
}

function verdictText(verdict: Verdict): string {
  if (verdict === null) return 'Non évalué'
  return verdict ? 'Oui' : 'Non'
}
