import type { Project } from '@/domain/projects/project'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import type { ProjectStatus } from '@/domain/projects/project-status'
import { foldText } from '@/domain/base/text/fold-text'

export interface ProjectListView {
  readonly search: string
  readonly status: ProjectStatus | 'all'
  readonly sort: 'updated' | 'title' | 'progress'
}

export const WHOLE_LIST: ProjectListView = { search: '', status: 'all', sort: 'updated' }

export interface FoundProject<T extends Project> {
  readonly project: T
  /** The first section whose notes match, if the title alone does not. */
  readonly foundIn: ProjectSectionKey | null
}

const collator = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

export function isNarrowed({ search, status }: ProjectListView): boolean {
  return foldText(search).trim() !== '' || status !== 'all'
}

/** The list in this view. `projects` are sorted by newest update, which also orders ties. */
export function arrange<T extends Project>(
  projects: readonly T[],
  { search, status, sort }: ProjectListView,
): FoundProject<T>[] {
  const words = foldText(search).split(' ').filter(Boolean)
  const found = projects.flatMap((project) => {
    if (status !== 'all' && project.status !== status) return []
    const place = placeOf(project, words)
    return place === null ? [] : [{ project, foundIn: place === 'title' ? null : place }]
  })
  if (sort === 'title') found.sort((a, b) => collator.compare(a.project.title, b.project.title))
  if (sort === 'progress') found.sort((a, b) => b.project.progress - a.project.progress)
  return found
}

/** The place of all words together; null: no match. */
function placeOf(project: Project, words: readonly string[]): 'title' | ProjectSectionKey | null {
  const { title, notes } = folded(project)
  const left = words.filter((word) => !title.includes(word))
  if (left.length === 0) return 'title'
  // Some words may be in the title, the others in a note. Notes are long, so a word only matches at its beginning.
  return notes.find(({ text }) => left.every((word) => text.includes(` ${word}`)))?.key ?? null
}

interface Folded {
  readonly title: string
  readonly notes: readonly { readonly key: ProjectSectionKey; readonly text: string }[]
}

/** A project is the same object until it changes, so a keystroke folds no text again. */
const known = new WeakMap<Project, Folded>()

function folded(project: Project): Folded {
  const before = known.get(project)
  if (before) return before
  const notes = PROJECT_SECTIONS.map(({ key }) => ({
    key,
    text: foldText(project.sections[key].map(({ content }) => content).join('\n')),
  }))
  const after = { title: foldText(project.title), notes }
  known.set(project, after)
  return after
}
