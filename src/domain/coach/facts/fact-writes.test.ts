import { describe, expect, test } from 'vitest'
import { afterWrite, fieldsAsRead, Refusal, type Write } from '@/domain/base/write'
import type { Fields } from '@/domain/base/read-field'
import { FACTS_MAX } from '@/domain/base/text/text-limits'
import { coachPath } from '@/domain/account/coach-document'
import { sharingWrites, toneWrites } from '@/domain/coach/dossier/coach-choices'
import { correctWrites, forgetWrites, rememberWrites, renewWrites, type FactArgs } from './fact-writes'
import { parseMemory } from './facts'
import { SHARES_ALL, SHARES_NOTHING } from '@/domain/coach/dossier/sharing'

const now = new Date('2026-11-20T10:00:00.000Z')
const fact = (id: string, text = `Fait ${id}`): FactArgs => ({
  id,
  text,
  project: null,
  saidAt: '2026-11-01T10:00:00.000Z',
  from: 'person',
  conversation: null,
})
const stored = (...ids: readonly string[]): Fields =>
  after(
    null,
    rememberWrites(
      'u',
      null,
      ids.map((id) => fact(id)),
    ),
  ) ?? {}

function after(doc: Fields | null, writes: readonly Write[]): Fields | null {
  const raw = writes.reduce((before, write) => afterWrite(before, write), doc)
  return raw && fieldsAsRead(raw, now)
}

const texts = (doc: Fields | null) =>
  Object.fromEntries(parseMemory(doc).facts.map(({ id, text }) => [id, text]))

describe.each<[string, (doc: Fields | null) => readonly Write[], Fields | null, Fields]>([
  ['a fact is remembered', (doc) => rememberWrites('u', doc, [fact('a')]), null, { a: 'Fait a' }],
  [
    'a fact takes the place of another',
    (doc) => rememberWrites('u', doc, [fact('b')], ['a']),
    stored('a', 'c'),
    { b: 'Fait b', c: 'Fait c' },
  ],
  ['a fact is corrected', (doc) => correctWrites('u', doc, fact('a', 'Autre')), stored('a'), { a: 'Autre' }],
  ['a fact is renewed', (doc) => renewWrites('u', doc, 'a', now), stored('a'), { a: 'Fait a' }],
  [
    'a fact that is gone is not renewed',
    (doc) => renewWrites('u', doc, 'b', now),
    stored('a'),
    { a: 'Fait a' },
  ],
  ['facts are forgotten', (doc) => forgetWrites('u', doc, ['a', 'x']), stored('a', 'b'), { b: 'Fait b' }],
  ['nothing is forgotten where there is no document', (doc) => forgetWrites('u', doc, ['a']), null, {}],
])('%s', (_, run, doc, expected) => {
  test('as it says', () => {
    expect(texts(after(doc, run(doc)))).toEqual(expected)
  })

  test('once', () => {
    expect(run(after(doc, run(doc)))).toEqual([])
  })

  test('on the path of its owner, with the other fields unchanged', () => {
    const other = doc && { ...doc, tone: 'direct' }
    expect(run(other).every(({ path }) => path === coachPath('u'))).toBe(true)
    expect(after(other, run(other))?.['tone']).toBe(other?.['tone'])
  })
})

test('a date stays a date', () => {
  const [write] = rememberWrites('u', stored('a'), [fact('b')])
  expect(write).toMatchObject({ fields: { facts: { a: { saidAt: fact('a').saidAt } } } })
})

test('a text that has no place is refused, not dropped', () => {
  const full = stored(...Array.from({ length: FACTS_MAX }, (_, index) => `f${index}`))
  expect(() => rememberWrites('u', full, [fact('a')])).toThrow(new Refusal('full'))
  expect(() => correctWrites('u', stored('a'), fact('b'))).toThrow(Refusal)
  expect(() => rememberWrites('u', null, [fact('a', '')])).toThrow(Refusal)
})

test.each([SHARES_NOTHING, SHARES_ALL])('the choice %j is stored once, with its time', (choice) => {
  const doc = after({ facts: {} }, sharingWrites('u', { facts: {} }, choice))
  expect(doc).toEqual({ facts: {}, shares: choice, askedAt: now.toISOString() })
  expect(sharingWrites('u', doc, choice)).toEqual([])
  expect(sharingWrites('u', doc, { ...choice, plan: !choice.plan })).toHaveLength(1)
})

test('the tone is set once, and removed', () => {
  const doc = after(null, toneWrites('u', null, 'direct'))
  expect(doc).toEqual({ tone: 'direct' })
  expect(toneWrites('u', doc, 'direct')).toEqual([])
  expect(after(doc, toneWrites('u', doc, null))).toEqual({})
})
