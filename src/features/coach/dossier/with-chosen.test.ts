import { expect, test } from 'vitest'
import type { Project } from '@/domain/projects/project'
import type { Candidate } from '@/domain/research/candidate'
import { withChosen } from './with-chosen'

const project = (id: string) => ({ id }) as Project
const candidate = (id: string) => ({ id }) as Candidate
const facts = {
  memory: [],
  plan: null,
  projects: [project('p1'), project('p2')],
  candidates: [candidate('c1'), candidate('c2')],
  todos: [],
  weeks: [],
  profile: null,
}
const NOTHING = { project: null, candidate: null }

const CASES = [
  ['nothing chosen', NOTHING, NOTHING, ['p1', 'p2'], ['c1', 'c2']],
  [
    'what was gathered comes first, once',
    { project: 'p2', candidate: { id: 'c2', section: null } },
    { project: project('p2'), candidate: null },
    ['p2', 'p1'],
    ['c2', 'c1'],
  ],
  [
    'what is older than all of it joins it',
    { project: 'p9', candidate: { id: 'c9', section: 's' } },
    { project: project('p9'), candidate: candidate('c9') },
    ['p9', 'p1', 'p2'],
    ['c9', 'c1', 'c2'],
  ],
  [
    "another conversation's does not",
    { project: 'p8', candidate: { id: 'c8', section: 's' } },
    { project: project('p9'), candidate: candidate('c9') },
    ['p1', 'p2'],
    ['c1', 'c2'],
  ],
] as const

test.each(CASES)('%s', (_, chosen, work, projects, candidates) => {
  const found = withChosen(facts, chosen, work)
  expect(found.projects?.map(({ id }) => id)).toEqual(projects)
  expect(found.candidates?.map(({ id }) => id)).toEqual(candidates)
})

test('what could not be read stays unread', () => {
  const chosen = { project: 'p9', candidate: null }
  const found = withChosen({ ...facts, projects: null }, chosen, { project: project('p9'), candidate: null })
  expect(found.projects).toBeNull()
})

test('what is watched is whole, and stands for what a draft alone told of it', () => {
  const watched = { ...project('p2'), description: 'Pour la randonnée' }
  const found = withChosen(facts, { project: 'p2', candidate: null }, { project: watched, candidate: null })
  expect(found.projects).toEqual([watched, project('p1')])
})
