import { expect, it, test } from 'vitest'
import {
  AT_WORK,
  candidate,
  PLANNED,
  salesTest,
  todo,
  UNREAD,
  type SalesTestFacts,
} from '../../../tests/support/samples/guidance-facts'
import { saleOf } from '@/domain/money/sale'
import { NEW_SELLER } from '@/domain/money/seller'
import type { Statement } from '@/domain/money/statement'
import { newTodoIds } from '@/domain/todos/todo-ids'
import { nextSteps, stepKey, type GuidanceFacts } from './next-steps'
import { stepSubject, stepTitle, stepWhy } from './step-words'

/** A Monday. */
const MONDAY = new Date(2026, 10, 23, 10)
const promising = { yes: 7, no: 1 } as const
const earning = { ...promising, price: 2_990, cost: 680 } as const
const good = candidate(earning)

const NO_CHARGES = { ...NEW_SELLER, contributionPoints: 0, feePoints: 0, feeFixedCents: 0 }

const TODAY = '2026-11-23'
const unsure = candidate({ id: 'u', yes: 3, no: 3 })
const [PLANNED_ID = ''] = newTodoIds(1, new Date(PLANNED.madeAt))
/** A task of the plan on Wednesday. */
const PLANNED_COMING = [{ date: '2026-11-25', day: 'mercredi', todos: [todo(PLANNED_ID)] }] as const

function left(...todos: ReturnType<typeof todo>[]) {
  return { todos, hasMore: false }
}

type Situation = readonly [name: string, facts: Partial<GuidanceFacts>, step: string | null]

