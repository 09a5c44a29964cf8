import { expect, test } from 'vitest'
import {
  DOSSIER_PART_KEYS,
  NOTHING_READ,
  type DossierChoice,
  type DossierFacts,
  type DossierPartKey,
} from '@/domain/coach/dossier/dossier-parts'
import type { Fact } from '@/domain/coach/facts/facts'
import { SHARES_ALL, SHARES_NOTHING } from '@/domain/coach/dossier/sharing'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { parseProject } from '@/domain/projects/project'
import { parseTodo } from '@/domain/todos/todo'
import { heldWords, sharedWords, unreadSentence } from './shared-words'

const project = (id: string, title: string) => parseProject(id, { userId: 'u', title }) ?? raise()
const todo = (id: string, completed: boolean) =>
  parseTodo(id, { userId: 'u', text: 'Filmer', dayOfWeek: 'lundi', completed }) ?? raise()
function raise(): never {
  throw new Error('unreadable')
}

const fact = (project: string | null): Fact => ({
  id: `f-${project}`,
  text: 'x',
  project,
  saidAt: new Date(0),
  from: 'person',
  conversation: null,
})

const facts: DossierFacts = {
  memory: [],
  plan: { ...NO_PLAN, madeAt: '2026-11-22T10:00:00.000Z' },
  projects: [project('a', 'Gourde'), project('b', 'Lampe'), project('c', 'Tapis')],
  weeks: [],
  candidates: [],
  todos: [todo('a', false), todo('b', true)],
  profile: { level: 3, xp: 0 },
}

const words = (choice: DossierChoice, facts: DossierFacts, status: 'closed' | 'settled' = 'settled') =>
  sharedWords({ shared: { choice, facts }, status })

test('shared parts are named by their contents, and empty or unshared parts are not named', () => {
  const all = ['Gourde · 2\u00a0autres projets', '1\u00a0tâche', 'tes réponses · niveau 3']
  expect(words(SHARES_ALL, facts)).toEqual(all)
  expect(words(SHARES_NOTHING, facts)).toEqual([])
  const alone = { ...facts, projects: [project('a', 'x'.repeat(40))] }
  expect(words({ ...SHARES_NOTHING, project: true }, alone)).toEqual([`${'x'.repeat(32)}…`])
})

test('only the facts that the question sends are counted', () => {
  const remembered = {
    ...facts,
    memory: [fact(null), fact('a'), fact('b')],
    projects: [project('a', 'Gourde')],
  }
  const choice = { ...SHARES_NOTHING, memories: true }
  expect(words(choice, remembered)).toEqual(['1\u00a0souvenir'])
  expect(words({ ...choice, project: true }, remembered)).toEqual(['Gourde', '2\u00a0souvenirs'])
})

test('a part has its name until it is read, and is left out when reading failed', () => {
  const choice = { ...SHARES_NOTHING, products: true, tasks: true }
  expect(words(choice, NOTHING_READ, 'closed')).toEqual(['produits', 'tâches'])
  expect(words(SHARES_ALL, NOTHING_READ, 'closed')).toEqual(['ton travail'])
  expect(words(choice, NOTHING_READ)).toEqual([])
})

test('the contents of a part are said in words, shared or not', () => {
  expect(DOSSIER_PART_KEYS.map((key) => heldWords(key, facts))).toEqual([
    'Gourde\u00a0: 0\u00a0point sur\u00a029 · 2\u00a0autres projets',
    '',
    '1\u00a0tâche',
    'Tes réponses · niveau 3',
    '',
  ])
  expect(heldWords('products', NOTHING_READ)).toBeNull()
})

test.each<[readonly DossierPartKey[], string]>([
  [['project'], 'Ton projet n’a pas pu être lu\u00a0: je répondrai sans lui.'],
  [['tasks'], 'Tes tâches n’ont pas pu être lues\u00a0: je répondrai sans elles.'],
  [
    ['project', 'tasks', 'plan'],
    'Ton projet, tes tâches et ton plan n’ont pas pu être lus\u00a0: je répondrai sans eux.',
  ],
])('%j that could not be read: %s', (parts, sentence) => {
  expect(unreadSentence(parts)).toBe(sentence)
})

test('a count of a list that is longer is the least', () => {
  const long: DossierFacts = { ...facts, more: ['projects', 'openTodos'] }
  expect(words(SHARES_ALL, long)).toEqual([
    'Gourde · au moins 2\u00a0autres projets',
    'au moins 1\u00a0tâche',
    'tes réponses · niveau 3',
  ])
  expect(heldWords('tasks', long)).toBe('Au moins 1\u00a0tâche')
  expect(heldWords('project', long)).toContain('au moins 2\u00a0autres projets')
})
