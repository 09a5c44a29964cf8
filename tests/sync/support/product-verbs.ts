import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { Fields } from '@/domain/base/read-field'
import { newProfileFields } from '@/domain/account/profile'
import { outcomeOf } from '@/domain/coach/cards/card'
import type { CardOf } from '@/domain/coach/cards/card-kinds'
import type { CardState } from '@/domain/coach/cards/card-kind'
import { withText } from '@/domain/projects/text/item-text'
import { emptyContent } from '@/domain/projects/parts'
import { changeBy, newProject } from '@/domain/projects/project-writes'
import { versionFields } from '@/domain/projects/project-version'
import { NO_ANSWERS } from '@/domain/research/candidate'
import { NO_ANSWERS as NO_PLAN_ANSWERS } from '@/domain/plan/answers'
import { definedNames } from '@/data/sync/mutation'
import { written, type Documents } from '../../support/documents'

/** Modules that define mutations, also those that git does not know yet. */
const MODULES = execFileSync('git', ['grep', '--untracked', '-l', 'defineMutation', '--', 'src'], {
  encoding: 'utf8',
}).split('\n')
for (const path of MODULES.filter((each) => /(?<!\.test)\.tsx?$/.test(each))) {
  await import(/* @vite-ignore */ resolve(path))
}

/** Names of all verbs of the product. */
export const NAMES: readonly string[] = definedNames()

export const UID = 'lea'
export const NOW = new Date('2026-11-25T09:00:00.000Z')
const BEFORE = '2026-11-20T09:00:00.000Z'
const AUTHOR = { uid: UID, at: new Date(BEFORE) }

const profile: Fields = newProfileFields({ fullName: 'Léa', email: 'lea@exemple.fr', createdAt: AUTHOR.at })
const content = withText({ ...emptyContent(), title: 'Gourde' }, 'product-1', 'Une gourde en inox')
const candidate: Fields = {
  link: 'https://ex.fr/lampe',
  ...NO_ANSWERS,
  note: 'Cher',
  costCents: 800,
  createdAt: BEFORE,
}
const todo: Fields = {
  userId: UID,
  text: 'Appeler Léa',
  completed: false,
  dayOfWeek: 'mercredi',
  createdAt: '2026-11-23T08:00:00.000Z',
}
const CARD: CardOf<'tache'> = {
  id: 'x',
  at: 1,
  order: 0,
  from: 'coach',
  target: 'made',
  state: 'open',
  ground: {},
  over: {},
  proposed: { genre: 'tache', jour: 'jeudi', texte: 'Filmer', chaqueSemaine: false, pourquoi: null },
}
const ITEM: CardOf<'element'> = {
  id: 'y',
  at: 1,
  order: 1,
  from: 'coach',
  target: 'unused',
  state: 'open',
  ground: {},
  over: {},
  proposed: { genre: 'element', projet: 'p', element: 'product-2', texte: 'En inox', pourquoi: null },
}
const inState = (card: CardOf<'tache' | 'element'>, state: CardState, doneAt: number) =>
  outcomeOf({ ...card, state, doneAt })
const message = { id: 'm1', role: 'user', content: 'Quel prix ?', timestamp: 1 }
const fact = {
  id: 'f1',
  text: 'Travaille le soir',
  project: null,
  saidAt: BEFORE,
  from: 'person',
  conversation: null,
} as const

