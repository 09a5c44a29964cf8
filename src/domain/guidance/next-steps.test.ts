import { describe, expect, it, test } from 'vitest'
import {
  ALL_SECTIONS,
  AT_WORK,
  candidate,
  NOTHING_YET,
  PLANNED,
  project,
  todo,
  UNREAD,
} from '../../../tests/support/samples/guidance-facts'
import type { Todo } from '@/domain/todos/todo'
import type { LocalDate } from '@/domain/base/time/local-date'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { newTodoIds } from '@/domain/todos/todo-ids'
import {
  nextSteps,
  offeredSteps,
  stepKey,
  type GuidanceFacts,
  type KnownReviews,
  type Step,
} from './next-steps'
import { stepHint } from './step-hint'
import { stepSubject, stepTitle, stepWhy } from './step-words'

/** A Monday. */
const MONDAY = new Date(2026, 10, 23, 10)
/** The night when winter time begins. */
const CLOCKS = new Date(2026, 9, 24, 23, 59, 59)
const SUNDAY = new Date(2026, 10, 29, 23, 59, 59)

const SUNDAY_AT_FOUR = new Date(2026, 10, 29, 16)
const BEFORE_FOUR = new Date(2026, 10, 29, 15, 59, 59)
const WEDNESDAY = new Date(2026, 10, 25, 23, 59, 59)
const THURSDAY = new Date(2026, 10, 26)

function reviewed(last: LocalDate | null): KnownReviews {
  return { last: last && { monday: last, priorities: [] }, since: new Date(2026, 10, 1) }
}

const COMING = [{ date: '2026-11-25', day: 'mercredi', todos: [todo('demain')] }] as const

const CHOSEN = { ...PLANNED, answers: { ...PLANNED.answers, stage: 'product' } } as const
const LESSON = { id: 'first-ad', title: 'La première publicité' }
const weak = candidate({ id: 'w', no: 8 })
const unsure = candidate({ yes: 3, no: 3 })
/** An id of the plan's time. */
const [PLANNED_ID = ''] = newTodoIds(1, new Date(PLANNED.madeAt))
const PLANNED_COMING = [{ ...COMING[0], todos: [todo(PLANNED_ID)] }] as const

function left(...todos: Todo[]) {
  return { todos, hasMore: false }
}

type Situation = readonly [name: string, facts: Partial<GuidanceFacts>, step: string | null, now?: Date]