const SITUATIONS: readonly Situation[] = [
  ['promising without figures', { candidates: [candidate(promising)] }, 'statement:c'],
  ['a price alone', { candidates: [candidate({ ...promising, price: 2_990 })] }, 'statement:c'],
  [
    'a statement that lost its price',
    { candidates: [candidate({ ...promising, cost: 680 })] },
    'statement:c',
  ],
  ['unsure without figures', { candidates: [unsure] }, 'coach'],
  ['promising, the tests were not read', { candidates: [candidate(promising)], tests: null }, null],
  ['promising, something is left of a sale', { candidates: [good] }, 'launch:c'],
  ['in a section', { candidates: [candidate({ ...earning, sectionId: 's' })] }, 'launch:s/c'],
  [
    'one cent is left',
    { seller: NO_CHARGES, candidates: [candidate({ ...promising, price: 1_000, cost: 999 })] },
    'launch:c',
  ],
  [
    'nothing is left',
    { seller: NO_CHARGES, candidates: [candidate({ ...promising, price: 1_000, cost: 1_000 })] },
    'statement:c',
  ],
  [
    'each sale loses',
    { candidates: [candidate({ ...promising, price: 1_000, cost: 1_120 })] },
    'statement:c',
  ],
  ['free of charge', { candidates: [candidate({ ...promising, price: 0, cost: 0 })] }, 'statement:c'],
  [
    'unsure, something is left',
    { candidates: [candidate({ yes: 3, no: 3, price: 2_990, cost: 680 })] },
    'coach',
  ],
  [
    'money comes before a product to be judged',
    { candidates: [candidate({ id: 'd' }), candidate(promising)] },
    'statement:c',
  ],
  ['before a task of the plan for a later day', { candidates: [good], coming: PLANNED_COMING }, 'launch:c'],
  [
    'after a task of the plan for tomorrow',
    { candidates: [good], coming: [{ ...PLANNED_COMING[0], date: '2026-11-24', day: 'mardi' }] },
    `coming:${PLANNED_ID}`,
  ],
  ['after a todo of today', { candidates: [good], today: [todo('a')] }, 'todo:a'],
  ['after todos left over', { candidates: [good], leftOver: left(todo('a')) }, 'leftover'],
  [
    'two promising products: the test before the other statement',
    { candidates: [candidate({ ...promising, id: 'd' }), good] },
    'launch:c',
  ],
  [
    'two that could be tested: the newest',
    { candidates: [candidate({ ...earning, id: 'd' }), good] },
    'launch:d',
  ],

  ['a running test without today', { candidates: [good], tests: [salesTest()] }, 'note:t/2026-11-23'],
  ['before a todo of today', { tests: [salesTest()], today: [todo('a')] }, 'note:t/2026-11-23'],
  [
    'before the review',
    { tests: [salesTest()], reviews: { last: null, since: new Date(2026, 10, 1) } },
    'note:t/2026-11-23',
  ],
  ['with today noted', { candidates: [good], tests: [salesTest({ numbers: [TODAY] })] }, 'coach'],
  ['yesterday noted', { tests: [salesTest({ numbers: ['2026-11-22'] })] }, 'note:t/2026-11-23'],
  ['its last planned day', { tests: [salesTest({ startsOn: '2026-11-17' })] }, 'note:t/2026-11-23'],
  ['it ended yesterday', { tests: [salesTest({ startsOn: '2026-11-16' })] }, 'decide:t'],
  ['it ended a week ago', { tests: [salesTest({ startsOn: '2026-11-10' })] }, 'decide:t'],
  ['it was decided', { tests: [salesTest({ startsOn: '2026-11-16', endedOn: TODAY })] }, 'link'],
  ['it was decided before its end', { tests: [salesTest({ endedOn: TODAY })] }, 'link'],
  ['it ended eight days ago', { tests: [salesTest({ startsOn: '2026-11-09' })] }, 'link'],
  ['it begins tomorrow', { candidates: [good], tests: [salesTest({ startsOn: '2026-11-24' })] }, 'coach'],
  ['it begins today', { tests: [salesTest({ startsOn: TODAY })] }, 'note:t/2026-11-23'],
  [
    'a test of one day, noted',
    { tests: [salesTest({ startsOn: TODAY, days: 1, numbers: [TODAY] })] },
    'decide:t',
  ],
  [
    'all planned days noted early',
    { tests: [salesTest({ days: 2, numbers: ['2026-11-22', TODAY] })] },
    'decide:t',
  ],
  ['the limit is spent', { tests: [salesTest({ numbers: [TODAY], spentCents: 5_000 })] }, 'decide:t'],
  [
    'the limit is spent, yesterday',
    { tests: [salesTest({ numbers: ['2026-11-22'], spentCents: 5_000 })] },
    'decide:t',
  ],
  [
    'impossible numbers end nothing',
    { tests: [salesTest({ numbers: ['2026-11-22'], spentCents: 5_000, baskets: 90 })] },
    'note:t/2026-11-23',
  ],
  [
    'a decision before todos',
    { tests: [salesTest({ startsOn: '2026-11-16' })], today: [todo('a')] },
    'decide:t',
  ],
  [
    'a lost test, followed by a next one',
    { tests: [salesTest({ id: 'n' }), salesTest({ numbers: ['2026-11-22'], spentCents: 5_000 })] },
    'note:n/2026-11-23',
  ],
  [
    'a lost test of another product too',
    {
      tests: [
        salesTest({ id: 'n' }),
        salesTest({ product: 'd', numbers: ['2026-11-22'], spentCents: 5_000 }),
      ],
    },
    'decide:t',
  ],
  [
    'a tested product whose statement lost its price',
    { candidates: [candidate({ ...promising, cost: 680 })], tests: [salesTest({ numbers: [TODAY] })] },
    'coach',
  ],
  [
    'another promising product beside a running test',
    { candidates: [candidate({ ...earning, id: 'd' }), good], tests: [salesTest({ numbers: [TODAY] })] },
    'launch:d',
  ],
  [
    'a test of a product that was not read',
    { candidates: [], tests: [salesTest({ product: 's/x' })] },
    'note:t/2026-11-23',
  ],
  ['a running test, the rest not read', { ...UNREAD, tests: [salesTest()] }, 'note:t/2026-11-23'],
  ['all done, the tests were not read', { tests: null }, null],

  [
    'promising, a good margin, no project, its test decided long ago',
    { candidates: [good], projects: [], tests: [salesTest({ startsOn: '2026-10-01' })] },
    'project:c',
  ],
  [
    'promising, a poor margin, no project, tested',
    {
      candidates: [candidate({ ...promising, price: 1_000, cost: 900 })],
      projects: [],
      tests: [salesTest({ startsOn: '2026-10-01' })],
    },
    'link',
  ],
  [
    'promising, a good margin, tested, projects not read',
    { candidates: [good], projects: null, tests: [salesTest({ startsOn: '2026-10-01' })] },
    null,
  ],
]

