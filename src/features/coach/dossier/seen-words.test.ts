import { expect, test } from 'vitest'
import {
  DOSSIER_PART_KEYS,
  NOTHING_READ,
  type DossierChoice,
  type DossierFacts,
  type DossierPartKey,
} from '@/domain/coach/dossier-parts'
import type { Fact } from '@/domain/coach/facts'
import { SHARES_ALL, SHARES_NOTHING } from '@/domain/coach/sharing'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { parseProject } from '@/domain/projects/project'
import { parseTodo } from '@/domain/todos/todo'
import { heldWords, seenWords, unreadSentence } from './seen-words'

const project = (id: string, title: string) => parseProject(id, { userId: 'u', title }) ?? raise()
const todo = (id: string, completed: boolean) =>
  parseTodo(id, { userId: 'u', text: 'Filmer', dayOfWeek: 'lundi', completed }) ?? raise()
function raise(): never {
  throw new Error('unreadable')
}

const fact = (project: string | null): Fact => ({
  ...{ id: `f-${project}`, text: 'x', project, saidAt: new Date(0), from: 'person', conversation: null },
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

test('what is shared is named by what it comes to; what is empty or off is not', () => {
  const words = ['Gourde', '2\u00a0autres projets', 'niveau 3', '1\u00a0tâche', 'tes réponses']
  expect(seenWords({ choice: SHARES_ALL, facts, status: 'settled' })).toEqual(words)
  expect(seenWords({ choice: SHARES_NOTHING, facts, status: 'settled' })).toEqual([])
  const alone = { ...facts, projects: [project('a', 'x'.repeat(40))] }
  const choice = { ...SHARES_NOTHING, project: true, projects: true }
  expect(seenWords({ choice, facts: alone, status: 'settled' })).toEqual([`${'x'.repeat(32)}…`])
})

test('of what is remembered those are counted that the question tells', () => {
  const remembered = { ...facts, memory: [fact(null), fact('a'), fact('b')] }
  const choice = { ...SHARES_NOTHING, me: true }
  const words = (parts: DossierChoice) => seenWords({ choice: parts, facts: remembered, status: 'settled' })
  expect(words(choice)).toEqual(['1\u00a0souvenir · tes réponses'])
  expect(words({ ...choice, project: true })).toEqual(['Gourde', '2\u00a0souvenirs · tes réponses'])
})

test('what is not read has its name, and says so once nothing more is expected', () => {
  const choice = { ...SHARES_NOTHING, products: true, week: true }
  expect(seenWords({ choice, facts: NOTHING_READ, status: 'closed' })).toEqual([
    'Produits repérés',
    'Ma semaine',
  ])
  expect(seenWords({ choice: SHARES_ALL, facts: NOTHING_READ, status: 'closed' })).toEqual(['ton travail'])
  expect(seenWords({ choice, facts: NOTHING_READ, status: 'settled' })).toEqual([
    'produits\u00a0: pas lus',
    'tâches\u00a0: pas lues',
  ])
})

test('what a part holds is said in words, shared or not', () => {
  const words = DOSSIER_PART_KEYS.map((key) => heldWords(key, facts))
  expect(words).toEqual([
    'tes réponses',
    'Gourde\u00a0: 0\u00a0rubrique sur\u00a029',
    '2\u00a0autres projets',
    '',
    'niveau 3',
    '1\u00a0tâche',
  ])
  expect(heldWords('products', NOTHING_READ)).toBeNull()
})

test.each<[readonly DossierPartKey[], string]>([
  [['project'], 'Ton projet n’a pas pu être lu : je répondrai sans lui.'],
  [['products'], 'Tes produits n’ont pas pu être lus : je répondrai sans eux.'],
  [['learning', 'week'], 'Tes leçons et tes tâches n’ont pas pu être lues : je répondrai sans elles.'],
  [
    ['project', 'projects', 'week'],
    'Ton projet, tes autres projets et tes tâches n’ont pas pu être lus : je répondrai sans eux.',
  ],
])('%j that could not be read: %s', (parts, sentence) => {
  expect(unreadSentence(parts).replaceAll('\u00a0', ' ')).toBe(sentence)
})
