import { describe, expect, test } from 'vitest'
import { emptyContent, withHead, withItemText, type ProjectContent } from './parts'
import { parseProject, type Project } from './project'
import { changesBetween, NO_CHANGES, type ProjectDraft } from './project-draft'
import { projectItemId } from './project-sections'
import { projectOfDraft, withUnsavedWork } from './unsaved-work'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))
const none = () => null

function stored(id: string, title: string, hour: number): Project {
  const project = parseProject(id, { userId: 'lea', title, updatedAt: at(hour).toISOString() })
  if (!project) throw new Error('unreadable')
  return project
}

function draftOf(
  projectId: string,
  base: ProjectContent,
  mine: ProjectContent,
  more: Partial<ProjectDraft> = {},
): ProjectDraft {
  const changes = changesBetween(base, mine) ?? NO_CHANGES
  return { projectId, version: '', keptAt: at(12), state: 'open', title: mine.title, changes, ...more }
}

const written = (content: ProjectContent, text: string) =>
  withItemText(content, 'offer', projectItemId('offer', 0), text)
const drafts = (...all: readonly ProjectDraft[]) => new Map(all.map((draft) => [draft.projectId, draft]))
const seen = (projects: readonly Project[]) =>
  projects.map(({ title, progress, sections }) => [title, sections.offer[0]?.content, progress > 0])

const lamp = stored('p1', 'Lampe', 10)
const flask = stored('p2', 'Gourde', 8)
const ofLamp = draftOf('p1', lamp, written(lamp, 'Essai de 30 jours'), { version: lamp.version })
const unsaved = draftOf(
  'n',
  emptyContent(),
  written(withHead(emptyContent(), 'title', 'Tapis'), 'Deux tailles'),
)

describe('the projects as this device has them', () => {
  test('say what is not saved yet, and nothing of it once it is on its way', () => {
    expect(seen(withUnsavedWork('lea', [lamp, flask], drafts(ofLamp), none))).toEqual([
      ['Lampe', 'Essai de 30 jours', true],
      ['Gourde', '', false],
    ])
    const sent = drafts({ ...ofLamp, state: 'sent' })
    expect(withUnsavedWork('lea', [lamp], sent, none)[0]).toBe(lamp)
  })

  test('say what an open editor holds before it is kept', () => {
    const open = (id: string) => (id === 'p1' ? written(lamp, 'Essai de 60 jours') : null)
    expect(seen(withUnsavedWork('lea', [lamp], drafts(ofLamp), open))).toEqual([
      ['Lampe', 'Essai de 60 jours', true],
    ])
  })

  test('hold by its time one that was never saved, and none that was deleted', () => {
    const early = { ...unsaved, keptAt: at(9) }
    const orphan = draftOf('gone', lamp, written(lamp, 'Perdu'), { version: 'v1' })
    const titles = (...all: readonly ProjectDraft[]) =>
      withUnsavedWork('lea', [lamp, flask], drafts(...all), none).map(({ title }) => title)
    expect(titles(unsaved)).toEqual(['Tapis', 'Lampe', 'Gourde'])
    expect(titles(early, orphan)).toEqual(['Lampe', 'Tapis', 'Gourde'])
    expect(seen(withUnsavedWork('lea', [], drafts(unsaved), none))).toEqual([['Tapis', 'Deux tailles', true]])
  })

  test('hold one that was deleted elsewhere as long as its editor has its text', () => {
    const orphan = draftOf('gone', lamp, written(lamp, 'Perdu'), { version: 'v1' })
    const open = (id: string) => (id === 'gone' ? written(lamp, 'Gardé') : null)
    expect(seen(withUnsavedWork('lea', [flask], drafts(orphan), open))).toEqual([
      ['Lampe', 'Gardé', true],
      ['Gourde', '', false],
    ])
  })

  test('go by the name that they have while it is being written anew', () => {
    const blank = draftOf('p1', lamp, withHead(lamp, 'title', '  '), { version: lamp.version })
    const nameless = draftOf('n', emptyContent(), written(emptyContent(), 'Deux tailles'))
    const titles = withUnsavedWork('lea', [lamp], drafts(blank, nameless), none).map(({ title }) => title)
    expect(titles).toEqual(['Nouveau projet', 'Lampe'])
  })
})

test('only a draft without a document stands for a project', () => {
  expect(projectOfDraft('lea', unsaved, null)).toMatchObject({ id: 'n', title: 'Tapis', version: '' })
  expect(projectOfDraft('lea', { ...unsaved, state: 'sent' }, null)).toBeNull()
  expect(projectOfDraft('lea', ofLamp, null)).toBeNull()
  expect(projectOfDraft('lea', undefined, null)).toBeNull()
})
