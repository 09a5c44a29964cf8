import { progressOf } from '@/domain/base/progress'
import { readDate, readFields, readFlag, readList, readText } from '@/domain/base/read-field'
import { parseContent, type ProjectContent, type ProjectSections } from './parts'
import { PROJECT_SECTIONS, type ProjectItem, type ProjectSectionKey } from './project-sections'

export interface ProjectTask {
  readonly id: string
  readonly title: string
  readonly completed: boolean
  readonly dueDate?: string
}

/** What leaves the product as a file or on paper: a stored project, or what the editor holds now. */
export interface ProjectPlan extends ProjectContent {
  readonly description: string
  readonly createdAt: Date | null
  /** null: never saved. */
  readonly updatedAt: Date | null
}

export interface Project extends ProjectPlan {
  readonly id: string
  readonly userId: string
  /** Recomputed from the items: a stored number that disagrees is not believed. */
  readonly progress: number
  readonly tasks: readonly ProjectTask[]
  /** Items whose XP was given. */
  readonly countedItems: readonly string[]
}

export function parseProject(id: string, data: unknown): Project | null {
  const fields = readFields(data)
  const userId = readText(fields?.['userId'])
  if (!fields || userId === '') return null
  const content = parseContent(fields)
  return {
    ...content,
    id,
    userId,
    description: readText(fields['description']),
    progress: projectProgress(content.sections),
    tasks: readList(fields['tasks']).flatMap((task) => parseProjectTask(task) ?? []),
    createdAt: readDate(fields['createdAt']),
    updatedAt: readDate(fields['updatedAt']),
    countedItems: readList(fields['countedItems']).filter((id) => typeof id === 'string'),
  }
}

export function projectProgress(sections: ProjectSections): number {
  return progressOf(Object.values(sections).flat())
}

export interface PlanSection {
  readonly key: ProjectSectionKey
  readonly label: string
  /** In the order of the editor. */
  readonly filled: readonly ProjectItem[]
  /** Titles of the items without a text. */
  readonly missing: readonly string[]
  readonly progress: number
}

/** The seven sections, with what is written in each and what is still to be. */
export function planSections(sections: ProjectSections): PlanSection[] {
  return PROJECT_SECTIONS.map(({ key, label }) => ({
    key,
    label,
    filled: sections[key].filter(({ completed }) => completed),
    missing: sections[key].filter(({ completed }) => !completed).map(({ title }) => title),
    progress: progressOf(sections[key]),
  }))
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

/** Nobody changed it since it was made: each change gives it a later time. */
export function isAsCreated({ createdAt, updatedAt }: Pick<Project, 'createdAt' | 'updatedAt'>): boolean {
  return createdAt !== null && createdAt.getTime() === updatedAt?.getTime()
}
