import { expect, test } from 'vitest'
import { withText } from '@/domain/projects/text/item-text'
import { emptyContent } from '@/domain/projects/parts'
import { CRITERIA, parseCandidate, type Candidate } from '@/domain/research/candidate'
import type { Exercise } from './lesson'
import { traceOf } from './trace'

const figures = { salePriceCents: 2990, costCents: 680, shippingCents: 0, adsCents: 800 }
const answers = Object.fromEntries(CRITERIA.map(({ key }) => [key, false]))

function candidate(fields: object): Candidate {
  const parsed = parseCandidate('a', { link: 'https://ex.fr/a', ...fields })
  if (!parsed) throw new Error('not a candidate')
  return parsed
}

const missing = (exercise: Exercise, ...candidates: object[]) =>
  traceOf(exercise, { projects: [], candidates: candidates.map(candidate) }).missing

test('an answer is missing until all of its items are written, in one project', () => {
  const exercise: Exercise = {
    kind: 'items',
    items: [
      { place: 'product-1', question: 'Quoi\u00a0?' },
      { place: 'product-2', question: 'Comment\u00a0?' },
    ],
  }
  const of = (...projects: ReturnType<typeof emptyContent>[]) =>
    traceOf(exercise, { projects, candidates: [] }).missing
  const one = withText(emptyContent(), 'product-1', 'Une gourde')
  const other = withText(emptyContent(), 'product-2', 'Elle filtre')
  expect(of()).toContain('Description du produit\u00a0» et «')
  expect(of(emptyContent(), one, other)).toBe('«\u00a0Caractéristiques principales\u00a0» dans votre projet')
  expect(of(one, withText(one, 'product-2', ' '))).not.toBeNull()
  expect(of(other, withText(one, 'product-2', 'Elle filtre'))).toBeNull()
})

test('amounts are missing until so many products have all four, and 0 is one', () => {
  const exercise: Exercise = { kind: 'figures', candidates: 2 }
  expect(missing(exercise)).toBe('les quatre montants de 2\u00a0produits')
  expect(missing(exercise, figures, { ...figures, adsCents: null })).toBe('les quatre montants d’un produit')
  expect(missing(exercise, figures, figures, {})).toBeNull()
})

test('a judgement is missing until one product has all eight answers, or one and its note', () => {
  expect(missing({ kind: 'judge' }, { ...answers, trending: null })).not.toBeNull()
  expect(missing({ kind: 'judge' }, {}, answers)).toBeNull()
  const one: Exercise = { kind: 'judge', criterion: 'provenSuccess' }
  expect(missing(one, { provenSuccess: true }, { note: 'Vu.' })).not.toBeNull()
  expect(missing(one, { provenSuccess: false, note: 'Vu.' })).toBeNull()
})

test('the sentence and the link are about one project, and a finished one is opened again', () => {
  const exercise: Exercise = {
    kind: 'items',
    items: [
      { place: 'product-1', question: 'Quoi\u00a0?' },
      { place: 'product-2', question: 'Comment\u00a0?' },
    ],
  }
  const of = (...projects: ReturnType<typeof emptyContent>[]) =>
    traceOf(exercise, { projects, candidates: [] })
  const begun = withText(emptyContent(), 'product-1', 'Une gourde')
  const done = withText(begun, 'product-2', 'Elle filtre')
  expect(of()).toMatchObject({ project: null, item: 'product-1' })
  expect(of(emptyContent(), begun)).toMatchObject({
    missing: expect.stringContaining('Caractéristiques') as string,
    project: begun,
    item: 'product-2',
  })
  expect(of(emptyContent(), done)).toMatchObject({ missing: null, project: done, item: 'product-1' })
})

test('a product is opened that lacks something, and once the exercise is finished one that lacks nothing', () => {
  const opened = (exercise: Exercise, ...of: object[]) => {
    const candidates = of.map(candidate)
    const { candidate: found } = traceOf(exercise, { projects: [], candidates })
    return found && candidates.indexOf(found)
  }
  expect(opened({ kind: 'figures', candidates: 2 }, figures)).toBeNull()
  expect(opened({ kind: 'figures', candidates: 2 }, figures, {})).toBe(1)
  expect(opened({ kind: 'figures', candidates: 1 }, {}, figures)).toBe(1)
  expect(opened({ kind: 'judge' })).toBeNull()
  expect(opened({ kind: 'judge' }, {})).toBe(0)
  expect(opened({ kind: 'judge' }, {}, answers)).toBe(1)
})
