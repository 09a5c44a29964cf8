import { describe, expect, test } from 'vitest'
import { ideasOf } from '@/domain/guidance/coach-ideas'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { parseProject } from '@/domain/projects/project'
import { parseCandidate } from '@/domain/research/candidate'
import { parseSalesTest } from '@/domain/sales-tests/sales-test'
import { SHARES_ALL, SHARES_NOTHING } from '@/domain/coach/dossier/sharing'
import { ideaFactsOf } from './coach-ideas'

const TODAY = '2026-11-25'

const product = (id: string, name: string) => ({
  ...parseCandidate(id, { userId: 'u', link: `https://ex.fr/${id}`, name }),
  sectionId: null,
})
const GOURDE = product('c1', 'Gourde')
const LAMP = product('c2', 'Lampe pince')
const AQUAROC = parseProject('p1', { userId: 'u', title: 'Aquaroc' })

function salesTest(startsOn: string, more: object = {}) {
  const fields = { userId: 'u', product: 'c2', limitCents: 5_000, days: 7, startsOn, ...more }
  return parseSalesTest('t', fields)
}
const RUNNING = salesTest('2026-11-23')

/** All that the way is made of, as the device and the server have it; undefined: not read. */
function livesOf(values: object) {
  const all: Readonly<Record<string, unknown>> = {
    plan: NO_PLAN,
    projects: [],
    candidates: [],
    tests: [],
    profile: null,
    ...values,
  }
  const lives = Object.entries(all).map(([name, value]) => [
    name,
    value === undefined ? { status: 'loading' } : { status: 'ready', value, isEmpty: false, isLive: true },
  ])
  return Object.fromEntries(lives) as Parameters<typeof ideaFactsOf>[0]
}

const factsOf = (values: object, choice = SHARES_ALL) => ideaFactsOf(livesOf(values), choice, TODAY).facts
const WORK = { projects: [AQUAROC], candidates: [GOURDE, LAMP], tests: [RUNNING] }

describe('the stage is that of « Mon chemin »', () => {
  test.each([
    ['nothing yet', {}, 'idea'],
    ['a project', { projects: [AQUAROC] }, 'links'],
    ['three links', { projects: [AQUAROC], candidates: [GOURDE, LAMP, product('c3', 'Plaid')] }, 'product'],
    ['a sales test', WORK, 'offer'],
    // It does not depend on what is shared.
    ['a way that is not read yet', { plan: undefined }, 'idea'],
    ['a seller that is not read yet', { ...WORK, profile: undefined }, 'idea'],
  ])('%s', (_, values, stage) => {
    expect(factsOf(values).stage).toBe(stage)
    expect(factsOf(values, SHARES_NOTHING).stage).toBe(stage)
  })
})

describe('the product of a test is named while the test runs', () => {
  test.each([
    ['it runs', RUNNING, 'Lampe pince'],
    ['it has not begun', salesTest('2026-11-28'), null],
    ['its days are over', salesTest('2026-11-02'), null],
    ['it was ended', salesTest('2026-11-23', { endedOn: '2026-11-24', gainCents: 1 }), null],
    ['its product is gone', salesTest('2026-11-23', { product: 'gone' }), null],
  ])('%s', (_, running, name) => {
    expect(factsOf({ ...WORK, tests: [running] }).test).toBe(name)
  })
})

describe('only what the coach may see is named', () => {
  test('everything is shared', () => {
    expect(factsOf(WORK)).toMatchObject({ test: 'Lampe pince', product: 'Gourde', project: 'Aquaroc' })
  })

  test('without products neither a product nor its test', () => {
    expect(factsOf(WORK, { ...SHARES_ALL, products: false })).toMatchObject({
      test: null,
      product: null,
      project: 'Aquaroc',
    })
  })

  test('without the project no project', () => {
    expect(factsOf(WORK, { ...SHARES_ALL, project: false })).toMatchObject({
      test: 'Lampe pince',
      product: 'Gourde',
      project: null,
    })
  })

  test('no idea of a person who shares nothing has a name', () => {
    const works = [WORK, { ...WORK, tests: [] }, { ...WORK, projects: [] }, { candidates: WORK.candidates }]
    for (const work of works) {
      expect(ideasOf(factsOf(work, SHARES_NOTHING)).join(' ')).not.toMatch(/Gourde|Lampe|Aquaroc/)
    }
  })
})

test('ideas wait for all of what they are made of', () => {
  expect(ideaFactsOf(livesOf({ tests: undefined }), SHARES_ALL, TODAY).isReading).toBe(true)
  expect(ideaFactsOf(livesOf({}), SHARES_ALL, TODAY).isReading).toBe(false)
})
