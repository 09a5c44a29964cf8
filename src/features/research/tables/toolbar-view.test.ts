import { describe, expect, test } from 'vitest'
import { NEW_SELLER } from '@/domain/money/seller'
import { parseCandidate, CRITERIA, type Candidate } from '@/domain/research/candidate'
import { arrange, inOrderOf, isNarrowed, WHOLE_VIEW, type ResearchView } from './toolbar-view'

/** A candidate with this many yes and no answers; the rest is not evaluated. */
function candidate(id: string, yes: number, no: number, more: Record<string, unknown> = {}): Candidate {
  const answers = CRITERIA.map(({ key }, index) => [
    key,
    index < yes ? true : index < yes + no ? false : null,
  ])
  const candidate = parseCandidate(id, {
    ...Object.fromEntries(answers),
    link: `https://ex.fr/${id}`,
    createdAt: new Date('2026-11-21T10:00:00Z'),
    ...more,
  })
  if (!candidate) throw new Error('not a candidate')
  return candidate
}

const good = candidate('good', 6, 2)
const young = candidate('young', 3, 0)
const poor = candidate('poor', 1, 7)
const mixed = candidate('mixed', 4, 4)
const ids = (candidates: readonly Candidate[], view: Partial<ResearchView>) =>
  arrange(candidates, { ...WHOLE_VIEW, ...view }, NEW_SELLER).map(({ id }) => id)

describe('sorting', () => {
  test('by score: more yes, then fewer no; an unanswered criterion never counts as no', () => {
    expect(ids([poor, young, mixed, good], { sort: 'score' })).toEqual(['good', 'mixed', 'young', 'poor'])
    expect(ids([candidate('b', 3, 1), candidate('a', 3, 0)], { sort: 'score' })).toEqual(['a', 'b'])
  })

  test('by missing answers: most unanswered first', () => {
    expect(ids([good, poor, young], { sort: 'unanswered' })).toEqual(['young', 'good', 'poor'])
  })

  test('by margin: highest first, then the products without a price or a cost', () => {
    const priced = (id: string, costCents: number) =>
      candidate(id, 0, 0, { salePriceCents: 3_000, costCents })
    expect(ids([poor, priced('a', 2_000), priced('b', 500), priced('c', 9_000)], { sort: 'margin' })).toEqual(
      ['b', 'a', 'c', 'poor'],
    )
  })

  test('by date: newest first, a date that cannot be read last', () => {
    const old = candidate('old', 0, 0, { createdAt: new Date('2025-01-01T00:00:00Z') })
    const undated = candidate('undated', 0, 0, { createdAt: 'hier' })
    expect(ids([undated, old, good], {})).toEqual(['good', 'old', 'undated'])
  })

  test('equal ones are ordered by date, then stay as they came', () => {
    const newer = candidate('newer', 6, 2, { createdAt: new Date('2026-11-21T11:00:00Z') })
    const twin = candidate('twin', 6, 2)
    expect(ids([good, twin, newer], { sort: 'score' })).toEqual(['newer', 'good', 'twin'])
    expect(ids([twin, good, newer], { sort: 'unanswered' })).toEqual(['newer', 'twin', 'good'])
    const undated = ['a', 'b', 'c'].map((id) => candidate(id, 0, 0, { createdAt: null }))
    expect(ids(undated, {})).toEqual(['a', 'b', 'c'])
  })

  test('leaves the given list alone', () => {
    const given = [poor, good]
    arrange(given, { ...WHOLE_VIEW, sort: 'score' }, NEW_SELLER)
    expect(given).toEqual([poor, good])
  })
})

describe('filtering', () => {
  const all = [good, young, poor, mixed]

  test('by verdict; too few answers are to judge', () => {
    expect(ids(all, { filter: 'promising' })).toEqual(['good'])
    expect(ids(all, { filter: 'unsure' })).toEqual(['mixed'])
    expect(ids(all, { filter: 'weak' })).toEqual(['poor'])
    expect(ids(all, { filter: 'to-judge' })).toEqual(['young'])
  })

  test('by words of the link and the note, accents and capitals aside', () => {
    const lamp = candidate('lampe-%C3%A0-poser', 0, 0, { note: 'Délai : 12 jours' })
    expect(ids([lamp, good], { search: '  LAMPE a-poser ' })).toEqual([lamp.id])
    expect(ids([lamp, good], { search: 'delai lampe' })).toEqual([lamp.id])
    expect(ids([lamp, good], { search: 'ex.fr' })).toEqual([lamp.id, 'good'])
    expect(ids([lamp, good], { search: 'absent' })).toEqual([])
    const heart = candidate('coeur', 0, 0, { note: 'Filtre l’eau, en forme de cœur' })
    for (const search of ["l'eau", 'l’eau', 'coeur', 'cœur', '\u3164']) {
      expect(ids([heart], { search })).toEqual([heart.id])
    }
  })

  test('says whether anything may be left out', () => {
    expect(isNarrowed(WHOLE_VIEW)).toBe(false)
    expect(isNarrowed({ ...WHOLE_VIEW, sort: 'score', search: '  ' })).toBe(false)
    expect(isNarrowed({ ...WHOLE_VIEW, search: 'x' })).toBe(true)
    expect(isNarrowed({ ...WHOLE_VIEW, filter: 'weak' })).toBe(true)
  })
})

test('while somebody answers, the order stays and new candidates come first', () => {
  const judged = candidate('young', 7, 0)
  const candidates = [candidate('new', 0, 0), good, judged]
  const shown = inOrderOf(['young', 'gone', 'good'], candidates, arrange(candidates, WHOLE_VIEW, NEW_SELLER))
  expect(shown.map(({ id }) => id)).toEqual(['new', 'young', 'good'])
  expect(shown[1]).toBe(judged)
})
