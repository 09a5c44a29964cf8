import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { AppError } from '@/domain/base/errors'
import {
  follow,
  followAll,
  isKnown,
  isReading,
  joined,
  loaded,
  retryAll,
  summaryOf,
  valuesOf,
  type Live,
  type Lives,
} from './live'
import type { Doc, Query, Spec } from './query'
import type { Answer } from './answer'

interface Watch {
  readonly name: string
  readonly tell: (answer: Answer) => void
}

let watches: Watch[] = []
/** Names of the queries in the order in which they began (`+`) and ended (`-`). */
let events: string[] = []
const own = new Map<string, readonly Doc[]>()

vi.mock('./current', () => ({
  syncOf: () => ({
    watch({ collection }: Spec, tell: (answer: Answer) => void) {
      const watch = { name: collection, tell }
      watches.push(watch)
      events.push(`+${collection}`)
      tell({ status: 'loading' })
      return () => {
        events.push(`-${collection}`)
        watches = watches.filter((each) => each !== watch)
      }
    },
    known: ({ collection }: Spec) => own.get(collection) ?? [],
  }),
}))

beforeEach(() => {
  watches = []
  events = []
  own.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const texts = (name: string): Query<readonly string[]> => ({
  spec: { collection: name },
  read: (docs) => docs.map(({ id }) => id),
})

function docOf(id: string): Doc {
  return { id, path: `x/${id}`, fields: {}, isPending: false, isHeld: false, isUndated: false, refused: [] }
}

function answer(
  name: string,
  ids: readonly string[],
  state: { isLive?: boolean; since?: number | null } = {},
) {
  const { isLive = true, since = isLive ? 5 : null } = state
  const docs = ids.map((id) => docOf(id))
  for (const { name: of, tell } of watches)
    if (of === name) tell({ status: 'ready', docs, isLive, since, hasMore: false })
}

function fail(name: string, code: 'data/denied' | 'data/unavailable' = 'data/unavailable') {
  for (const { name: of, tell } of watches)
    if (of === name) tell({ status: 'error', error: new AppError(code) })
}

const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

interface Parts {
  readonly a: readonly string[]
  readonly b: readonly string[]
}

function followed(asking: Parameters<typeof followAll<Parts>>[1]) {
  const seen: { lives: Lives<Parts> } = { lives: {} }
  const stop = followAll<Parts>('lea', asking, (lives) => {
    seen.lives = lives
  })
  return { seen, stop }
}

test('a query of another one is asked for once that one is known, and ends with it', () => {
  const { seen, stop } = followed(({ a }) => ({ a: texts('a'), b: a?.includes('x') && texts('b') }))
  expect(events).toEqual(['+a'])
  answer('a', ['x'])
  expect(events).toEqual(['+a', '+b'])
  expect(summaryOf(seen.lives).status).toBe('reading')
  answer('b', ['1'])
  expect(valuesOf(seen.lives)).toEqual({ a: ['x'], b: ['1'] })
  answer('a', ['y'])
  expect(valuesOf(seen.lives)).toEqual({ a: ['y'] })
  expect(events).toEqual(['+a', '+b', '-b'])
  stop()
  expect(events).toEqual(['+a', '+b', '-b', '-a'])
})

test('a query that changes keeps its value until the next one has one, which begins first', () => {
  const { seen } = followed(({ a }) => ({ a: texts('a'), b: a && texts(`of ${a.join()}`) }))
  answer('a', ['x'])
  answer('of x', ['1'])
  answer('a', ['y'])
  expect(events).toEqual(['+a', '+of x', '+of y', '-of x'])
  expect(valuesOf(seen.lives)).toEqual({ a: ['y'], b: ['1'] })
  answer('of y', [])
  expect(valuesOf(seen.lives)).toEqual({ a: ['y'], b: [] })
})

test.each<[string, readonly string[], { isLive?: boolean; since?: number | null }, boolean, string]>([
  ['the server has', [], {}, true, 'known'],
  ['the device alone has', ['x'], { isLive: false }, true, 'known'],
  ['the device alone lacks', [], { isLive: false }, true, 'reading'],
  ['the server lacked once', [], { isLive: false, since: 3 }, true, 'reading'],
  ['the server lacked once, and there is no network', [], { isLive: false, since: 3 }, false, 'known'],
  ['nobody was asked for, and there is no network', [], { isLive: false }, false, 'failed'],
  ['the device has, and there is no network', ['x'], { isLive: false }, false, 'known'],
])('what %s is %s', (_name, ids, state, isOnline, expected) => {
  if (!isOnline) offline()
  let live: Live<readonly string[]> = { status: 'loading' }
  follow('lea', texts('a'), (next) => {
    live = next
  })
  answer('a', ids, state)
  expect(isKnown(live) ? 'known' : isReading(live) ? 'reading' : 'failed').toBe(expected)
})

test('a failed query is named, and retried alone', () => {
  const { seen } = followed({ a: texts('a'), b: texts('b') })
  answer('a', ['x'])
  fail('b')
  expect(summaryOf(seen.lives)).toEqual({ status: 'settled', failed: ['b'], isFromCache: false })
  retryAll(seen.lives)
  expect(events).toEqual(['+a', '+b', '+b', '-b'])
  expect(summaryOf(seen.lives).status).toBe('reading')
  answer('b', ['1'])
  expect(valuesOf(seen.lives)).toEqual({ a: ['x'], b: ['1'] })
})

test('several queries as one value are as fresh as the least fresh one', () => {
  const both = joined<Parts, readonly string[]>(
    'both',
    { a: texts('a'), b: texts('b') },
    ({ a = [], b = [] }) => [...a, ...b],
  )
  const told: Live<readonly string[]>[] = []
  follow('lea', both, (live) => told.push(live))
  answer('a', ['x'])
  expect(told.at(-1)).toEqual({ status: 'loading' })
  answer('b', ['1'], { isLive: false, since: 3 })
  const value = ['x', '1']
  expect(told.at(-1)).toMatchObject({ status: 'ready', value, isLive: false, since: 3, isEmpty: false })
  fail('b')
  expect(told.at(-1)).toMatchObject({ status: 'error' })
})

test('a list that is denied until its parent is sent shows the documents of the device', () => {
  own.set('a', [docOf('mine')])
  const told: Live<readonly string[]>[] = []
  const tell = (live: Live<readonly string[]>) => void told.push(live)
  follow('lea', { ...texts('a'), isOwnUntilSent: true }, tell)
  fail('a', 'data/denied')
  expect(told.at(-1)).toMatchObject({ status: 'ready', value: ['mine'] })
  fail('a')
  expect(told.at(-1)).toMatchObject({ status: 'error' })
})

it('says that a file could not be loaded, and loads it again', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('cut off')).mockResolvedValueOnce('text')
  const told: Live<string>[] = []
  const last = () => told.at(-1)
  follow('lea', loaded('file', load), (live) => told.push(live))
  await vi.waitFor(() =>
    expect(last()).toMatchObject({ status: 'error', error: { code: 'data/unavailable' } }),
  )
  const failed = last()
  if (failed?.status === 'error') failed.retry()
  await vi.waitFor(() => expect(last()).toMatchObject({ status: 'ready', value: 'text' }))
})

it('tells a file that was loaded before at once', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('text')
  const file = loaded('file', load)
  const told: Live<string>[] = []
  follow('lea', file, (live) => told.push(live))
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ status: 'ready' }))
  const again: Live<string>[] = []
  follow('lea', file, (live) => again.push(live))
  expect(again).toMatchObject([{ status: 'ready', value: 'text' }])
  expect(load).toHaveBeenCalledOnce()
})
