import { describe, expect, it } from 'vitest'
import { parseProject, type Project } from '@/domain/projects/project'
import { contentOf, withItemText } from '@/domain/projects/parts'
import type { ProjectStatus } from '@/domain/projects/project-status'
import { arrange, isNarrowed, WHOLE_LIST, type ProjectListView } from './project-list-view'

function project(title: string, status: ProjectStatus, note = ''): Project {
  const blank = parseProject(title, { userId: 'ana', title, status })
  if (!blank) throw new Error('unreadable')
  const content = withItemText(contentOf(blank), 'supplier', 'supplier-1', note)
  return { ...blank, ...content, progress: note === '' ? 0 : 3 }
}

const projects = [
  project('Veilleuse 10', 'planning'),
  project('Écharpe de laine', 'in_progress', "Atelier d'Inès, 3 semaines"),
  project('Cœur de bougie', 'completed'),
  project('Veilleuse 9', 'in_progress', 'Braga'),
]

function titles(view: Partial<ProjectListView>): string[] {
  return arrange(projects, { ...WHOLE_LIST, ...view }).map(({ project }) => project.title)
}

describe('a list of projects', () => {
  it('is whole and in its own order at first', () => {
    expect(titles({})).toEqual(projects.map(({ title }) => title))
    expect(isNarrowed(WHOLE_LIST)).toBe(false)
    expect(isNarrowed({ ...WHOLE_LIST, search: ' . ' })).toBe(false)
    expect(isNarrowed({ ...WHOLE_LIST, status: 'planning' })).toBe(true)
  })

  it.each([
    ['ECHARPE', ['Écharpe de laine']],
    ['coeur', ['Cœur de bougie']],
    ['lleuse', ['Veilleuse 10', 'Veilleuse 9']],
    ['laine, écharpe', ['Écharpe de laine']],
    ["d'inès", ['Écharpe de laine']],
    ['ines', ['Écharpe de laine']],
    ['maines', []],
    ['veilleuse bra', ['Veilleuse 9']],
    ['  ', projects.map(({ title }) => title)],
  ])('finds « %s » in titles and notes', (search, expected) => {
    expect(titles({ search })).toEqual(expected)
  })

  it('says in which section the words are, when the title has them not', () => {
    const found = arrange(projects, { ...WHOLE_LIST, search: 'veilleuse' })
    expect(found.map(({ foundIn }) => foundIn)).toEqual([null, null])
    expect(arrange(projects, { ...WHOLE_LIST, search: 'braga' })[0]?.foundIn).toBe('supplier')
  })

  it('keeps one status, sorts by title as a person would, and by progress', () => {
    expect(titles({ status: 'in_progress' })).toEqual(['Écharpe de laine', 'Veilleuse 9'])
    expect(titles({ sort: 'title' })).toEqual([
      'Cœur de bougie',
      'Écharpe de laine',
      'Veilleuse 9',
      'Veilleuse 10',
    ])
    expect(titles({ sort: 'progress' })).toEqual([
      'Écharpe de laine',
      'Veilleuse 9',
      'Veilleuse 10',
      'Cœur de bougie',
    ])
  })
})
