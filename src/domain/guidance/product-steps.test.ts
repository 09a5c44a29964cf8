import { expect, it, test } from 'vitest'
import {
  ALL_SECTIONS,
  AT_WORK,
  candidate,
  NOTHING_YET,
  PLANNED,
  project,
  salesTest,
} from '../../../tests/support/samples/guidance-facts'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { nextSteps, stepKey, type GuidanceFacts } from './next-steps'
import { stepTitle, stepWhy } from './step-words'

/** A Monday. */
const MONDAY = new Date(2026, 10, 23, 10)
const CHOSEN = { ...PLANNED, answers: { ...PLANNED.answers, stage: 'product' } } as const

const unsure = candidate({ id: 'u', yes: 3, no: 3 })
const weak = candidate({ id: 'w', yes: 1, no: 7 })
const promising = candidate({ yes: 7, no: 1 })
const past = { startsOn: '2026-10-01', endedOn: '2026-10-08' } as const

/** A plan, its project without a word, one product that is judged, and no sale. */
const BEGUN: GuidanceFacts = { ...NOTHING_YET, plan: PLANNED, projects: [project()], candidates: [unsure] }

const ANOTHER = 'Ajouter le lien d’un autre produit'
const CHOSEN_ONE = 'Ajouter le lien de votre produit'

test.each<[string, Partial<GuidanceFacts>, string]>([
  ['to be looked into', {}, ANOTHER],
  ['to be left', { candidates: [weak] }, ANOTHER],
  ['three, and none is promising', { candidates: [unsure, weak, candidate({ id: 'x', no: 8 })] }, ANOTHER],
  ['of a person who chose it in the plan', { plan: CHOSEN }, ANOTHER],
  ['tested without a sale', { candidates: [promising], tests: [salesTest(past)] }, ANOTHER],
  ['chosen in the plan, and not in the research', { plan: CHOSEN, candidates: [] }, CHOSEN_ONE],
])('the way goes on with a link after a product that is %s', (_name, facts, title) => {
  const [first] = nextSteps({ ...BEGUN, ...facts }, MONDAY)
  expect(first && stepTitle(first)).toBe(title)
  expect(first && stepWhy(first)).toMatch(/première/)
})

const keysOf = (facts: Partial<GuidanceFacts>) => nextSteps({ ...BEGUN, ...facts }, MONDAY).map(stepKey)

test.each<[string, Partial<GuidanceFacts>]>([
  ['one is not judged yet', { candidates: [unsure, candidate()] }],
  ['one is promising', { candidates: [unsure, promising] }],
  [
    'one is promising, and each of its sales loses',
    { candidates: [candidate({ yes: 8, price: 1, cost: 9 })] },
  ],
  ['a test runs', { tests: [salesTest()] }],
  ['a test begins later', { tests: [salesTest({ startsOn: '2026-12-20' })] }],
  ['there was a sale', { hasSold: true }],
  ['the sale was declared', { plan: { ...NO_PLAN, declared: ['sales'] } }],
  ['a sale is not known', { hasSold: null }],
  ['the tests were not read', { tests: null }],
  ['the plan was not read', { plan: null }],
  ['the projects were not read', { projects: null }],
  ['a product was chosen and sold', { plan: CHOSEN, candidates: [], hasSold: true }],
  [
    'the test of a chosen product runs',
    { plan: CHOSEN, candidates: [], tests: [salesTest({ product: 's/x' })] },
  ],
])('no other product is asked for where %s', (_name, facts) => {
  expect(keysOf(facts)).not.toContain('link')
})

test('who has written what they sell goes on with their project first', () => {
  const kinds = (facts: Partial<GuidanceFacts>) => keysOf(facts).map((key) => key.split(':')[0])
  expect(kinds({}).indexOf('link')).toBeLessThan(kinds({}).indexOf('item'))
  const written = kinds({ projects: [project(['product'])] })
  expect(written.indexOf('link')).toBeGreaterThan(written.lastIndexOf('item'))
  expect(written.indexOf('link')).toBeLessThan(written.indexOf('day'))
  expect(kinds({ projects: [project(ALL_SECTIONS)] })[0]).toBe('link')
  expect(kinds({ plan: CHOSEN, candidates: [], projects: [project(['product'])] })[0]).toBe('link')
})

it('is not said that nothing is urgent while it is not known whether there was a sale', () => {
  const [step] = nextSteps({ ...AT_WORK, hasSold: null }, MONDAY)
  expect(step).toBeUndefined()
})
