import { dayCell, toCsv, type Cell } from '@/domain/base/csv'
import { dateAt, type LocalDate } from '@/domain/base/time/local-date'
import { amountText } from '@/domain/base/text/amount-text'
import { DAY_FIELDS, type DayNumbers, type SalesTest } from './sales-test'

const HEADER = [
  ...['Lien', 'Ce que je teste', 'Budget du test (€)', 'Gain par vente (€)', 'Jours prévus', 'Premier jour'],
  ...['Arrêté le', 'Jour'],
  ...DAY_FIELDS.map(({ column }) => column),
]

/** One line per day; a test without days has one line. `tests`: with the gain that counts. */
export function salesTestsCsv(tests: readonly SalesTest[]): string {
  return toCsv([HEADER, ...tests.flatMap(rowsOf)])
}

function rowsOf(test: SalesTest): Cell[][] {
  const { link, tried, limitCents, gainCents, days, startsOn, endedOn, numbers } = test
  const plan: Cell[] = [
    ...[link, tried, { value: amountText(limitCents) }, { value: amountText(gainCents) }],
    ...[{ value: String(days) }, dayCell(dateAt(startsOn)), endedOn === null ? '' : dayCell(dateAt(endedOn))],
  ]
  if (numbers.size === 0) return [[...plan, '', ...DAY_FIELDS.map(() => '')]]
  return [...numbers].map(([day, of]) => [...plan, ...dayCells(day, of)])
}

function dayCells(day: LocalDate, numbers: DayNumbers): Cell[] {
  return [
    dayCell(dateAt(day)),
    ...DAY_FIELDS.map(({ key }) => ({
      value: key === 'spentCents' ? amountText(numbers[key]) : String(numbers[key] ?? ''),
    })),
  ]
}
