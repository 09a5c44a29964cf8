import { capital } from '@/domain/base/text/french-count'
import { dateAt, type LocalDate } from '@/domain/base/time/local-date'
import { formatWeekdayAndDay } from '@/lib/text/format'

/** « Mardi 2 décembre », for a list of days. */
export function dayLabel(date: LocalDate): string {
  return capital(formatWeekdayAndDay(dateAt(date)))
}
