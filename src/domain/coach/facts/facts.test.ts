import { describe, expect, test } from 'vitest'
import { FACT_MAX, FACTS_MAX } from '@/domain/base/text/text-limits'
import { checkFact } from './check-fact'
import {
  factFields,
  factsAbout,
  isSameFact,
  isStale,
  NO_MEMORY,
  parseMemory,
  STALE_DAYS,
  staleFacts,
  type Fact,
} from './facts'

const saidAt = '2026-11-01T10:00:00.000Z'
const stored = {
  text: 'Je vends à des randonneurs',
  saidAt,
  from: 'coach',
  project: 'p1',
  conversation: 'c1',
}
const fact: Fact = { id: 'f1', ...stored, saidAt: new Date(saidAt), from: 'coach' }

describe('stored facts are read', () => {
  test('whole, and are written again unchanged', () => {
    const memory = parseMemory({ facts: { f1: stored } })
    expect(memory).toEqual({ facts: [fact], room: FACTS_MAX - 1 })
    expect(factFields(fact)).toEqual(stored)
    expect(factFields({ ...fact, project: null, conversation: null })).toEqual({
      text: stored.text,
      saidAt,
      from: 'coach',
    })
  })

  test('latest first, without hidden characters and without an invalid project', () => {
    const later = {
      ...stored,
      text: 'Plus\u200b tard\n',
      saidAt: '2026-11-02T10:00:00.000Z',
      project: 7,
      mood: 'x',
    }
    const { facts } = parseMemory({ facts: { f1: stored, f2: later } })
    expect(facts.map(({ id, text, project }) => [id, text, project])).toEqual([
      ['f2', 'Plus tard', null],
      ['f1', stored.text, 'p1'],
    ])
  })

  test.each([
    ['no document', undefined],
    ['no facts', { shares: {} }],
    ['a list', { facts: [stored] }],
    ['a text', { facts: 'x' }],
  ])('%s is no memory', (_, data) => {
    expect(parseMemory(data).facts).toEqual([])
  })

  test('an empty memory leaves all the room', () => {
    expect(parseMemory(undefined)).toEqual(NO_MEMORY)
  })

  test.each([
    ['a blank text', { ...stored, text: ' \u200b' }],
    ['a text that is too long', { ...stored, text: 'a'.repeat(FACT_MAX + 1) }],
    ['no date', { ...stored, saidAt: 'hier' }],
    ['a number', 7],
  ])('%s is not shown', (_, value) => {
    expect(parseMemory({ facts: { f1: value } }).facts).toEqual([])
  })

  test('never more than there is room for', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, rank) => [`f${rank}`, stored]))
    expect(parseMemory({ facts: many })).toMatchObject({ room: 0 })
    expect(parseMemory({ facts: many }).facts).toHaveLength(FACTS_MAX)
  })
})

test.each([
  ['  Deux\n lignes ', { text: 'Deux lignes' }],
  ['', { fault: 'blank' }],
  ['\u200b ', { fault: 'blank' }],
  ['a'.repeat(FACT_MAX), { text: 'a'.repeat(FACT_MAX) }],
  ['a'.repeat(FACT_MAX + 1), { fault: 'too-long' }],
  ['Mon mot de passe est soleil', { fault: 'secret' }],
  ['Je suis diabétique', { text: 'Je suis diabétique' }],
] as const)('%j typed by a person', (typed, expected) => {
  expect(checkFact(typed)).toEqual(expected)
})

test('ninety days later it is asked whether it is still true', () => {
  const after = (days: number) => new Date(fact.saidAt.getTime() + days * 86_400_000)
  expect(isStale(fact, after(STALE_DAYS))).toBe(false)
  expect(isStale(fact, new Date(after(STALE_DAYS).getTime() + 1))).toBe(true)
  const old = { ...fact, id: 'old', saidAt: new Date(2026, 1, 1) }
  const older = { ...fact, id: 'older', saidAt: new Date(2026, 0, 1) }
  expect(staleFacts([fact, old, older], after(1)).map(({ id }) => id)).toEqual(['older', 'old'])
})

test('a fact about a project is sent with that project alone', () => {
  const own = { ...fact, id: 'own', project: null }
  const other = { ...fact, id: 'other', project: 'p2' }
  const about = (project: string | null) => factsAbout([fact, own, other], project).map(({ id }) => id)
  expect(about('p1')).toEqual(['f1', 'own'])
  expect(about('p2')).toEqual(['own', 'other'])
  expect(about(null)).toEqual(['own'])
})

test.each([
  ['Je travaille le soir.', 'je travaille  le soir', true],
  ['Je travaille le soir', 'Je travaille le matin', false],
  ['Budget 600', 'Budget 601', false],
])('%j and %j', (some, other, expected) => {
  expect(isSameFact(some, other)).toBe(expected)
})
