import { expect, it, test } from 'vitest'
import { localDateOf } from '@/domain/base/time/local-date'
import { PLAIN_TODO, type Todo } from './todo'
import { asRestored, onDate, onWeekday, putOffToToday, todoPlace } from './todo-place'
import { dueOn, leftOver } from './week-of-todo'

const thursday = new Date(2026, 10, 26, 12)

function todoOf(fields: Partial<Todo> = {}): Todo {
  const createdAt = new Date(2026, 10, 23, 9)
  return { ...PLAIN_TODO, id: 't', userId: 'ana', text: 'Filmer', dayOfWeek: 'lundi', createdAt, ...fields }
}

test.each([
  ['a day to come of the week in which it was made', todoOf(), 'vendredi', null, '2026-11-27'],
  ['a day that is over: the next week', todoOf(), 'mardi', '2026-12-01', '2026-12-01'],
  [
    'another day, made long ago',
    todoOf({ createdAt: new Date(2026, 8, 1) }),
    'samedi',
    '2026-11-28',
    '2026-11-28',
  ],
  ['made at an unknown time', todoOf({ createdAt: new Date(0) }), 'samedi', null, '2026-11-28'],
  ['a repeating todo', todoOf({ repeats: true }), 'mardi', null, '2026-11-24'],
  ['with a date of its own', todoOf({ date: '2026-12-14' }), 'vendredi', null, '2026-11-27'],
] as const)('moved to %s', (_, todo, day, date, due) => {
  const place = onWeekday(todo, day, thursday)
  expect(place).toEqual({ dayOfWeek: day, date, putOff: 0 })
  expect(dueOn({ ...todo, ...place }, thursday)).toBe(due)
  expect(leftOver([{ ...todo, ...place }], thursday)).toEqual([])
})

it('with a date is of its weekday', () => {
  expect(onDate(todoOf(), '2026-12-16', thursday)).toEqual({
    dayOfWeek: 'mercredi',
    date: '2026-12-16',
    putOff: 0,
  })
})

it('is put off to today, counted, and goes back to where it was', () => {
  const todo = todoOf({ createdAt: new Date(2026, 10, 2), putOff: 2 })
  const place = putOffToToday(todo, thursday)
  expect(place).toEqual({ dayOfWeek: 'jeudi', date: '2026-11-26', putOff: 3 })
  expect({ ...todo, ...place, ...todoPlace(todo) }).toEqual(todo)
  expect(putOffToToday(todoOf({ putOff: 1_000 }), thursday).putOff).toBe(1_000)
})

it('is left over again when its deletion is undone, although the server dates it anew', () => {
  const todo = todoOf({ createdAt: new Date(2026, 10, 9) })
  const back = { ...asRestored(todo, thursday), createdAt: thursday }
  expect(back).toMatchObject({ placedAt: todo.createdAt, date: '2026-11-09' })
  expect(leftOver([back], thursday)).toEqual([back])
})

test.each([
  ['for today', todoOf({ dayOfWeek: 'jeudi' })],
  ['for the day after', todoOf({ dayOfWeek: 'vendredi', date: '2026-11-27' })],
  ['done', todoOf({ completed: true, doneDates: ['2026-11-23'], createdAt: new Date(2026, 8, 1) })],
  ['repeating', todoOf({ repeats: true, doneDates: ['2026-11-16'], putOff: 1 })],
  ['dated', todoOf({ date: '2026-12-14' })],
])('put back, a todo %s is what it was', (_, todo) => {
  expect(asRestored(todo, thursday)).toEqual({ ...todo, placedAt: todo.createdAt })
  expect(localDateOf(thursday)).toBe('2026-11-26')
})
