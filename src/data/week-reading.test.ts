import { afterEach, expect, test, vi } from 'vitest'
import type { Answer } from '@/data/sync/answer'
import { follow, type Live, type Reading } from '@/data/sync/live'
import type { Doc, Spec } from '@/data/sync/query'
import { todosToReview } from './todo-lists'
import { closedWeek } from './week-reading'

/** What is asked of the server, by collection and conditions. */
const asked = new Map<string, (answer: Answer) => void>()

vi.mock('@/data/sync/current', () => ({
  mutate: vi.fn(),
  syncOf: () => ({
    watch({ collection, id, where }: Spec, tell: (answer: Answer) => void) {
      const key = `${collection} ${id ?? JSON.stringify(where?.slice(1))}`
      asked.set(key, tell)
      tell({ status: 'loading' })
      return () => asked.delete(key)
    },
  }),
}))

afterEach(() => asked.clear())

function doc(collection: string, id: string, fields: Doc['fields']): Doc {
  const state = { isPending: false, isHeld: false, isUndated: false, refused: [] }
  return { id, path: `${collection}/${id}`, fields: { userId: 'lea', ...fields }, ...state }
}

const todo = (id: string, fields: Doc['fields']) =>
  doc('todos', id, {
    text: id,
    completed: false,
    dayOfWeek: 'lundi',
    createdAt: '2026-11-16T09:00:00.000Z',
    ...fields,
  })

function answer(key: string, docs: readonly Doc[]): void {
  asked.get(key)?.({ status: 'ready', docs, isLive: true, since: 1, hasMore: false })
}

const ids = (todos: readonly { readonly id: string }[]) => todos.map(({ id }) => id).sort()

/** Returns the function that reads the last value told. */
function watch<T>(reading: Reading<T>): () => T {
  const told: Live<T>[] = []
  follow('lea', reading, (live) => told.push(live))
  return () => {
    const last = told.at(-1)
    if (last?.status !== 'ready') throw new Error('No value was told.')
    return last.value
  }
}

test('the todos of a review are one list, told apart by what is stored', () => {
  const told = watch(todosToReview('lea', '2026-11-16'))
  const [key = ''] = asked.keys()
  expect(asked.size).toBe(1)
  answer(key, [
    todo('open', {}),
    todo('done', { completed: true, doneDates: ['2026-11-18'] }),
    todo('habit', { completed: true, repeats: true, doneDates: ['2026-11-09'] }),
    todo('habit-done', { completed: true, repeats: true, doneDates: ['2026-11-09', '2026-11-17'] }),
    todo('ticked-and-open', { doneDates: ['2026-11-22'] }),
    todo('of-next-week', { doneDates: ['2026-11-23'] }),
  ])
  expect(asked.size).toBe(1)
  const { done, open, repeating, hasMoreOpen } = told()
  expect(ids(done)).toEqual(['done', 'habit-done', 'ticked-and-open'])
  expect(ids(open)).toEqual(['of-next-week', 'open', 'ticked-and-open'])
  expect(ids(repeating)).toEqual(['habit', 'habit-done'])
  expect(hasMoreOpen).toBe(false)
})

test('where a hundred todos fill that list, each part is asked for itself', () => {
  const told = watch(todosToReview('lea', '2026-11-16'))
  const [all = ''] = asked.keys()
  answer(
    all,
    Array.from({ length: 99 }, (_, at) => todo(`t${at}`, {})),
  )
  expect(asked.size).toBe(1)
  expect([told().open.length, told().hasMoreOpen]).toEqual([99, false])
  answer(
    all,
    Array.from({ length: 100 }, (_, at) => todo(`t${at}`, {})),
  )
  const others = [...asked.keys()].filter((key) => key !== all)
  expect(others).toHaveLength(3)
  for (const key of others) {
    const count = key.includes('completed') ? 40 : 2
    answer(
      key,
      Array.from({ length: count }, (_, at) => todo(`${key}-${at}`, {})),
    )
  }
  const { done, open, repeating, hasMoreOpen } = told()
  expect([done.length, open.length, repeating.length, hasMoreOpen]).toEqual([2, 40, 2, true])
})

const week = (monday: string) =>
  doc('weeks', `lea_${monday}`, { monday, closedAt: '2026-11-22T09:00:00.000Z' })
const LAST = ['11-16', '11-09', '11-02', '10-26', '10-19', '10-12', '10-05', '09-28'].map((day) =>
  week(`2026-${day}`),
)

test.each([
  ['one of the last weeks is read from their list', '2026-11-02', LAST, 1, '2026-11-02'],
  ['a week that is open is missing in it', '2026-11-23', LAST, 1, null],
  ['an older one of a short list is open too', '2026-08-03', LAST.slice(0, 3), 1, null],
  ['an older one of a full list has a listener of its own', '2026-08-03', LAST, 2, '2026-08-03'],
] as const)('%s', (_, monday, listed, listeners, found) => {
  const told = watch(closedWeek('lea', monday))
  const [list = ''] = asked.keys()
  answer(list, listed)
  expect(asked.size).toBe(listeners)
  for (const key of asked.keys()) if (key !== list) answer(key, [week(monday)])
  expect(told()?.monday ?? null).toBe(found)
})