/** One document of each kind, with which every verb below has something to do. */
export const WORLD: Documents = written(
  new Map<string, Fields>([
    [`profiles/${UID}`, { ...profile, xp: 40, level: 1 }],
    ['todos/a', todo],
    ['todos/b', { ...todo, text: 'Ranger', placedAt: BEFORE }],
    ['projectVersions/p_1', versionOf('p', '')],
    ['product/c', { userId: UID, ...candidate }],
    ['sections/s', { userId: UID, product: 'Lampe', nomSection: 'Lampe', createdAt: BEFORE }],
    ['sections/s/products/k', candidate],
    [
      'conversations/v',
      {
        userId: UID,
        title: 'Prix',
        timestamp: BEFORE,
        messages: [message],
        answering: { message: 'm1', at: 2, text: 'Le' },
        proposals: {
          x: outcomeOf(CARD).fields,
          y: outcomeOf(ITEM).fields,
        },
      },
    ],
    [
      `coach/${UID}`,
      {
        facts: { f1: { text: fact.text, saidAt: BEFORE, from: 'person' } },
        declared: { shop: false },
        plan: { answers: NO_PLAN_ANSWERS, criteria: [], ifThen: '', madeAt: BEFORE },
      },
    ],
    [
      `weeks/${UID}_2026-11-23`,
      {
        userId: UID,
        monday: '2026-11-23',
        priorities: [],
        went: 'Vu',
        blocked: '',
        ifThen: '',
        stats: { done: 1 },
        done: [],
        closedAt: BEFORE,
      },
    ],
    [
      'salesTests/t',
      {
        userId: UID,
        product: 's/k',
        link: 'https://ex.fr/lampe',
        tried: 'Page A',
        limitCents: 5_000,
        days: 7,
        startsOn: '2026-11-23',
        numbers: { '2026-11-23': '40 3 2 1 900' },
        sold: true,
        createdAt: BEFORE,
      },
    ],
  ]),
  newProject(changeBy('p', null, profile, AUTHOR), content),
  AUTHOR.at,
)

function versionOf(projectId: string, name: string): Fields {
  return versionFields({
    uid: UID,
    projectId,
    content: withText(content, 'product-1', 'Une gourde'),
    name,
    reason: 'opening',
    at: AUTHOR.at,
  })
}

const placed = { id: 'a', text: 'Appeler Léa', dayOfWeek: 'vendredi', date: '2026-11-27', putOff: 1 }
const loose = { id: 'c', sectionId: null }
const inSection = { id: 'k', sectionId: 's' }
const newLink = { id: 'n', link: 'https://ex.fr/tapis', verdicts: NO_ANSWERS, figures: { costCents: 5 } }
const stamp = AUTHOR.at.toISOString()
const madePlan = {
  madeAt: NOW.toISOString(),
  project: { id: 'planned', title: 'Tapis', texts: [{ item: 'product-1', content: 'Un tapis' }] },
  todos: [{ id: 'planned-todo', text: 'Chercher', dayOfWeek: 'lundi' }],
}
/** The same plan, of documents that are in `WORLD`. */
const planOfStored = {
  ...madePlan,
  project: { ...madePlan.project, id: 'p' },
  todos: [{ id: 'a', text: 'Appeler Léa', dayOfWeek: 'mercredi' }],
}
const plan = { tried: 'Page B', limitCents: 6_000, gainCents: 1_200, days: 10, startsOn: '2026-11-24' }
const numbers = { visits: 40, baskets: 3, checkouts: 2, sales: 1, spentCents: 900 }

