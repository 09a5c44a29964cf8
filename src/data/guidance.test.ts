import { afterEach, expect, test, vi } from 'vitest'
import type { Answer } from '@/data/sync/answer'
import { followAll, type Lives } from '@/data/sync/live'
import { matches, type Doc, type Spec } from '@/data/sync/query'
import { nextSteps, stepKey, type GuidanceFacts } from '@/domain/guidance/next-steps'
import { wayOf } from '@/domain/guidance/way'
import { AppError } from '@/domain/base/errors'
import { PROJECT_SECTIONS } from '@/domain/projects/project-sections'
import { CRITERIA } from '@/domain/research/candidate'
import { OFFER_SECTIONS } from '@/domain/guidance/launch-steps'
import { guidanceOf, guidanceQueries } from './guidance'

type Fields = Doc['fields']

/** The server's documents by path. */
const stored = new Map<string, Fields>()
/** Collections whose queries the rules deny. */
const denied = new Set<string>()
/** Paths of the documents that were answered. */
const read = new Set<string>()

const NOW = new Date(2026, 10, 25, 10)
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()

vi.mock('@/data/sync/current', () => ({
  mutate: vi.fn(),
  syncOf: () => ({
    known: () => [],
    watch(spec: Spec, tell: (answer: Answer) => void) {
      if (denied.has(spec.collection)) tell({ status: 'error', error: new AppError('data/denied') })
      else {
        const docs = answered(spec)
        for (const { path } of docs) read.add(path)
        tell({ status: 'ready', docs, isLive: true, since: 1, hasMore: false })
      }
      return () => undefined
    },
  }),
}))

function answered({
  collection,
  id,
  where = [],
  latest = 'createdAt',
  limit = Infinity,
}: Spec): readonly Doc[] {
  const state = { isPending: false, isHeld: false, isUndated: false, refused: [] }
  const all = [...stored].flatMap(([path, fields]): Doc[] => {
    const end = path.lastIndexOf('/')
    const [parent, name] = [path.slice(0, end), path.slice(end + 1)]
    return parent === collection ? [{ id: name, path, fields: { userId: 'lea', ...fields }, ...state }] : []
  })
  if (id !== undefined) return all.filter((doc) => doc.id === id)
  return all
    .filter(({ path, fields }) => matches({ collection, where }, path, fields))
    .sort((a, b) => (String(a.fields[latest]) < String(b.fields[latest]) ? 1 : -1))
    .slice(0, limit)
}

function link(path: string, daysAgo: number, fields: Fields = {}) {
  stored.set(path, { link: `https://ex.fr/${path}`, createdAt: ago(daysAgo), ...fields })
}

function table(id: string, daysAgo: number) {
  stored.set(`sections/${id}`, { nomSection: id, product: id, createdAt: ago(daysAgo) })
}

const PROMISING: Fields = {
  ...Object.fromEntries(CRITERIA.map(({ key }) => [key, true])),
  salePriceCents: 2_990,
  costCents: 680,
}

function salesTest(id: string, product: string, daysAgo: number, fields: Fields = {}) {
  const startsOn = ago(daysAgo).slice(0, 10)
  stored.set(`salesTests/${id}`, {
    product,
    limitCents: 5_000,
    days: 7,
    startsOn,
    createdAt: ago(daysAgo),
    ...fields,
  })
}

const ended = { endedOn: '2026-11-20' }

function factsNow(): GuidanceFacts {
  let last: Lives<object> = {}
  followAll('lea', guidanceQueries('lea', NOW, false), (lives) => {
    last = lives
  })
  return guidanceOf(last, NOW, null).facts
}

const keysOf = (facts: GuidanceFacts) => nextSteps(facts, NOW).map(stepKey)
const stateOf = (facts: GuidanceFacts, key: string) =>
  wayOf(facts)?.stages.find((stage) => stage.key === key)?.state

afterEach(() => {
  stored.clear()
  denied.clear()
  read.clear()
})

test('three promising products that were all tested are not proposed for a test again', () => {
  for (const [index, id] of ['a', 'b', 'c'].entries()) {
    link(`product/${id}`, index, PROMISING)
    salesTest(id, id, 30 + index, ended)
  }
  const facts = factsNow()
  expect(keysOf(facts).filter((key) => /^(launch|statement):/.test(key))).toEqual([])
  stored.delete('salesTests/c')
  expect(keysOf(factsNow())).toContain('launch:c')
})

test('a running test is asked for behind newer tests of another product', () => {
  salesTest('of-b', 'b', 3)
  salesTest('of-a', 'a', 2, ended)
  salesTest('again', 'a', 1)
  link('product/a', 5)
  link('product/b', 6)
  expect(keysOf(factsNow()).filter((key) => key.startsWith('note:'))).toEqual([
    'note:again/2026-11-25',
    'note:of-b/2026-11-25',
  ])
})

