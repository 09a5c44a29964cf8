import { expect, test } from 'vitest'
import type { Entry } from '@/data/sync/entry'
import { toFactArgs } from '@/domain/coach/facts/fact-writes'
import { NO_MEMORY, type Fact } from '@/domain/coach/facts/facts'
import { rowsOf } from './fact-rows'

const fact = (id: string, text = id): Fact => ({
  id,
  text,
  project: null,
  saidAt: new Date('2026-11-01T10:00:00Z'),
  from: 'person',
  conversation: null,
})
const entry = (number: number, said: Fact, fault: Entry['fault'] = null): Entry => ({
  number,
  place: number,
  uid: 'u',
  name: 'memory.remember',
  args: { facts: [toFactArgs(said)] },
  at: '',
  key: null,
  fault,
  isHeld: false,
  wasSent: true,
})

test('a row shows the pending and refused writes of its fact', () => {
  const memory = { ...NO_MEMORY, facts: [fact('a'), fact('b'), fact('c')] }
  const rows = rowsOf(memory, [entry(1, fact('a')), entry(2, fact('b'), 'full')])
  expect(rows.map(({ fact: { id }, state, refused, fault }) => [id, state, refused, fault])).toEqual([
    ['a', 'waiting', [], null],
    ['b', 'refused', [2], 'full'],
    ['c', 'saved', [], null],
  ])
})

test('a refused fact that the memory does not hold is shown once, as it was said last', () => {
  const entries = [entry(1, fact('a', 'Avant'), 'denied'), entry(2, fact('a', 'Après'), 'denied')]
  expect(rowsOf(NO_MEMORY, entries)).toMatchObject([
    { fact: { text: 'Après' }, state: 'refused', refused: [1, 2] },
  ])
})