/** Each verb of the product with arguments for `WORLD`; several rows where one verb does opposite things. */
export const VERBS: readonly (readonly [name: string, args: unknown])[] = [
  ['todos.add', { todos: [{ id: 'new', text: 'Écrire', dayOfWeek: 'mardi', repeats: true }] }],
  ['todos.putBack', { todos: [{ id: 'a', text: 'Appeler Léa', dayOfWeek: 'mercredi', placedAt: BEFORE }] }],
  ['todos.rename', { id: 'a', text: 'Appeler Paul' }],
  ['todos.place', { places: [placed] }],
  [
    'todos.order',
    {
      places: [
        { id: 'a', at: BEFORE },
        { id: 'b', at: null },
      ],
    },
  ],
  ['todos.repeat', { id: 'a', text: 'Appeler Léa', repeats: true, completed: false }],
  ['todos.repeat', { id: 'a', text: 'Appeler Léa', repeats: false, completed: false }],
  ['todos.repeat', { id: 'a', text: 'Appeler Léa', repeats: true, completed: true }],
  [
    'todos.cut',
    {
      step: { ...placed, text: 'Trouver son numéro' },
      made: [{ id: 'step', text: 'Appeler', dayOfWeek: 'vendredi' }],
      removed: [{ id: 'b', text: 'Ranger' }],
    },
  ],
  ['todos.tick', { id: 'a', text: 'Appeler Léa', completed: true, on: '2026-11-25', wrong: [] }],
  ['todos.tick', { id: 'a', text: 'Appeler Léa', completed: false, on: '2026-11-25', wrong: ['2027-01-01'] }],
  ['todos.remove', { todos: [{ id: 'a', text: 'Appeler Léa' }] }],
  ['projects.add', { id: 'new', content, earns: true }],
  [
    'projects.setField',
    { id: 'p', field: 'product-2', from: '', to: 'Légère', opens: true, title: 'Gourde' },
  ],
  [
    'projects.setField',
    { id: 'p', field: 'title', from: 'Gourde', to: 'Gourdes', opens: false, title: 'Gourde' },
  ],
  ['projects.verifyItem', { id: 'p', item: 'product-1' }],
  [
    'projects.replaceFields',
    {
      id: 'p',
      title: 'Gourde',
      changes: [{ field: 'product-1', from: 'Une gourde en inox', to: '' }],
      unpaid: ['product-1'],
      marks: [],
      keeps: 'undoing',
    },
  ],
  ['projects.copy', { id: 'copy', source: 'p' }],
  ['projects.remove', { id: 'p', title: 'Gourde' }],
  ['projects.remove', { id: 'p', title: 'Gourde', takesPoints: true }],
  ['launch.set', { id: 'p', field: 'status', value: 'micro', title: 'Gourde' }],
  [
    'launch.set',
    { id: 'p', field: 'price', value: '29,90', price: { on: '2026-11-25', cents: 2_990 }, title: 'Gourde' },
  ],
  ['launch.set', { id: 'p', field: 'marks', value: '', title: 'Gourde' }],
  ['launch.set', { id: 'p', field: 'control', value: '2026-11-25:2', title: 'Gourde' }],
  ['versions.keep', { projectId: 'p', content, name: 'Avant', reason: 'person', keptAt: NOW.toISOString() }],
  ['versions.rename', { id: 'p_1', stamp, name: 'Première' }],
  ['versions.remove', { id: 'p_1', stamp }],
  ['research.add', { sectionId: null, candidates: [newLink], createdAt: BEFORE }],
  ['research.add', { sectionId: 's', candidates: [newLink], createdAt: BEFORE }],
  ['research.judge', { at: loose, criterion: 'trending', verdict: true }],
  ['research.note', { at: loose, from: 'Cher', note: 'Demander un échantillon' }],
  ['research.rename', { at: loose, name: 'Lampe à pince' }],
  ['research.figure', { at: loose, figure: 'adsCents', value: 300 }],
  ['research.figure', { at: loose, figure: 'isResold', value: true }],
  ['research.remove', { at: loose, link: 'https://ex.fr/lampe' }],
  ['research.note', { at: inSection, from: 'Cher', note: '' }],
  ['sections.add', { id: 'z', name: 'Tapis', createdAt: BEFORE }],
  ['sections.rename', { id: 's', name: 'Lampes' }],
  ['sections.remove', { id: 's', name: 'Lampe', candidates: ['k'], isLast: true }],
  [
    'conversations.ask',
    { conversation: 'v', message: 'm2', question: 'Et ensuite ?', isNew: false, project: null },
  ],
  ['conversations.stop', { id: 'v', message: 'm1' }],
  ['conversations.rename', { id: 'v', title: 'Mes prix' }],
  ['conversations.pin', { id: 'v', isPinned: true }],
  ['conversations.remove', { id: 'v', title: 'Prix' }],
  [
    'conversations.restore',
    { id: 'v', fields: { userId: UID, title: 'Prix', timestamp: BEFORE, messages: [message] } },
  ],
  ['cards.answer', { conversation: 'v', cards: [inState(CARD, 'ignored', 5)] }],
  [
    'cards.take',
    { conversation: 'v', cards: [{ ...inState(CARD, 'accepted', 6), given: { date: '2026-11-26' } }] },
  ],
  ['cards.take', { conversation: 'v', cards: [inState(ITEM, 'accepted', 6)] }],
  ['cards.undo', { conversation: 'v', cards: [inState(CARD, 'undone', 7)] }],
  ['cards.undo', { conversation: 'v', cards: [inState({ ...CARD, target: 'a' }, 'undone', 7)] }],
  ['memory.remember', { facts: [{ ...fact, id: 'f2', text: 'A un chat' }], instead: ['f1'] }],
  ['memory.correct', { fact: { ...fact, text: 'Travaille le matin' } }],
  ['memory.renew', { id: 'f1', text: fact.text }],
  ['memory.forget', { ids: ['f1'] }],
  ['memory.tone', { tone: 'direct' }],
  ['coach.share', { plan: true }],
  [
    'plan.make',
    { ...madePlan, answers: NO_PLAN_ANSWERS, without: [], criteria: ['goodMargin'], ifThen: 'Si' },
  ],
  ['plan.takeBack', { ...madePlan, previous: null, isFirst: true }],
  ['plan.takeBack', { ...planOfStored, previous: null, isFirst: true }],
  ['stages.declare', { stage: 'shop', isDeclared: true }],
  ['profile.create', { fullName: 'Léa', email: 'lea@exemple.fr', createdAt: BEFORE }],
  ['profile.rename', { fullName: 'Léa Martin' }],
  ['profile.seller', { field: 'feePoints', value: 290 }],
  ['profile.seller', { field: 'contributionPoints', value: 1_241.5 }],
  ['profile.seller', { field: 'vatPoints', value: 2_000 }],
  ['profile.seller', { field: 'acre', value: 'since-july-2026' }],
  ['profile.seller', { field: 'isFlatTaxed', value: true }],
  ['profile.check', {}],
  ['profile.welcome', {}],
  [
    'weeks.close',
    {
      monday: '2026-11-23',
      texts: { went: 'Mieux', blocked: 'Le son', ifThen: '', priorities: ['Filmer'] },
      base: { went: 'Vu', blocked: '', ifThen: '', priorities: [] },
      stats: { done: 2, projects: { p: 3 } },
      done: ['Appeler'],
      todos: [{ id: 'filming', text: 'Filmer', dayOfWeek: 'lundi', date: null }],
    },
  ],
  ['weeks.remove', { monday: '2026-11-23' }],
  ['learning.read', { lesson: 'four-models' }],
  ['learning.done', { lesson: 'four-models' }],
  [
    'learning.takeTodos',
    { lesson: 'four-models', todos: [{ id: 'learnt', text: 'Comparer', dayOfWeek: 'lundi' }] },
  ],
  [
    'learning.takeTodosBack',
    {
      lesson: 'four-models',
      todos: [
        { id: 'learnt', text: 'Comparer', dayOfWeek: 'lundi' },
        { id: 'a', text: 'Appeler Léa', dayOfWeek: 'mercredi' },
      ],
      doneAt: BEFORE,
    },
  ],
  [
    'salesTests.add',
    {
      id: 'u',
      product: 's/k',
      link: 'https://ex.fr/lampe',
      ...plan,
      numbers: { '2026-11-24': numbers },
      createdAt: BEFORE,
    },
  ],
  ['salesTests.plan', { id: 't', ...plan }],
  [
    'salesTests.days',
    {
      id: 't',
      days: { '2026-11-24': { visits: 9 }, '2026-11-23': null },
      seen: { '2026-11-24': null, '2026-11-23': numbers },
      gainCents: -120,
    },
  ],
  [
    'salesTests.days',
    {
      id: 't',
      days: { '2026-11-25': { visits: 9, sales: 2 } },
      seen: { '2026-11-25': null },
      gainCents: null,
    },
  ],
  ['salesTests.end', { id: 't', endedOn: '2026-11-25', gainCents: 900 }],
  [
    'salesTests.putBack',
    {
      id: 't',
      replaced: {
        '2026-11-23': { before: { ...numbers, visits: 30 }, written: { visits: 40 } },
        '2026-11-24': { before: null, written: { visits: 9 } },
      },
    },
  ],
  ['salesTests.remove', { id: 't', link: 'https://ex.fr/lampe' }],
]