const SITUATIONS: readonly Situation[] = [
  ['nothing at all', NOTHING_YET, 'plan'],
  ['a plan, and nothing of it left', { ...NOTHING_YET, plan: PLANNED }, 'link'],
  ['a project without a plan', { ...NOTHING_YET, projects: [project()] }, 'link'],
  ['a todo of another day, no plan', { ...NOTHING_YET, hasTodos: true, coming: COMING }, 'link'],
  [
    'a product that was chosen, with a plan for it',
    { ...NOTHING_YET, plan: CHOSEN, coming: COMING },
    'coming:demain',
  ],
  [
    'a product that was chosen, before its next task a weekly one, which is not moved',
    {
      ...NOTHING_YET,
      plan: CHOSEN,
      coming: [{ ...COMING[0], todos: [todo('weekly', false, { repeats: true }), todo('demain')] }],
    },
    'coming:demain',
  ],
  [
    'a product that was chosen, and weekly todos alone',
    {
      ...NOTHING_YET,
      plan: CHOSEN,
      coming: [{ ...COMING[0], todos: [todo('weekly', false, { repeats: true })] }],
    },
    'link',
  ],
  [
    'a task of the plan for a day to come, before a link',
    { ...NOTHING_YET, plan: PLANNED, coming: PLANNED_COMING },
    `coming:${PLANNED_ID}`,
  ],
  [
    'before a product to be judged',
    { candidates: [candidate()], coming: PLANNED_COMING },
    `coming:${PLANNED_ID}`,
  ],
  ['before an item', { projects: [project()], coming: PLANNED_COMING }, `coming:${PLANNED_ID}`],
  ['after the todos of today', { today: [todo('a')], coming: PLANNED_COMING }, 'todo:a'],
  [
    'behind a todo of the same day that the person wrote',
    { candidates: [], coming: [{ ...COMING[0], todos: [todo('demain'), todo(PLANNED_ID)] }] },
    `coming:${PLANNED_ID}`,
  ],
  ['a todo to come that the person wrote', { candidates: [], coming: COMING }, 'link'],
  [
    'a task of an earlier plan',
    { plan: { ...PLANNED, madeAt: '2026-11-02T09:00:00.000Z' }, candidates: [], coming: PLANNED_COMING },
    'link',
  ],
  [
    'a task of the plan that repeats by now',
    { candidates: [], coming: [{ ...COMING[0], todos: [todo(PLANNED_ID, false, { repeats: true })] }] },
    'link',
  ],

  ['a product that was chosen, all of the plan done', { ...NOTHING_YET, plan: CHOSEN }, 'link'],
  [
    'a product that was chosen, one to be judged',
    { ...NOTHING_YET, plan: CHOSEN, coming: COMING, candidates: [candidate()] },
    'judge:c',
  ],
  ['a product, no plan', { ...NOTHING_YET, candidates: [candidate()] }, 'plan'],
  ['a plan that was not read', { ...NOTHING_YET, plan: null }, 'link'],
  ['projects that were not read, else nothing', { ...NOTHING_YET, projects: null }, 'link'],
  ['todos that were not read, else nothing', { ...NOTHING_YET, hasTodos: null, today: null }, 'link'],
  [
    'a shop that was declared without a plan',
    { ...NOTHING_YET, plan: { ...NO_PLAN, declared: ['shop'] } },
    'plan',
  ],

  [
    'a week that is over, before a todo',
    { today: [todo('a')], reviews: reviewed(null) },
    'review:2026-11-16',
  ],
  ['a week that is over, nothing to do', { reviews: reviewed('2026-11-09') }, 'review:2026-11-16'],
  ['a week that was closed', { today: [todo('a')], reviews: reviewed('2026-11-16') }, 'todo:a'],
  ['nothing at all is before a review', { ...NOTHING_YET, reviews: reviewed(null) }, 'plan'],
  ['Sunday, four o’clock', { reviews: reviewed('2026-11-16') }, 'review:2026-11-23', SUNDAY_AT_FOUR],
  ['Sunday, a second before', { reviews: reviewed('2026-11-16') }, 'coach', BEFORE_FOUR],
  ['Wednesday, the last second', { reviews: reviewed(null) }, 'review:2026-11-16', WEDNESDAY],
  ['Thursday', { reviews: reviewed(null) }, 'coach', THURSDAY],
  ['somebody who came on Friday', { reviews: { last: null, since: new Date(2026, 10, 20) } }, 'coach'],
  ['reviews that were not read', { today: [todo('a')], reviews: null }, 'todo:a'],
  ['all done, the reviews were not read', { reviews: null }, null],

  ['a todo today', { today: [todo('a')] }, 'todo:a'],
  ['the second is open', { today: [todo('a', true), todo('b')] }, 'todo:b'],
  ['the order of the list', { today: [todo('b'), todo('a')] }, 'todo:b'],
  ['a todo today and nothing else', { ...NOTHING_YET, today: [todo('a')], hasTodos: true }, 'todo:a'],
  ['a todo today, the rest not read', { ...UNREAD, today: [todo('a')] }, 'todo:a'],
  [
    'a todo today before a product without a verdict',
    { today: [todo('a')], candidates: [candidate()] },
    'todo:a',
  ],

  [
    'one that repeats, ticked last week',
    { today: [todo('a', true, { repeats: true, doneDates: ['2026-11-16'] })] },
    'todo:a',
  ],
  [
    'one that repeats, ticked this week',
    { today: [todo('a', true, { repeats: true, doneDates: ['2026-11-23'] })] },
    'coach',
  ],
  ['one for a later week', { today: [todo('a', false, { date: '2026-12-14' })] }, 'coach'],
  ['one for a later week, which has come', { today: [todo('a', false, { date: '2026-11-23' })] }, 'todo:a'],

  ['left over', { leftOver: left(todo('a')), candidates: [] }, 'leftover'],
  ['left over, and a todo today', { leftOver: left(todo('a')), today: [todo('b')] }, 'todo:b'],
  ['the leftover todos were not read', { leftOver: null }, null],

  ['no product', { candidates: [] }, 'link'],
  ['no product, sections that may hold some', { candidates: [], hasSections: true }, 'link'],
  ['no product, no project', { candidates: [], projects: [] }, 'link'],

  ['a product without an answer', { candidates: [candidate()] }, 'judge:c'],
  ['five answers', { candidates: [candidate({ yes: 5 })] }, 'judge:c'],
  ['six answers are a verdict', { candidates: [unsure] }, 'coach'],
  ['one in a section', { candidates: [candidate({ sectionId: 's' })] }, 'judge:s/c'],
  [
    'the newest without a verdict',
    { candidates: [weak, candidate({ id: 'd', no: 1 }), candidate()] },
    'judge:d',
  ],
  [
    'without a verdict, after promising',
    { candidates: [candidate({ yes: 7, no: 1 }), candidate({ id: 'd' })] },
    'statement:c',
  ],
  [
    'one without a verdict before an empty item',
    { candidates: [candidate()], projects: [project()] },
    'judge:c',
  ],

  ['an empty project', { projects: [project()] }, 'item:p/product-1'],
  ['the product is written', { projects: [project(['product'])] }, 'item:p/targetCustomer-1'],
  [
    'the supplier before the positioning',
    { projects: [project(['product', 'targetCustomer'])] },
    'item:p/supplier-1',
  ],
  [
    'the page last',
    { projects: [project(ALL_SECTIONS.filter((key) => key !== 'productPage'))] },
    'item:p/productPage-1',
  ],
  ['a project that is over', { projects: [project([], { status: 'completed' })] }, 'coach'],
  [
    'the one before a project that is over',
    { projects: [project([], { status: 'completed' }), project([], { id: 'q' })] },
    'item:q/product-1',
  ],
  ['an item, products not read', { candidates: null, projects: [project()] }, 'item:p/product-1'],

  ['nothing on the coming days', { coming: [] }, 'day:mardi'],
  ['nothing on the coming days, on a Sunday', { coming: [] }, 'day:lundi', SUNDAY],
  ['the night of the clocks', { coming: [] }, 'day:dimanche', CLOCKS],
  ['an item before the coming days', { coming: [], projects: [project()] }, 'item:p/product-1'],

  ['a lesson under way', { lesson: LESSON }, 'lesson:first-ad'],
  ['a lesson under way, before it a day', { coming: [], lesson: LESSON }, 'day:mardi'],
  ['a lesson under way, the rest not read', { ...UNREAD, lesson: LESSON }, 'lesson:first-ad'],
  ['all done, the lessons not read', { lesson: null }, null],

  ['all done', {}, 'coach'],
  ['all done, no project', { projects: [] }, 'coach'],
  ['all that was read is done, the products were not read', { candidates: null }, null],
  ['all that was read is done, the coming days were not read', { coming: null }, null],
  ['nothing read', UNREAD, null],
]

