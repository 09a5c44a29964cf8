import { expect, it, test } from 'vitest'
import { ALL_SECTIONS, AT_WORK, NOTHING_YET, project } from '../../../tests/support/samples/guidance-facts'
import { QUESTION_COUNT, type LaunchStanding } from '@/domain/launch/standing'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { nextSteps, stepKey, type GuidanceFacts } from './next-steps'
import { stepTitle } from './step-words'
import { wayOf } from './way'

const MONDAY = new Date(2026, 10, 23, 10)
const OFFER = project(['targetCustomer', 'supplier', 'offer'])
const OPEN = { ...NO_PLAN, madeAt: '2026-11-23T09:00:00.000Z', declared: ['shop'] } as const

function launch(change: Partial<LaunchStanding> = {}): LaunchStanding {
  const { id, title } = OFFER
  return { project: { id, title }, isBegun: true, questions: 0, duties: 0, texts: 0, faults: null, ...change }
}

const untouched = launch({ isBegun: false, questions: QUESTION_COUNT, texts: 15 })

it.each<[string, Partial<GuidanceFacts>, string | undefined]>([
  ['a written offer', { projects: [OFFER], launches: [untouched] }, 'Préparer la mise en vente de Gourde'],
  ['no offer yet', { projects: [project(['offer'])], launches: [untouched] }, undefined],
  [
    'two open questions, without an offer',
    { projects: [project()], launches: [launch({ questions: 2, texts: 4 })] },
    'Mise en vente\u00a0: encore 2\u00a0questions',
  ],
  [
    'a duty',
    { projects: [OFFER], launches: [launch({ duties: 1 })] },
    'Mise en vente\u00a0: encore 1\u00a0obligation',
  ],
  [
    'texts',
    { projects: [OFFER], launches: [launch({ texts: 3 })] },
    'Fiche de vente\u00a0: encore 3\u00a0textes',
  ],
  ['a page to control', { projects: [OFFER], launches: [launch()] }, 'Contrôler la page de vente de Gourde'],
  [
    'faults of the page',
    { projects: [OFFER], launches: [launch({ faults: 3 })] },
    'Corriger 3\u00a0défauts de la page de vente de Gourde',
  ],
  ['a page without a fault', { projects: [OFFER], launches: [launch({ faults: 0 })] }, undefined],
  [
    'a page without a fault that lacks a text again',
    { projects: [OFFER], launches: [launch({ faults: 0, texts: 1 })] },
    'Fiche de vente\u00a0: encore 1\u00a0texte',
  ],
  ['an open shop that lacks nothing', { plan: OPEN, projects: [OFFER], launches: [launch()] }, undefined],
  [
    'an open shop with a fault on its page',
    { plan: OPEN, projects: [OFFER], launches: [launch({ faults: 1 })] },
    'Corriger 1\u00a0défaut de la page de vente de Gourde',
  ],
  [
    'an open shop that lacks a duty',
    { plan: OPEN, projects: [OFFER], launches: [launch({ duties: 2 })] },
    'Mise en vente\u00a0: encore 2\u00a0obligations',
  ],
  ['an open shop, nothing begun', { plan: OPEN, projects: [OFFER], launches: [untouched] }, undefined],
  ['a sale, nothing begun', { hasSold: true, projects: [OFFER], launches: [untouched] }, undefined],
  [
    'a completed project',
    { projects: [{ ...OFFER, status: 'completed' }], launches: [launch({ duties: 3 })] },
    undefined,
  ],
  ['a project that is not known', { projects: [], launches: [launch({ duties: 3 })] }, undefined],
  ['launches that were not read', { projects: [OFFER], launches: null }, undefined],
])('offers the step of %s', (_, facts, title) => {
  const step = nextSteps({ ...AT_WORK, ...facts }, MONDAY).find(({ kind }) => kind === 'prepare')
  expect(step && stepTitle(step)).toBe(title)
})

test('a part that is finished is another step, which can be put off anew', () => {
  const key = (change: Partial<LaunchStanding>) =>
    nextSteps({ ...AT_WORK, projects: [OFFER], launches: [launch(change)] }, MONDAY)
      .map(stepKey)
      .find((each) => each.startsWith('prepare'))
  expect(key({ duties: 3 })).toBe(key({ duties: 2 }))
  expect(key({ duties: 3 })).not.toBe(key({ texts: 3 }))
})

test('comes before an empty item of the project', () => {
  const kinds = nextSteps({ ...AT_WORK, projects: [OFFER], launches: [untouched] }, MONDAY).map(
    ({ kind }) => kind,
  )
  expect(kinds.indexOf('prepare')).toBeLessThan(kinds.indexOf('item'))
})

it.each<[string, Partial<GuidanceFacts>, string, string | null]>([
  [
    'nothing begun',
    { launches: [untouched] },
    'now',
    'Vos obligations, votre fiche, et la boutique s’ouvre.',
  ],
  ['duties', { launches: [launch({ duties: 7 })] }, 'now', 'encore 7\u00a0obligations'],
  ['texts', { launches: [launch({ texts: 1 })] }, 'now', 'encore 1\u00a0texte'],
  ['a page to control', { launches: [launch()] }, 'now', 'la page reste à contrôler'],
  ['a fault', { launches: [launch({ faults: 1 })] }, 'now', 'encore 1\u00a0défaut sur la page'],
  ['a page without a fault', { launches: [launch({ faults: 0 })] }, 'done', 'Un test de vente y mène.'],
  ['an open shop', { plan: OPEN, launches: [untouched] }, 'done', 'Un test de vente y mène.'],
])('is the stage before the first sale, with %s', (_, facts, state, text) => {
  const way = wayOf({ ...NOTHING_YET, projects: [project(ALL_SECTIONS)], ...facts })
  const stage = way?.stages.at(4)
  expect(stage?.label).toBe('Mise en vente')
  expect(stage?.state).toBe(state)
  expect(stage?.place).toMatchObject({ kind: 'launch', launch: { project: { id: 'p' } } })
  expect(way?.nowText).toBe(text)
})
