import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '@/data/sync/answer'
import { follow, type Live, type Reading } from '@/data/sync/live'
import { matches, type Doc, type Spec } from '@/data/sync/query'
import { fewTodosOn, openTodos, todosDoneIn, todosOn, type LiveTodo } from './todo-lists'

/** What the server has. */
let stored: readonly Doc[] = []

vi.mock('@/data/sync/current', () => ({
  mutate: vi.fn(),
  syncOf: () => ({
    watch({ where = [], limit = Infinity }: Spec, tell: (answer: Answer) => void) {
      const all = stored.filter(({ path, fields }) => matches({ collection: 'todos', where }, path, fields))
      const docs = all.slice(0, limit)
      tell({ status: 'ready', docs, isLive: true, since: 1, hasMore: all.length > docs.length })
      return () => undefined
    },
  }),
}))

/** A Monday. */
beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 30, 9) }))
afterEach(() => vi.useRealTimers())

/** Todos of the last weeks, newest first, ticked last week. */
function todos(count: number, fields: Doc['fields']): readonly Doc[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `t${place}`,
    path: `todos/t${place}`,
    fields: {
      userId: 'lea',
      text: `Tâche ${place}`,
      dayOfWeek: 'lundi',
      createdAt: new Date(2026, 10, 20, 12, -place).toISOString(),
      completed: true,
      doneDates: ['2026-11-23'],
      ...fields,
    },
    isPending: false,
    isHeld: false,
    isUndated: false,
    refused: [],
  }))
}

function told<T extends readonly LiveTodo[] | null>(reading: Reading<T>): T | readonly LiveTodo[] {
  const lives: Live<T>[] = []
  follow('lea', reading, (live) => lives.push(live))
  const last = lives.at(-1)
  return last?.status === 'ready' ? last.value : []
}

const found = (size: number) => told(openTodos('lea', size))

test.each([3, 49, 50, 51, 130])('all %i todos that were done in a week are told', (count) => {
  stored = [...todos(count, {}), ...todos(4, { doneDates: ['2026-11-30'] })]
  expect(told(todosDoneIn('lea', '2026-11-23'))).toHaveLength(count)
})

test('all todos that were done in one of several weeks are told', () => {
  stored = todos(70, {})
  expect(told(todosDoneIn('lea', '2026-11-09', '2026-11-23'))).toHaveLength(70)
  expect(told(todosDoneIn('lea', '2026-11-09', '2026-11-16'))).toHaveLength(0)
})

test('the todos of the days to come are whole where the first page is full', () => {
  const open = { completed: false, doneDates: [] }
  // Without an order the server gives the first ids: here those of Wednesday.
  stored = [
    ...todos(12, { ...open, dayOfWeek: 'mercredi' }),
    ...todos(19, { ...open, dayOfWeek: 'vendredi' }).slice(12),
  ]
  for (const size of [12, 13, 30]) {
    const days = told(todosOn('lea', ['mercredi', 'vendredi'], 'open', size)).map(
      ({ dayOfWeek }) => dayOfWeek,
    )
    expect(days.filter((day) => day === 'mercredi')).toHaveLength(12)
    expect(days.filter((day) => day === 'vendredi')).toHaveLength(7)
  }
})

test('a larger size finds the older weekly todos too', () => {
  stored = todos(33, { repeats: true })
  expect(found(100).map(({ id }) => id)).toContain('t32')
})

test('a small size still looks past the weekly todos that are done this week', () => {
  stored = [
    ...todos(12, { repeats: true, doneDates: ['2026-11-30'] }),
    ...todos(15, { repeats: true }).slice(12),
  ]
  expect(found(5).map(({ id }) => id)).toEqual(['t12', 't13', 't14'])
})

test('of the todos of the days to come no more is asked for than a page, which says where it is full', () => {
  stored = todos(12, { completed: false, doneDates: [], dayOfWeek: 'mercredi' })
  const few = (size: number) => told(fewTodosOn('lea', ['mercredi', 'vendredi'], 'open', size))
  expect(few(13)).toHaveLength(12)
  expect(few(12)).toBeNull()
  expect(few(5)).toBeNull()
})
