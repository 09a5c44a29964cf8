import { expect, test } from 'vitest'
import { gatheredOf } from './gathering'

/** Each list as its query may return it, with one document more than is written. */
function gathered(counts: Readonly<Record<string, number>>) {
  const lives = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => {
      const value = Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}` }))
      return [name, { status: 'ready', value, isEmpty: count === 0, isLive: true }]
    }),
  )
  return gatheredOf(lives).facts
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