test('a test whose product or table was deleted asks for nothing, and hides no other one', () => {
  salesTest('first', 'gone', 1)
  salesTest('second', 'gone-table/x', 2)
  salesTest('third', 'old', 3)
  for (let index = 0; index < 9; index += 1) link(`product/new-${index}`, index)
  link('product/old', 60)
  denied.add('sections/gone-table/products')
  expect(keysOf(factsNow()).filter((key) => key.startsWith('note:'))).toEqual(['note:third/2026-11-25'])
})

test('a profile that was not read computes no sale, no gain and no way, and is named', () => {
  link('product/lamp', 1, PROMISING)
  salesTest('running', 'product/lamp', 1)
  expect(wayOf(factsNow())).not.toBeNull()
  denied.add('profiles')
  const facts = factsNow()
  expect([facts.seller, facts.tests, wayOf(facts)]).toEqual([null, null, null])
  expect(keysOf(facts).filter((key) => /^(?:launch|statement|project|note|decide|coach)/.test(key))).toEqual(
    [],
  )
})

test.each<[string, () => void, string]>([
  [
    'two links in each of two tables',
    () => {
      for (const id of ['t', 'u']) {
        table(id, 1)
        for (const name of ['a', 'b']) link(`sections/${id}/products/${name}`, 2)
      }
    },
    'done',
  ],
  [
    'a new empty table before one of three links',
    () => {
      table('new', 0)
      table('t', 5)
      for (const name of ['a', 'b', 'c']) link(`sections/t/products/${name}`, 2)
    },
    'done',
  ],
  [
    'three new empty tables before one of two links, with one loose link',
    () => {
      for (const id of ['x', 'y', 'z']) table(id, 0)
      table('t', 5)
      for (const name of ['a', 'b']) link(`sections/t/products/${name}`, 2)
      link('product/l', 1)
    },
    'done',
  ],
  [
    'two links in two tables',
    () => {
      for (const id of ['t', 'u']) {
        table(id, 1)
        link(`sections/${id}/products/a`, 2)
      }
    },
    'ahead',
  ],
])('the links of %s are counted', (_name, put, state) => {
  put()
  expect(stateOf(factsNow(), 'links')).toBe(state)
})

test('what comes is known while a todo of today is open', () => {
  const planned = (id: string, dayOfWeek: string, fields: Fields = {}) =>
    stored.set(`todos/${id}`, { text: id, dayOfWeek, createdAt: ago(1), completed: false, ...fields })
  planned('now', 'mercredi')
  planned('next', 'jeudi')
  planned('weekly', 'samedi', { repeats: true })
  const days = () => factsNow().coming?.map(({ day, todos }) => [day, todos.length])
  expect(keysOf(factsNow())[0]).toBe('todo:now')
  expect(days()).toEqual([
    ['jeudi', 1],
    ['samedi', 1],
  ])
  for (let index = 0; index < 40; index += 1) planned(`later-${index}`, 'vendredi')
  expect(days(), 'with too many of them it is not').toBeUndefined()
  planned('now', 'mercredi', { completed: true, doneDates: [ago(0).slice(0, 10)] })
  expect(days()).toContainEqual(['vendredi', 40])
})

test('a new empty table does not hide the next test of an older one', () => {
  table('t', 5)
  link('sections/t/products/a', 4, PROMISING)
  table('new', 0)
  expect(keysOf(factsNow())).toContain('launch:t/a')
})

test('a product that was chosen stays chosen behind three newer links', () => {
  link('product/chosen', 9, PROMISING)
  for (const id of ['a', 'b', 'c']) link(`product/${id}`, 1)
  expect(stateOf(factsNow(), 'product')).toBe('done')
})

test('an offer that was written stays so behind newer projects', () => {
  const written = OFFER_SECTIONS.flatMap((key) =>
    PROJECT_SECTIONS.filter((section) => section.key === key).map(
      ({ items }) => [key, items.map((title) => ({ title, content: 'Écrit', completed: true }))] as const,
    ),
  )
  stored.set('projects/old', {
    title: 'Gourde',
    updatedAt: ago(9),
    createdAt: ago(9),
    sections: Object.fromEntries(written),
  })
  for (const id of ['a', 'b'])
    stored.set(`projects/${id}`, { title: id, updatedAt: ago(1), createdAt: ago(1) })
  expect(stateOf(factsNow(), 'offer')).toBe('done')
})

test('a person with much work is read within the limits', () => {
  for (let index = 0; index < 30; index += 1) {
    link(`product/${index}`, index)
    table(`t${index}`, index)
    for (let row = 0; row < 30; row += 1) link(`sections/t${index}/products/${row}`, index)
    stored.set(`projects/${index}`, { title: `${index}`, updatedAt: ago(index) })
    salesTest(`s${index}`, `${index}`, 60 + index, ended)
  }
  factsNow()
  const counts = ['projects/', 'sections/', 'product/', 'salesTests/'].map(
    (start) => [...read].filter((path) => path.startsWith(start)).length,
  )
  // Four tables with a link of each.
  expect(counts).toEqual([6, 4 + 4, 8, 20])
  expect(read.size).toBe(42)
})