test('there are at least forty situations, each once', () => {
  expect(new Set(SITUATIONS.map(([name]) => name)).size).toBe(SITUATIONS.length)
  expect(SITUATIONS.length).toBeGreaterThanOrEqual(40)
})

test.each(SITUATIONS.map((situation) => [situation[0], situation] as const))('%s', (_name, situation) => {
  const [, facts, key, now = MONDAY] = situation
  const [first] = nextSteps({ ...AT_WORK, ...facts }, now)
  expect(first ? stepKey(first) : null).toBe(key)
})

describe('the offered steps', () => {
  const facts: GuidanceFacts = {
    ...AT_WORK,
    today: [todo('a'), todo('b'), todo('c')],
    candidates: [candidate()],
    projects: [project()],
  }
  const keys = (steps: readonly Step[]) => steps.map(stepKey)

  it('are one step and two of other kinds', () => {
    const offered = offeredSteps(nextSteps(facts, MONDAY), () => false)
    expect(keys(offered)).toEqual(['todo:a', 'judge:c', 'item:p/product-1'])
  })

  it('are of the same kind where there is no other', () => {
    const steps = nextSteps({ ...AT_WORK, today: [todo('a'), todo('b')] }, MONDAY)
    expect(keys(offeredSteps(steps, () => false))).toEqual(['todo:a', 'todo:b'])
  })

  it('leave out a step that was put off', () => {
    const offered = offeredSteps(nextSteps(facts, MONDAY), ({ kind }) => kind === 'todo')
    expect(keys(offered)).toEqual(['judge:c', 'item:p/product-1', 'item:p/product-2'])
  })

  it('are empty once all steps were put off', () => {
    expect(offeredSteps(nextSteps(facts, MONDAY), () => true)).toEqual([])
  })
})

