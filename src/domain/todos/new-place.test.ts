import { describe, expect, test } from 'vitest'
import { newPlaces, type Placed } from './new-place'
import { byPlace, PLAIN_TODO } from './todo'

const NOW = new Date('2026-11-23T09:00:00Z')
const ago = (ms: number) => NOW.getTime() - ms

function todoAt(id: string, created: number, more: Partial<Placed> = {}): Placed {
  return {
    ...PLAIN_TODO,
    id,
    userId: 'ana',
    text: id,
    dayOfWeek: 'lundi',
    createdAt: new Date(created),
    ...more,
  }
}

/** The order of `todos.ts`. */
function shown(list: readonly Placed[]): Placed[] {
  const isTop = (todo: Placed) => todo.isUndated === true && todo.placedAt === null
  return [...list].sort((a, b) => (isTop(a) === isTop(b) ? byPlace(a, b) : isTop(a) ? -1 : 1))
}

function moved(list: readonly Placed[], from: number, to: number, now = NOW) {
  const places = newPlaces(list, from, to, now)
  const at = new Map(places.map(({ todo, at }) => [todo.id, at]))
  const after = shown(list.map((todo) => ({ ...todo, placedAt: at.get(todo.id) ?? todo.placedAt })))
  return { places, ids: after.map(({ id }) => id), after }
}

function expected(list: readonly Placed[], from: number, to: number): string[] {
  const ids = list.map(({ id }) => id)
  const [id = ''] = ids.splice(from, 1)
  ids.splice(to, 0, id)
  return ids
}

const hours = [1, 2, 3, 4, 5].map((count) => todoAt(`h${count}`, ago(count * 3_600_000)))

test.each([
  [0, 4],
  [4, 0],
  [1, 3],
  [3, 1],
  [2, 3],
])('one write moves %i to %i', (from, to) => {
  const { places, ids } = moved(hours, from, to)
  expect(ids).toEqual(expected(hours, from, to))
  expect(places).toHaveLength(1)
  expect(places[0]!.at.getTime()).toBeLessThanOrEqual(NOW.getTime())
})

test('a todo does not move to its own place, nor out of the list', () => {
  for (const [from, to] of [
    [1, 1],
    [0, -1],
    [0, 5],
    [9, 0],
  ] as const) {
    expect(newPlaces(hours, from, to, NOW)).toEqual([])
  }
})

describe('the very top', () => {
  test('leaves room for the next new todo, after fifty moves', () => {
    let list = hours
    for (let turn = 0; turn < 50; turn += 1) list = moved(list, list.length - 1, 0).after
    expect(list[0]!.placedAt!.getTime()).toBeLessThan(NOW.getTime())
  })

  test('is never ahead of the clock: where the first one is, it is put back', () => {
    const ahead = [todoAt('a', ago(1), { placedAt: new Date(ago(-3_600_000)) }), ...hours]
    const { places, ids } = moved(ahead, 3, 0)
    expect(ids).toEqual(expected(ahead, 3, 0))
    expect(places.map(({ todo }) => todo.id)).toEqual(['h3', 'a'])
    for (const { at } of places) expect(at.getTime()).toBeLessThanOrEqual(NOW.getTime())
  })

  test('one millisecond after the first is enough', () => {
    const close = [todoAt('b', ago(1)), todoAt('a', ago(2))]
    expect(moved(close, 1, 0)).toMatchObject({ ids: ['a', 'b'], places: [{ at: NOW }] })
  })
})

describe('without room between the neighbours', () => {
  // Ids decrease within a batch, so that equal dates stay in the pasted order.
  const pasted = Array.from({ length: 40 }, (_, index) =>
    todoAt(`p${String(99 - index)}`, ago(7_200_000 - 1)),
  )

  test.each([
    [10, 2, 3],
    [2, 37, 3],
    [39, 0, 1],
    [0, 39, 1],
    [5, 20, 20],
  ])('pasted lines: %i to %i moves %i', (from, to, count) => {
    const { places, ids } = moved(pasted, from, to)
    expect(ids).toEqual(expected(pasted, from, to))
    expect(places).toHaveLength(count)
  })

  test('moments of one millisecond apart', () => {
    const close = [3, 2, 1, 0].map((ms) => todoAt(`m${ms}`, ago(10_000 - ms)))
    const { places, ids } = moved(close, 3, 1)
    expect(ids).toEqual(['m3', 'm0', 'm2', 'm1'])
    expect(places.length).toBeLessThanOrEqual(2)
  })

  test('a todo without a server date gets a place when another todo moves above it', () => {
    const offline = [
      todoAt('u3', ago(1), { isUndated: true }),
      todoAt('u2', ago(2), { isUndated: true }),
      todoAt('u1', ago(3), { isUndated: true }),
      ...hours,
    ]
    const { places, ids } = moved(offline, 4, 1)
    expect(ids).toEqual(expected(offline, 4, 1))
    expect(places.map(({ todo }) => todo.id)).toEqual(['h2', 'u2', 'u1'])
    // An undated todo moves down alone, and moves up too.
    expect(moved(offline, 0, 5).places).toHaveLength(1)
    expect(moved(offline, 2, 0).ids).toEqual(expected(offline, 2, 0))
  })
})

test('200 random moves give the expected order', () => {
  let seed = 7
  const chance = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const many = Array.from({ length: 60 }, (_, index) =>
    todoAt(`t${String(10 + index)}`, ago(chance(3) * 4_000), index % 9 === 0 ? { isUndated: true } : {}),
  )
  let list = shown(many)
  for (let turn = 0; turn < 200; turn += 1) {
    const [from, to] = [chance(60), chance(60)]
    const wanted = expected(list, from, to)
    const { ids, after, places } = moved(list, from, to)
    expect(ids).toEqual(wanted)
    for (const { at } of places) expect(at.getTime()).toBeLessThanOrEqual(NOW.getTime())
    list = after
  }
})
