import { progressOf } from './progress'
import { PROJECT_SECTIONS, projectItemId, type ProjectSectionKey } from './project-sections'
import { readDate, readFields, readFlag, readList, readOneOf, readText, type Fields } from './read-field'

export const PROJECT_STATUSES = ['planning', 'in_progress', 'completed'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

export interface ProjectItem {
  readonly id: string
  readonly title: string
  readonly content: string
  readonly completed: boolean
}

export type ProjectSections = Readonly<Record<ProjectSectionKey, readonly ProjectItem[]>>

export interface ProjectTask {
  readonly id: string
  readonly title: string
  readonly completed: boolean
  readonly dueDate?: string
}

export interface Project {
  readonly id: string
  readonly userId: string
  readonly title: string
  readonly description: string
  readonly status: ProjectStatus
  /** Recomputed from the items: a stored number that disagrees is not believed. */
  readonly progress: number
  readonly sections: ProjectSections
  readonly tasks: readonly ProjectTask[]
  readonly createdAt: Date | null
  readonly updatedAt: Date | null
}

export function parseProject(id: string, data: unknown): Project | null {
  const fields = readFields(data)
  const userId = readText(fields?.['userId'])
  if (!fields || userId === '') return null
  const sections = parseSections(fields['sections'])
  return {
    id,
    userId,
    title: readText(fields['title']),
    description: readText(fields['description']),
    status: readOneOf(fields['status'], PROJECT_STATUSES, 'planning'),
    progress: projectProgress(sections),
    sections,
    tasks: readList(fields['tasks']).flatMap((task) => parseProjectTask(task) ?? []),
    createdAt: readDate(fields['createdAt']),
    updatedAt: readDate(fields['updatedAt']),
  }
}

export function emptySections(): ProjectSections {
  return parseSections(undefined)
}

/** Every section with every item, whatever was stored; items are matched by title, then by id. */
export function parseSections(value: unknown): ProjectSections {
  const stored = readFields(value)
  const entries = PROJECT_SECTIONS.map(({ key, items }) => {
    const known = readList(stored?.[key]).flatMap((item): readonly Fields[] => {
      const fields = readFields(item)
      return fields ? [fields] : []
    })
    const complete = items.map((title, index): ProjectItem => {
      const id = projectItemId(key, index)
      const match: Fields | undefined =
        known.find((item) => item['title'] === title) ?? known.find((item) => item['id'] === id)
      return completeItem({ id: readText(match?.['id'], id), title, content: readText(match?.['content']) })
    })
    return [key, complete] as const
  })
  return Object.fromEntries(entries) as unknown as ProjectSections
}

/** An item is completed when something is written in it; nobody ticks it by hand. */
export function completeItem(item: Omit<ProjectItem, 'completed'>): ProjectItem {
  return { ...item, completed: item.content.trim() !== '' }
}

export function projectProgress(sections: ProjectSections): number {
  return progressOf(Object.values(sections).flat())
}

function parseProjectTask(value: unknown): ProjectTask | null {
  const fields = readFields(value)
  const id = readText(fields?.['id'])
  if (!fields || id === '') return null
  const dueDate = readText(fields['dueDate'])
  return {
    id,
    title: readText(fields['title']),
    completed: readFlag(fields['completed']),
    ...(dueDate ? { dueDate } : {}),
  }
}
