import { counted } from '@/domain/base/text/french-count'
import { dateAt, type LocalDate } from '@/domain/base/time/local-date'
import { DAY_FIELDS, type DayField, type DayNumbers } from '@/domain/sales-tests/sales-test'
import { formatDayAndMonth } from '@/lib/text/format'
import { numberText } from './days-text'

interface Replaced {
  readonly key: DayField
  readonly label: string
  readonly before: number
  readonly after: number | null
}

type ReplacedNumbers = ReadonlyMap<LocalDate, readonly Replaced[]>

/** The noted numbers that an import changes, by day. */
export function replacedNumbers(
  noted: ReadonlyMap<LocalDate, DayNumbers>,
  read: ReadonlyMap<LocalDate, Partial<DayNumbers>>,
): ReplacedNumbers {
  const days = [...read].map(([day, numbers]) => {
    const changed = DAY_FIELDS.flatMap(({ key, short: label }): readonly Replaced[] => {
      const [before, after] = [noted.get(day)?.[key] ?? null, numbers[key]]
      return before === null || after === undefined || after === before ? [] : [{ key, label, before, after }]
    })
    return [day, changed] as const
  })
  return new Map(days.filter(([, changed]) => changed.length > 0))
}

const SHOWN = 7

/** « 3 novembre : Ventes 0 (avant 2) ; 4 novembre : … ; 2 jours de plus. » */
export function replacedText(replaced: ReplacedNumbers): string {
  const days = [...replaced].slice(0, SHOWN).map(([day, changed]) => {
    const words = changed.map(
      ({ key, label, before, after }) =>
        `${label} ${numberText(key, after)} (avant ${numberText(key, before)})`,
    )
    return `${formatDayAndMonth(dateAt(day))}\u00a0: ${words.join(', ')}`
  })
  const more = replaced.size > SHOWN ? [`${counted(replaced.size - SHOWN, 'jour')} de plus`] : []
  return `${[...days, ...more].join('\u00a0; ')}.`
}
