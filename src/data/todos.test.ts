import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Weekday } from '@/domain/base/time/weekday'
import { newTodos } from './todos'

const FRIDAY = new Date(2026, 10, 27, 23, 59)

beforeEach(() => vi.useFakeTimers({ now: FRIDAY }))
afterEach(() => vi.useRealTimers())

test.each<[Weekday, string | null]>([
  ['vendredi', '2026-11-27'],
  ['dimanche', '2026-11-29'],
  // Over in this week: it stays in sight there, for the next one.
  ['lundi', null],
])('a new todo of %s is made for %s, whenever its write arrives', (dayOfWeek, date) => {
  expect(newTodos([{ dayOfWeek, text: 'Filmer' }], FRIDAY)).toMatchObject([{ dayOfWeek, date }])
})

test('a weekly one has no date, and a given date stays', () => {
  expect(
    newTodos(
      [
        { dayOfWeek: 'vendredi', text: 'Filmer', repeats: true },
        { dayOfWeek: 'lundi', text: 'Filmer', date: '2026-12-07' },
      ],
      FRIDAY,
    ),
  ).toMatchObject([{ date: null }, { date: '2026-12-07' }])
})
