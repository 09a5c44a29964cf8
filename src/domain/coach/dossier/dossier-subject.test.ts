import { expect, test } from 'vitest'
import type { Project } from '@/domain/projects/project'
import type { PlacedCandidate } from '@/domain/research/candidate-address'
import type { Todo } from '@/domain/todos/todo'
import type { Week } from '@/domain/weeks/week'
import type { SharedSubject } from './coach-subject'
import type { DossierFacts } from './dossier-parts'
import { NO_WORK, sharedFacts, withSubjectFirst } from './dossier-subject'
import { SHARES_ALL, SHARES_NOTHING } from './sharing'

const project = (id: string) => ({ id }) as Project
const candidate = (id: string) => ({ id }) as PlacedCandidate
const todo = (text: string) => ({ id: text, text }) as Todo
const facts: DossierFacts = {
  memory: [],
  plan: null,
  projects: [project('p1'), project('p2')],
  candidates: [candidate('c1'), candidate('c2')],
  todos: [todo('Filmer'), todo('Écrire')],
  weeks: [{ id: 'w' } as Week],
  profile: null,
}
const subject = (id: string): SharedSubject => ({ part: 'project', name: '', project: id })
const product = (id: string): SharedSubject => ({
  part: 'products',
  name: '',
  candidate: { id, section: null },
})

test.each([
  ['none', null, NO_WORK, ['p1', 'p2'], ['c1', 'c2']],
  ['gathered project', subject('p2'), NO_WORK, ['p2', 'p1'], ['c1', 'c2']],
  ['gathered product', product('c2'), NO_WORK, ['p1', 'p2'], ['c2', 'c1']],
  ['older project', subject('p9'), { ...NO_WORK, project: project('p9') }, ['p9', 'p1', 'p2'], ['c1', 'c2']],
  ['project that is not read', subject('p9'), NO_WORK, ['p1', 'p2'], ['c1', 'c2']],
] as const)('the subject comes first: %s', (_, about, work, projects, candidates) => {
  const found = withSubjectFirst(facts, about, work)
  expect(found.projects?.map(({ id }) => id)).toEqual(projects)
  expect(found.candidates?.map(({ id }) => id)).toEqual(candidates)
})

test('a list that could not be read stays unread', () => {
  const work = { ...NO_WORK, project: project('p9') }
  expect(withSubjectFirst({ ...facts, projects: null }, subject('p9'), work).projects).toBeNull()
})

test('with its switch off the subject is all that is shared of its part', () => {
  const shared = (about: SharedSubject) => sharedFacts(facts, SHARES_NOTHING, about, NO_WORK)
  expect(shared(subject('p2'))).toEqual({
    facts: { ...facts, projects: [project('p2')] },
    choice: { ...SHARES_NOTHING, project: true },
  })
  expect(shared(product('c2')).facts.candidates).toEqual([candidate('c2')])
  expect(shared(subject('p9')).facts.projects).toBeNull()
  const task = shared({ part: 'tasks', name: '', todo: 'Écrire' })
  expect(task.facts).toMatchObject({ todos: [todo('Écrire')], weeks: [] })
  expect(shared({ part: 'tasks', name: '', todo: null }).facts).toMatchObject({
    todos: [],
    weeks: facts.weeks,
  })
})

test('with its switch on everything of its part is shared', () => {
  expect(sharedFacts(facts, SHARES_ALL, subject('p2'), NO_WORK)).toEqual({ facts, choice: SHARES_ALL })
})

test('a chart goes alone, whatever the switches say', () => {
  const chart = { part: 'chart', name: 'Jours actifs', text: '16/11\u00a0: Jours actifs\u00a03' } as const
  expect(sharedFacts(facts, SHARES_ALL, chart, NO_WORK)).toEqual({
    facts: { ...facts, chart },
    choice: SHARES_NOTHING,
  })
})

test('a part of which only the subject is shared is no longer than that', () => {
  const long: DossierFacts = { ...facts, more: ['projects', 'products', 'tables', 'tests', 'openTodos'] }
  expect(sharedFacts(long, SHARES_NOTHING, product('c2'), NO_WORK).facts.more).toEqual([
    'projects',
    'openTodos',
  ])
  expect(sharedFacts(long, SHARES_ALL, product('c2'), NO_WORK).facts.more).toEqual(long.more)
})
