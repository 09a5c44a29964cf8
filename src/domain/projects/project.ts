import { progressOf } from '@/domain/base/progress'
import { PROJECT_SECTIONS, projectItemId, type ProjectSectionKey } from './project-sections'
import {
  readDate,
  readFields,
  readFlag,
  readList,
  readOneOf,
  readText,
  type Fields,
} from '@/domain/base/read-field'

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
  /** `updatedAt` as it is stored: which version of the project this is. */
  readonly version: string
  /** Items whose XP was given (record 030, line 17). */
  readonly countedItems: readonly string[]
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
    version: readText(fields['updatedAt']),
    countedItems: readList(fields['countedItems']).filter((id) => typeof id === 'string'),
  }
}

export function emptySections(): ProjectSections {
  return parseSections(undefined)
}

/** Every section with every item, whatever was stored; items are matched by title, then by id. */
export function parseSections(value: unknown): ProjectSections {
  const stored = readFields(value)
  const entries = PROJECT_SECTIONS.map(
    ({ key, items }) => [key, parseItems(key, items, stored?.[key])] as const,
  )
  return Object.fromEntries(entries) as unknown as ProjectSections
}

function parseItems(key: ProjectSectionKey, titles: readonly string[], value: unknown): ProjectItem[] {
  const stored = readList(value).map(readFields)
  const found = titles.map((title, index) => {
    const byTitle = stored.find((item) => item?.['title'] === title)
    if (byTitle) return byTitle
    // An item whose title is another one's belongs to that one.
    const isFree = (item: Fields | null) => !titles.some((other) => other === item?.['title'])
    return stored.find((item) => item?.['id'] === projectItemId(key, index) && isFree(item))
  })
  const ownIds = titles.map((_, index) => projectItemId(key, index))
  const ids = found.map((item, index) => readText(item?.['id']) || (ownIds[index] ?? ''))
  const isDistinct = new Set(ids).size === ids.length
  return titles.map((title, index) =>
    completeItem({
      id: (isDistinct ? ids : ownIds)[index] ?? '',
      title,
      content: readText(found[index]?.['content']),
    }),
  )
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
