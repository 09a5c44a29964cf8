import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '@/data/sync/answer'
import { follow, type Live } from '@/data/sync/live'
import type { Doc, Spec } from '@/data/sync/query'
import { openTodos, type LiveTodo } from './todo-lists'

/** What the server has. */
let stored: readonly Doc[] = []

vi.mock('@/data/sync/current', () => ({
  mutate: vi.fn(),
  syncOf: () => ({
    watch({ where = [], limit = Infinity }: Spec, tell: (answer: Answer) => void) {
      const [, [field, , value] = []] = where as [string, string, unknown][]
      const all = stored.filter(({ fields }) => fields[field ?? ''] === value)
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

function found(size: number): readonly LiveTodo[] {
  const told: Live<readonly LiveTodo[]>[] = []
  follow('lea', openTodos('lea', size), (live) => told.push(live))
  const last = told.at(-1)
  return last?.status === 'ready' ? last.value : []
}

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
