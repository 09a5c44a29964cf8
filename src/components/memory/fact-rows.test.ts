import { expect, test } from 'vitest'
import type { FactChange } from '@/data/coach/memory-outbox'
import { NO_MEMORY, type Fact } from '@/domain/coach/facts'
import { rowsOf, settledBy } from './fact-rows'

const before: Fact = {
  id: 'a',
  text: 'Budget 600',
  project: null,
  saidAt: new Date('2026-11-01T10:00:00Z'),
  from: 'person',
  conversation: null,
}
const after: Fact = { ...before, text: 'Budget 900' }
const change: FactChange = { fact: after, instead: null, isWhole: false, state: 'sent', isUnheard: false }
const memory = (...facts: readonly Fact[]) => ({ ...NO_MEMORY, facts })

test.each([
  { as: 'on its way, and Firestore does not know of it yet', known: [before], of: change },
  { as: 'on its way', known: [after], of: change },
  { as: 'said for the first time', known: [], of: change },
  { as: 'left by the page before', known: [before], of: { ...change, isUnheard: true } },
])('a row shows what was said last while it waits: $as', ({ known, of }) => {
  const rows = rowsOf(memory(...known), new Map([['a', of]]), false)
  expect(rows).toEqual([{ fact: after, instead: null, state: 'waiting' }])
})

test('what nobody heard the answer of is refused once the server says something else, and saved where it says the same', () => {
  const changes = new Map([['a', { ...change, isUnheard: true }]])
  expect(rowsOf(memory(before), changes, true)).toEqual([{ fact: after, instead: null, state: 'refused' }])
  expect(rowsOf(memory(after), changes, true)).toEqual([{ fact: after, instead: null, state: 'saved' }])
  expect([settledBy(memory(before), changes), settledBy(memory(after), changes)]).toEqual([[], ['a']])
})