test.each(SITUATIONS)('%s', (_name, facts, key) => {
  const [first] = nextSteps({ ...AT_WORK, ...facts }, MONDAY)
  expect(first ? stepKey(first) : null).toBe(key)
})

const found = SITUATIONS.flatMap(([, facts]) => nextSteps({ ...AT_WORK, ...facts }, MONDAY))

it('the words are whole', () => {
  for (const step of found) {
    for (const text of [stepTitle(step), stepWhy(step)]) {
      expect(text).not.toMatch(/undefined|NaN|null|\s{2}|\s$/)
    }
    expect(stepWhy(step)).toMatch(/[.?!]$/)
    expect(JSON.stringify(stepSubject(step))).not.toContain('undefined')
  }
})

it.each([
  ['statement', 'Calculer ce qu’il reste de Lampe pince'],
  ['statement', 'Revoir le prix de Lampe pince'],
  ['launch', 'Lancer le test de Lampe pince'],
  ['note', 'Noter les chiffres d’aujourd’hui\u00a0: Lampe pince'],
  ['decide', 'Décider\u00a0: le test est fini (Lampe pince)'],
  ['project', 'En faire un projet\u00a0: Lampe pince'],
] as const)('the title of %s: %s', (kind, title) => {
  expect(found.filter((step) => step.kind === kind).map(stepTitle)).toContain(title)
})

function sale(open: Statement['open']): Statement {
  const statement = saleOf(good.figures, NEW_SELLER)
  if (!statement) throw new Error('A sale needs a price.')
  return { ...statement, open }
}

it.each([
  [
    ['shippingCents', 'feePoints', 'feeFixedCents'],
    ', sans la livraison ni les frais de paiement\u00a0: si ces',
  ],
  [['adsCents'], '\u00a0: c’est assez'],
  [[], '\u00a0: c’est assez'],
] as const)('a product is advised with its open costs %j said', (open, words) => {
  const step = { candidate: good, sale: sale(open) }
  expect(stepWhy({ kind: 'project', ...step })).toContain(`% du prix à chaque vente${words}`)
  const isSaid = stepWhy({ kind: 'launch', ...step }).includes('par vente, sans la livraison')
  expect(isSaid).toBe(open.length > 1)
})

it('titles say « de » or « d’ » as the name of the product asks', () => {
  const title = (link: string) => stepTitle({ kind: 'launch', candidate: { ...good, link }, sale: sale([]) })
  expect(title('https://ex.fr/p/aspirateur-de-table')).toBe('Lancer le test d’Aspirateur de table')
  expect(title('https://ex.fr/p/%C3%A9ponge')).toBe('Lancer le test d’Éponge')
  expect(title('https://ex.fr/p/gourde-inox')).toBe('Lancer le test de Gourde inox')
})

it.each<[SalesTestFacts, string]>([
  [{ numbers: ['2026-11-22'], spentCents: 5_000 }, 'Le budget est perdu\u00a0: '],
  [{ startsOn: '2026-11-10' }, 'Trop peu de visites pour conclure\u00a0: '],
  [
    { startsOn: '2026-11-10', numbers: ['2026-11-11', '2026-11-12'], spentCents: 900 },
    'Il perd 9,00\u00a0€\u00a0: ',
  ],
  [{ startsOn: '2026-11-10', numbers: ['2026-11-11', '2026-11-12'] }, 'Il ne gagne ni ne perd rien\u00a0: '],
  [{ numbers: ['2026-11-22'], baskets: 90 }, 'Chiffres à vérifier\u00a0: '],
])('the reason says the verdict of a test that is over: %j', (facts, words) => {
  expect(stepWhy({ kind: 'decide', test: salesTest(facts) })).toContain(words)
})
