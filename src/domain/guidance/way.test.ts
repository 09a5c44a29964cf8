import { describe, expect, test } from 'vitest'
import {
  ALL_SECTIONS,
  candidate,
  NOTHING_YET,
  PLANNED,
  project,
  salesTest,
} from '../../../tests/support/samples/guidance-facts'
import { NO_ANSWERS, type Stage } from '@/domain/plan/answers'
import { NO_PLAN, type StoredPlan } from '@/domain/plan/stored-plan'
import type { GuidanceFacts } from './next-steps'
import { wayOf } from './way'

const said = (stage: Stage): StoredPlan => ({ ...NO_PLAN, answers: { ...NO_ANSWERS, stage } })
const three = ['a', 'b', 'c'].map((id) => candidate({ id }))
const chosen = candidate({ yes: 7, no: 1, price: 2_990, cost: 680 })

/** One letter a stage: done, skipped, now, ahead. */
type States = string

test.each<[string, Partial<GuidanceFacts>, States]>([
  ['nothing', {}, 'naaaaa'],
  ['a plan', { plan: PLANNED }, 'dnaaaa'],
  ['a project', { projects: [project()] }, 'dnaaaa'],
  ['an idea that was told', { plan: said('idea') }, 'dnaaaa'],
  ['a wish that was told', { plan: said('desire') }, 'naaaaa'],
  ['two links', { candidates: three.slice(1) }, 'naaaaa'],
  ['three links', { candidates: three }, 'sdnaaa'],
  ['three links and a project', { candidates: three, projects: [project()] }, 'ddnaaa'],
  ['a promising product with a good margin', { candidates: [chosen] }, 'ssdnaa'],
  ['a promising product without figures', { candidates: [candidate({ yes: 8 })] }, 'naaaaa'],
  [
    'a promising product with a poor margin',
    { candidates: [candidate({ yes: 8, price: 100, cost: 99 })] },
    'naaaaa',
  ],
  ['a product with a test', { candidates: [candidate()], tests: [salesTest()] }, 'ssdnaa'],
  ['the product is written', { projects: [project(['product'])] }, 'dsdnaa'],
  ['a product that was told', { plan: said('product') }, 'ssdnaa'],
  ['a plan for a product that was told', { plan: { ...said('product'), madeAt: PLANNED.madeAt } }, 'dsdnaa'],
  [
    'customer, supplier and offer are written',
    { projects: [project(['targetCustomer', 'supplier', 'offer'])] },
    'dssdna',
  ],
  ['an older project holds them', { projects: [project(), project(ALL_SECTIONS)] }, 'dsddna'],
  ['the supplier is missing', { projects: [project(['targetCustomer', 'offer'])] }, 'dnaaaa'],
  ['a shop that was declared', { plan: { ...NO_PLAN, declared: ['shop'] } }, 'ssssdn'],
  ['a sale that was declared', { plan: { ...NO_PLAN, declared: ['sales'] } }, 'sssssd'],
  ['a sale with an empty project', { projects: [project()], tests: [salesTest()], hasSold: true }, 'dsdssd'],
  ['a sale of long ago', { hasSold: true }, 'sssssd'],
  [
    'a sale, and its shop was declared',
    { plan: { ...PLANNED, declared: ['shop'] }, tests: [salesTest()], hasSold: true },
    'dsdsdd',
  ],
  [
    'all of them',
    {
      plan: { ...PLANNED, declared: ['shop'] },
      projects: [project(ALL_SECTIONS)],
      candidates: three,
      hasSold: true,
    },
    'dddddd',
  ],
])('%s', (_name, facts, states) => {
  const way = wayOf({ ...NOTHING_YET, ...facts })
  expect(way?.stages.map(({ state }) => state.charAt(0)).join('')).toBe(states)
  expect(way?.done).toBe(states.split('d').length - 1)
  expect(way?.now).toBe(way?.stages[states.indexOf('n')] ?? null)
})

test('a sale that is taken back is no stage any more', () => {
  const facts = { ...NOTHING_YET, tests: [salesTest()] }
  expect(wayOf({ ...facts, hasSold: true })?.stages.at(-1)?.state).toBe('done')
  expect(wayOf({ ...facts, hasSold: false })?.stages.at(-1)?.state).toBe('ahead')
})

describe('each stage leads to where it is done', () => {
  const places = (facts: Partial<GuidanceFacts>) =>
    wayOf({ ...NOTHING_YET, ...facts })?.stages.map(({ place }) => place)

  test('of a beginner', () => {
    const [plan, projects, research] = [{ kind: 'plan' }, { kind: 'projects' }, { kind: 'research' }]
    expect(places({})).toEqual([plan, research, research, projects, projects, research])
  })

  test('the first sale, with a promising product that was not tested', () => {
    const candidates = [candidate({ id: 'x', yes: 3, no: 3 }), candidate({ id: 'd', sectionId: 's', yes: 8 })]
    expect(places({ candidates })?.at(-1)).toEqual({ kind: 'first-test', product: 's/d' })
  })

  test('with a project, a promising product and a test', () => {
    const facts = {
      projects: [project(), project(['targetCustomer'], { id: 'q' })],
      candidates: [candidate({ id: 'x' }), candidate({ id: 'd', sectionId: 's', yes: 8 })],
      tests: [salesTest({ product: 's/d' })],
    }
    expect(places(facts)).toEqual([
      { kind: 'projects' },
      { kind: 'research' },
      { kind: 'statement', product: 's/d' },
      { kind: 'item', project: 'q', item: 'supplier-1' },
      { kind: 'projects' },
      { kind: 'test', product: 's/d' },
    ])
  })

  test('with a written offer', () => {
    expect(places({ projects: [project(ALL_SECTIONS)] })?.[3]).toEqual({ kind: 'projects' })
  })
})

test.each(['plan', 'projects', 'candidates', 'tests', 'hasSold'] as const)(
  'without the %s nobody is said to be anywhere',
  (fact) => {
    expect(wayOf({ ...NOTHING_YET, plan: PLANNED, [fact]: null })).toBeNull()
  },
)

test('how far one is, in words', () => {
  const text = (facts: Partial<GuidanceFacts>) => wayOf({ ...NOTHING_YET, ...facts })?.nowText
  expect(text({})).toBe('Commencez un projet.')
  expect(text({ plan: PLANNED, candidates: [candidate()] })).toBe('1 sur 3')
  expect(text({ projects: [project(['product', 'offer'])] })).toBe('33\u00a0% écrits')
  expect(text({ plan: { ...NO_PLAN, declared: ['sales'] } })).toBeNull()
})
