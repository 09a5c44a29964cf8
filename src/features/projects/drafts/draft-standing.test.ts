import { expect, it } from 'vitest'
import { parseProject } from '@/domain/projects/project'
import type { ProjectDraft } from '@/domain/projects/project-draft'
import { standingOf } from './draft-standing'

const project = parseProject('p1', { userId: 'ana', title: 'Lampe', updatedAt: 'v1' })
const draft: ProjectDraft = {
  projectId: 'p1',
  version: 'v1',
  keptAt: new Date(0),
  state: 'open',
  title: 'Lampe',
  changes: { sections: {} },
}

it.each([
  ['of a project that is in the list', draft, true, true, 'on-card'],
  ['of a project that a further page may hold', draft, false, false, 'on-card'],
  ['of a project that is nowhere', draft, false, true, 'orphan'],
  ['of a project that was never saved', { ...draft, version: '' }, false, false, 'never-saved'],
  ['of a first save that is in the list by now', { ...draft, version: '' }, true, true, 'on-card'],
  ['on its way', { ...draft, version: '', state: 'sent' as const }, false, true, 'on-card'],
  ['refused', { ...draft, state: 'refused' as const }, true, true, 'refused'],
  ['refused, of a project that is nowhere', { ...draft, state: 'refused' as const }, false, true, 'refused'],
])('a draft %s', (_, kept, isListed, isComplete, standing) => {
  expect(standingOf(kept, isListed ? project : null, isComplete)).toBe(standing)
})
