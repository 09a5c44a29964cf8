import { describe, expect, test } from 'vitest'
import { TODO_MAX } from '@/domain/base/text/text-limits'
import { byPlace, checkTodoText, parseTodo, placeOf, PLAIN_TODO, type Todo } from './todo'

const stored = {
  userId: 'ana',
  text: 'Appeler le fournisseur',
  completed: true,
  dayOfWeek: 'mardi',
  createdAt: new Date('2026-11-21T10:00:00Z'),
}

describe('stored todos', () => {
  test('are read, with their optional fields', () => {
    expect(parseTodo('t1', stored)).toEqual({ ...PLAIN_TODO, id: 't1', ...stored })
    const placedAt = new Date('2026-11-20T10:00:00Z')
    expect(parseTodo('t1', { ...stored, placedAt, xpCounted: true })).toMatchObject({
      placedAt,
      xpCounted: true,
    })
  })

  test('fall back where a field cannot be read', () => {
    expect(parseTodo('t1', { ...stored, completed: 'yes', createdAt: 'hier' })).toMatchObject({
      completed: false,
      createdAt: new Date(0),
    })
  })

  test('know their week, and ignore a date that the calendar does not have', () => {
    const week = { repeats: true, doneDates: ['2026-11-23', '2026-11-16'], putOff: 2, date: '2026-11-24' }
    expect(parseTodo('t1', { ...stored, ...week })).toMatchObject({
      ...week,
      doneDates: ['2026-11-16', '2026-11-23'],
    })
    const broken = { repeats: 'oui', doneDates: ['2026-02-29', 3, '2026-11-16', '2026-11-16'], putOff: -1 }
    expect(parseTodo('t1', { ...stored, ...broken, date: 'demain' })).toMatchObject({
      ...PLAIN_TODO,
      completed: true,
      doneDates: ['2026-11-16'],
    })
    const many = Array.from({ length: 20 }, (_, index) => `2026-11-${index + 10}`)
    expect(parseTodo('t1', { ...stored, doneDates: many })?.doneDates).toEqual(many.slice(-12))
  })

  test('that a version without dates moved to another weekday are no longer for their date', () => {
    const date = '2026-11-24'
    expect(parseTodo('t1', { ...stored, date })?.date).toBe(date)
    expect(parseTodo('t1', { ...stored, date, dayOfWeek: 'jeudi' })?.date).toBeNull()
  })

  test.each([
    ['text', { ...stored, text: ' ' }],
    ['owner', { ...stored, userId: 3 }],
    ['known day', { ...stored, dayOfWeek: 'blursday' }],
    ['field', null],
  ])('without %s are left out', (_, data) => {
    expect(parseTodo('t1', data)).toBeNull()
  })
})

test('newest first, a restored todo at its old place, ties in one order', () => {
  const at = (id: string, created: number, placed?: number): Todo => ({
    ...PLAIN_TODO,
    ...stored,
    id,
    dayOfWeek: 'mardi',
    createdAt: new Date(created),
    placedAt: placed === undefined ? null : new Date(placed),
  })
  const todos = [at('a', 1), at('b', 3), at('c', 9, 2), at('d', 3), at('e', 4)]
  const order = ['e', 'd', 'b', 'c', 'a']
  expect([...todos].sort(byPlace).map((todo) => todo.id)).toEqual(order)
  expect(
    [...todos]
      .reverse()
      .sort(byPlace)
      .map((todo) => todo.id),
  ).toEqual(order)
  expect(byPlace(at('a', 1), at('a', 1))).toBe(0)
  expect(placeOf(at('c', 9, 2))).toEqual(new Date(2))
})

test.each([
  ['  Écrire la fiche ', { text: 'Écrire la fiche' }],
  ['a\tb\u0000c', { text: 'a b c' }],
  ['<img src=x onerror=alert(1)>', { text: '<img src=x onerror=alert(1)>' }],
  ['', { fault: 'blank' }],
  [' \n\u0007 ', { fault: 'blank' }],
  ['\u200b\u200d', { fault: 'blank' }],
  ['a\u202ecba\u2028d', { text: 'acba d' }],
  ['\u3164', { fault: 'blank' }],
  ['\u2800 \u115f', { fault: 'blank' }],
  ['👩\u200d💻', { text: '👩\u200d💻' }],
  ['a'.repeat(TODO_MAX), { text: 'a'.repeat(TODO_MAX) }],
  [` ${'a'.repeat(TODO_MAX)} `, { text: 'a'.repeat(TODO_MAX) }],
  ['a'.repeat(TODO_MAX + 1), { fault: 'too-long' }],
])('typed %j', (typed, expected) => {
  expect(checkTodoText(typed)).toEqual(expected)
})
