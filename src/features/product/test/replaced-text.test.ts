import { expect, test } from 'vitest'
import { addDays, type LocalDate } from '@/domain/base/time/local-date'
import { NO_NUMBERS } from '@/domain/sales-tests/sales-test'
import { replacedNumbers, replacedText } from './replaced-text'

const FIRST: LocalDate = '2026-11-03'

test('a noted number that changes is said with what it was', () => {
  const noted = new Map([
    [FIRST, { ...NO_NUMBERS, visits: 40, sales: 2, spentCents: 900 }],
    [addDays(FIRST, 1), { ...NO_NUMBERS, visits: 40 }],
    [addDays(FIRST, 2), { ...NO_NUMBERS, sales: 1 }],
  ])
  const read = new Map([
    [FIRST, { sales: 0, spentCents: 1_200 }],
    [addDays(FIRST, 1), { sales: 0 }],
    [addDays(FIRST, 2), { sales: 1 }],
    [addDays(FIRST, 3), { sales: 4 }],
  ])
  const replaced = replacedNumbers(noted, read)
  expect([...replaced.keys()]).toEqual([FIRST])
  expect(replacedText(replaced).replaceAll('\u00a0', ' ')).toBe(
    '3 novembre : Ventes 0 (avant 2), Dépensé 12,00 € (avant 9,00 €).',
  )
})

test('many days are counted', () => {
  const days = Array.from({ length: 9 }, (_, at) => addDays(FIRST, at))
  const noted = new Map(days.map((day) => [day, { ...NO_NUMBERS, sales: 1 }] as const))
  const read = new Map(days.map((day) => [day, { sales: 0 }] as const))
  expect(replacedText(replacedNumbers(noted, read))).toMatch(/\u00a0; 2\u00a0jours de plus\.$/u)
})
