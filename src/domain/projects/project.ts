import { visibleText } from '@/domain/base/text/visible-text'
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

/** An exported or printed project: a stored one, or the editor's content. */
export interface ProjectPlan extends ProjectContent {
  readonly description: string
  readonly createdAt: Date | null
  /** null: never saved. */
  readonly updatedAt: Date | null
}

/** The title as it is shown; a blank one has a name too. */
export function shownTitle({ title }: Pick<ProjectPlan, 'title'>): string {
  return visibleText(title) || 'Projet sans titre'
}

export interface Project extends ProjectPlan {
  readonly id: string
  readonly userId: string
  /** Computed from the items; a different stored number is ignored. */
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
  /** Titles of the items without text. */
  readonly missing: readonly string[]
  readonly progress: number
}

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

/** Unchanged since creation: every change sets a later `updatedAt`. */
export function isAsCreated({ createdAt, updatedAt }: Pick<Project, 'createdAt' | 'updatedAt'>): boolean {
  return createdAt !== null && createdAt.getTime() === updatedAt?.getTime()
}