describe('the words', () => {
  const found = SITUATIONS.flatMap(([, facts]) => nextSteps({ ...AT_WORK, ...facts }, MONDAY))
  const all = [...new Map(found.map((step) => [stepKey(step) + stepTitle(step), step])).values()]
  const one = (kind: Step['kind']) => all.find((step) => step.kind === kind)

  it('are whole', () => {
    for (const step of all) expectWhole(step)
  })

  function expectWhole(step: Step) {
    for (const text of [stepTitle(step), stepWhy(step), stepHint(step) ?? '-']) {
      expect(text).not.toMatch(/undefined|NaN|null|\s{2}|\s$/)
      expect(text.length).toBeGreaterThan(0)
    }
    expect(stepWhy(step)).toMatch(/[.?!]$/)
    expect(JSON.stringify(stepSubject(step))).not.toContain('undefined')
  }

  it.each([
    ['review', 'Faire le bilan de la semaine (5\u00a0min)'],
    ['plan', 'Cinq questions, et votre plan est prêt'],
    ['leftover', '1\u00a0tâche est restée\u00a0: reporter ou laisser tomber'],
    ['link', 'Ajouter un premier lien de produit'],
    ['judge', 'Lampe pince\u00a0: 6\u00a0réponses pour avoir un avis'],
    ['item', 'Remplir «\u00a0Description du produit\u00a0»'],
    ['day', 'Prévoir une action pour mardi'],
    ['coming', 'Mercredi\u00a0: Tâche demain'],
    ['lesson', 'Leçon suivante\u00a0: La première publicité'],
    ['coach', 'Rien d’urgent. Une question pour le coach\u00a0?'],
  ] as const)('of %s', (kind, title) => {
    const titles = all.filter((step) => step.kind === kind).map(stepTitle)
    expect(titles).toContain(title)
  })

  it('name a day that is past this week with its date', () => {
    const [day] = nextSteps({ ...AT_WORK, coming: [] }, SUNDAY)
    expect(day && stepTitle(day)).toBe('Prévoir une action pour lundi 30\u00a0nov.')
    const [plan] = nextSteps({ ...NOTHING_YET, plan: CHOSEN, coming: COMING }, new Date(2026, 10, 20))
    expect(plan && stepTitle(plan)).toBe('Mercredi 25\u00a0nov.\u00a0: Tâche demain')
  })

  it('counts one as one', () => {
    const [step] = nextSteps({ ...AT_WORK, candidates: [candidate({ yes: 5 })] }, MONDAY)
    expect(step && stepTitle(step)).toBe('Lampe pince\u00a0: 1\u00a0réponse pour avoir un avis')
  })

  it('name the days of the leftover todos, and count them only when the list is complete', () => {
    const todos = [todo('a', false, { dayOfWeek: 'mardi' }), todo('b')]
    const stepOf = (hasMore: boolean) =>
      nextSteps({ ...AT_WORK, leftOver: { todos, hasMore } }, MONDAY).find(({ kind }) => kind === 'leftover')
    const [few, many] = [stepOf(false), stepOf(true)]
    expect(few && stepTitle(few)).toBe('2\u00a0tâches sont restées\u00a0: reporter ou laisser tomber')
    expect(few && stepWhy(few)).toBe(
      'Elles étaient prévues lundi et mardi\u00a0: rien ne se déplace sans vous.',
    )
    expect(many && stepTitle(many)).toBe('Des tâches sont restées\u00a0: reporter ou laisser tomber')
  })

  it('does not call a link the first where others may stand in sections', () => {
    const [step] = nextSteps({ ...AT_WORK, candidates: [], hasSections: true }, MONDAY)
    expect(step && stepTitle(step)).toBe('Ajouter un lien de produit')
    const [unknown] = nextSteps({ ...AT_WORK, candidates: [], hasSections: null }, MONDAY)
    expect(unknown && stepTitle(unknown)).toBe('Ajouter un lien de produit')
  })

  it('ask the question of an item', () => {
    const item = one('item')
    expect(item && stepHint(item)).toMatch(/^Que vendez-vous/)
  })

  it('cut a text that is too long for a title', () => {
    const long = { ...todo('a'), text: 'mot '.repeat(120) }
    expect(stepTitle({ kind: 'todo', todo: long, open: 1 }).length).toBeLessThan(120)
  })
})
