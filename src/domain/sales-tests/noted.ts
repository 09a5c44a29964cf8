import type { LocalDate } from '@/domain/base/time/local-date'
import { totalOf, type DayField, type DayNumbers } from './sales-test'

export const NOT_NOTED_WORDS = 'non noté'

/** The days on which each of these numbers was noted: a rate is computed on no others. */
export function daysWith<Field extends DayField>(
  numbers: ReadonlyMap<LocalDate, DayNumbers>,
  ...fields: readonly Field[]
): ReadonlyMap<LocalDate, DayNumbers & Readonly<Record<Field, number>>> {
  return new Map([...numbers].flatMap(([day, each]) => (hasAll(each, fields) ? [[day, each] as const] : [])))
}

function hasAll<Field extends DayField>(
  numbers: DayNumbers,
  fields: readonly Field[],
): numbers is DayNumbers & Readonly<Record<Field, number>> {
  return fields.every((field) => numbers[field] !== null)
}

/** Of `from`, the share that went on to `to`; null: no day noted both, or none came. */
export function rateOf(
  numbers: ReadonlyMap<LocalDate, DayNumbers>,
  from: DayField,
  to: DayField,
): number | null {
  const total = totalOf(daysWith(numbers, from, to))
  return total[from] === null || total[from] === 0 ? null : (total[to] ?? 0) / total[from]
}
