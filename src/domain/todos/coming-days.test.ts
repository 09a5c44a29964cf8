import { expect, test } from 'vitest'
import { todo } from '../../../tests/support/samples/guidance-facts'
import { comingDays } from './coming-days'
import type { Todo } from './todo'

const THURSDAY = new Date(2026, 10, 26, 10)
const EARLY = new Date(2026, 10, 2)
const made = (id: string, change: Partial<Todo>) => todo(id, false, { createdAt: EARLY, ...change })

test.each<[string, Partial<Todo>, string]>([
  ['of tomorrow', { dayOfWeek: 'vendredi', date: '2026-11-27' }, 'vendredi'],
  ['of an earlier week, on a day to come', { dayOfWeek: 'samedi' }, 'samedi'],
  ['of an earlier week, on a day that is over', { dayOfWeek: 'mardi' }, ''],
  ['of today', { dayOfWeek: 'jeudi', date: '2026-11-26' }, ''],
  ['of next week, on a day that is over in this one', { dayOfWeek: 'mardi', date: '2026-12-01' }, 'mardi'],
  ['of the same day in a week', { dayOfWeek: 'jeudi', date: '2026-12-03' }, ''],
  ['of the week after', { dayOfWeek: 'vendredi', date: '2026-12-04' }, ''],
  ['repeated, on a day that is over', { dayOfWeek: 'lundi', repeats: true }, 'lundi'],
  [
    'repeated, done in this week',
    { dayOfWeek: 'lundi', repeats: true, completed: true, doneDates: ['2026-11-23'] },
    'lundi',
  ],
  [
    'repeated, done for the day to come',
    { dayOfWeek: 'samedi', repeats: true, completed: true, doneDates: ['2026-11-24'] },
    '',
  ],
  ['done', { dayOfWeek: 'vendredi', completed: true }, ''],
])('a todo %s', (_name, change, day) => {
  expect(
    comingDays([made('a', change)], THURSDAY)
      .map((coming) => coming.day)
      .join(),
  ).toBe(day)
})

test('the nearest day is first, and its todos stand in the order of its list', () => {
  const todos = [
    made('a', { dayOfWeek: 'dimanche' }),
    made('b', { dayOfWeek: 'vendredi', createdAt: new Date(2026, 10, 25, 9) }),
    made('c', { dayOfWeek: 'vendredi', createdAt: new Date(2026, 10, 25, 10) }),
  ]
  expect(
    comingDays(todos, THURSDAY).map(({ date, todos }) => [date, todos.map(({ id }) => id).join('')]),
  ).toEqual([
    ['2026-11-27', 'cb'],
    ['2026-11-29', 'a'],
  ])
})
