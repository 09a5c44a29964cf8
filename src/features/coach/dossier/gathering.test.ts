import { expect, test } from 'vitest'
import { parseSalesTest } from '@/domain/sales-tests/sales-test'
import { dossierQueries, gatheredOf } from './gathering'

/** Each list as its query may return it, with one document more than is written. */
function gathered(counts: Readonly<Record<string, number>>) {
  const lives = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => {
      const value = Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}` }))
      return [name, { status: 'ready', value, isEmpty: count === 0, isLive: true }]
    }),
  )
  return gatheredOf(lives as Parameters<typeof gatheredOf>[0]).facts
}
const FULL = { projects: 5, candidates: 8, sections: 2, tests: 6, open: 60, ticked: 20 }

test('lists within their limits are whole', () => {
  const facts = gathered(FULL)
  expect(facts.more).toEqual([])
  expect(facts.todos).toHaveLength(80)
})

test.each([
  ['projects', 'projects'],
  ['candidates', 'products'],
  ['sections', 'tables'],
  ['tests', 'tests'],
  ['open', 'openTodos'],
  ['ticked', 'doneTodos'],
] as const)('one more of « %s » is not written, and known', (name, list) => {
  const facts = gathered({ ...FULL, [name]: FULL[name] + 1 })
  expect(facts.more).toEqual([list])
  expect(facts.projects).toHaveLength(5)
  expect(facts.candidates).toHaveLength(8)
  expect(facts.tests).toHaveLength(6)
  expect(facts.todos).toHaveLength(80)
})

test('a list that is not read is unknown, and not long', () => {
  const { more, projects, todos } = gathered({ open: 3 })
  expect({ more, projects, todos }).toEqual({ more: [], projects: null, todos: null })
})

test('products of tests that are not among the newest are asked for, and are facts', () => {
  const testOf = (id: string, product: string, more: object = {}) =>
    parseSalesTest(id, { userId: 'u', product, limitCents: 1, days: 7, startsOn: '2026-11-21', ...more })
  const tests = [
    testOf('a', 'known'),
    testOf('b', 's/old'),
    testOf('c', 'kept', { gainCents: 1, endedOn: '2026-11-22' }),
  ]
  const asking = dossierQueries('u', null)
  if (typeof asking !== 'function') throw new Error('a table')
  const named = (known: object) => Object.keys(asking(known)).filter((name) => name.startsWith('tested'))
  expect(named({ tests, candidates: [{ id: 'known', sectionId: null }] })).toEqual(['tested s/old'])
  expect(named({ tests })).toEqual([])
  const lives = { 'tested s/old': { status: 'ready', value: { id: 'old' }, isEmpty: false, isLive: true } }
  expect(gatheredOf(lives as unknown as Parameters<typeof gatheredOf>[0]).facts.tested).toEqual([
    { id: 'old' },
  ])
})
