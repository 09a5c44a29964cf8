import { describe, expect, it, test } from 'vitest'
import { localDateOf, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { PLAIN_TODO, type Todo } from './todo'
import { asRestored, onDate, placesToMove, putOffToToday, todoPlace } from './todo-place'
import { dueOn, isDueLater, isFolded, leftOver } from './week-of-todo'

const thursday = new Date(2026, 10, 26, 12)

function todoOf(fields: Partial<Todo> = {}): Todo {
  const createdAt = new Date(2026, 10, 23, 9)
  return { ...PLAIN_TODO, id: 't', userId: 'ana', text: 'Filmer', dayOfWeek: 'lundi', createdAt, ...fields }
}

test.each<[string, Todo, LocalDate, LocalDate | null]>([
  ['today', todoOf(), '2026-11-26', null],
  ['a day to come of the week in which it was made', todoOf(), '2026-11-27', null],
  ['the last day of that week', todoOf(), '2026-11-29', null],
  ['the Monday after', todoOf(), '2026-11-30', '2026-11-30'],
  ['a day of the next week', todoOf(), '2026-12-01', '2026-12-01'],
  // Its weekday alone would be for that date too, and stood on the list of the day that is over.
  [
    'a day of the next week, made today',
    todoOf({ createdAt: thursday, dayOfWeek: 'jeudi' }),
    '2026-11-30',
    '2026-11-30',
  ],
  ['this week, made long ago', todoOf({ createdAt: new Date(2026, 8, 1) }), '2026-11-28', '2026-11-28'],
  ['this week, made at an unknown time', todoOf({ createdAt: new Date(0) }), '2026-11-28', null],
  ['the next week, made at an unknown time', todoOf({ createdAt: new Date(0) }), '2026-12-01', '2026-12-01'],
  ['this week, with a date of its own', todoOf({ date: '2026-12-14' }), '2026-11-27', null],
  ['a day of the next year', todoOf(), '2027-01-04', '2027-01-04'],
])('moved to %s', (_, todo, to, date) => {
  const place = onDate(todo, to, thursday)
  expect(place).toEqual({ dayOfWeek: weekdayOfDate(to), date, putOff: 0 })
  const moved = { ...todo, ...place }
  expect(dueOn(moved, thursday)).toBe(to)
  expect(leftOver([moved], thursday)).toEqual([])
  expect(isDueLater(moved, thursday)).toBe(to > '2026-11-29')
})

it('repeats on its new weekday, without a date', () => {
  const place = onDate(todoOf({ repeats: true }), '2026-12-01', thursday)
  expect(place).toEqual({ dayOfWeek: 'mardi', date: null, putOff: 0 })
})

describe('the days to move to', () => {
  const next = [
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]
  test.each<[string, Todo, string[]]>([
    ['of a todo of today', todoOf({ dayOfWeek: 'jeudi' }), ['2026-11-26']],
    ['of one to come', todoOf({ dayOfWeek: 'samedi' }), ['2026-11-28']],
    ['of one of the next week', todoOf({ dayOfWeek: 'mardi', date: '2026-12-01' }), ['2026-12-01']],
    ['of one that is left over: its next weekday too', todoOf(), []],
    ['of one in three weeks', todoOf({ date: '2026-12-14' }), []],
    ['of a weekly one: not its weekday', todoOf({ repeats: true }), ['2026-11-30']],
  ])('%s', (_, todo, own) => {
    expect(placesToMove(todo, thursday)).toEqual(next.filter((date) => !own.includes(date)))
  })
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

test('done once on an unknown day, a restored todo is still of the week of its creation', () => {
  const done = todoOf({ completed: true, createdAt: new Date(2026, 10, 9) })
  const back = { ...asRestored(done, thursday), createdAt: thursday }
  expect(back.doneDates).toEqual(['2026-11-09'])
  expect(isFolded(back, thursday)).toBe(true)
  // Without a day it is open in each week.
  expect(asRestored({ ...done, repeats: true }, thursday).doneDates).toEqual([])
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
