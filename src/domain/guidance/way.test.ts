import { expect, test } from 'vitest'
import {
  ALL_SECTIONS,
  candidate,
  NOTHING_YET,
  PLANNED,
  project,
} from '../../../tests/support/samples/guidance-facts'
import { NO_ANSWERS, type Stage } from '@/domain/plan/answers'
import { NO_PLAN, type StoredPlan } from '@/domain/plan/stored-plan'
import type { GuidanceFacts } from './next-steps'
import { wayOf } from './way'

const said = (stage: Stage): StoredPlan => ({ ...NO_PLAN, answers: { ...NO_ANSWERS, stage } })
const three = ['a', 'b', 'c'].map((id) => candidate({ id }))
const chosen = candidate({ yes: 7, no: 1, price: 2_990, cost: 680 })

test.each<[string, Partial<GuidanceFacts>, number]>([
  ['nothing', {}, 0],
  ['a plan', { plan: PLANNED }, 1],
  ['a project', { projects: [project()] }, 1],
  ['an idea that was told', { plan: said('idea') }, 1],
  ['a wish that was told', { plan: said('desire') }, 0],
  ['two links', { candidates: three.slice(1) }, 0],
  ['three links', { candidates: three }, 2],
  ['a promising product with a good margin', { candidates: [chosen] }, 3],
  ['a promising product without figures', { candidates: [candidate({ yes: 8 })] }, 0],
  [
    'a promising product with a poor margin',
    { candidates: [candidate({ yes: 8, price: 100, cost: 99 })] },
    0,
  ],
  ['the product is written', { projects: [project(['product'])] }, 3],
  ['a product that was told', { plan: said('product') }, 3],
  [
    'customer, supplier and offer are written',
    { projects: [project(['targetCustomer', 'supplier', 'offer'])] },
    4,
  ],
  ['an older project holds them', { projects: [project(), project(ALL_SECTIONS)] }, 4],
  ['the supplier is missing', { projects: [project(['targetCustomer', 'offer'])] }, 1],
  ['a shop that was declared', { plan: { ...NO_PLAN, declared: ['shop'] } }, 5],
  ['a sale that was declared', { plan: { ...NO_PLAN, declared: ['sales'] } }, 6],
])('%s', (_name, facts, done) => {
  const way = wayOf({ ...NOTHING_YET, ...facts })
  expect(way?.done).toBe(done)
  expect(way?.stages.map(({ state }) => state)).toEqual(
    [0, 1, 2, 3, 4, 5].map((index) => (index < done ? 'done' : index === done ? 'now' : 'ahead')),
  )
  expect(way?.now?.key).toBe(way?.stages[done]?.key)
})

test.each(['plan', 'projects', 'candidates'] as const)(
  'without the %s nobody is said to be anywhere',
  (fact) => {
    expect(wayOf({ ...NOTHING_YET, plan: PLANNED, [fact]: null })).toBeNull()
  },
)

test('how far one is, in words', () => {
  const text = (facts: Partial<GuidanceFacts>) => wayOf({ ...NOTHING_YET, ...facts })?.nowText
  expect(text({})).toBe('Commencez un projet.')
  expect(text({ plan: PLANNED, candidates: [candidate()] })).toBe(
    '1\u00a0produit sur 3\u00a0: ajoutez des liens à comparer.',
  )
  expect(text({ projects: [project(['product', 'offer'])] })).toBe(
    'Client cible, fournisseur et offre\u00a0: 33\u00a0% écrits.',
  )
  expect(text({ plan: { ...NO_PLAN, declared: ['sales'] } })).toBeNull()
})
