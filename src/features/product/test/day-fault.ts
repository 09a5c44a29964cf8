import { parseLocalDate, WHOLE_DATE_FAULT, type LocalDate } from '@/domain/base/time/local-date'
import { lastDayOf } from '@/domain/sales-tests/phase'
import type { SalesTest } from '@/domain/sales-tests/sales-test'

/** Why a typed day cannot be noted; null: it can. A day that was noted outside of the test can still be corrected. */
export function dayFault(text: string, test: SalesTest, today: LocalDate): string | null {
  const day = parseLocalDate(text)
  if (day === null) return WHOLE_DATE_FAULT
  if (day > today) return 'Ce jour est à venir.'
  if (test.numbers.has(day)) return null
  if (day < test.startsOn) return 'Ce jour est avant le premier jour du test.'
  return day > lastDayOf(test, today) ? 'Ce jour est après la fin du test.' : null
}
