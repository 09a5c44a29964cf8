import { progressOf } from '@/domain/base/progress'
import { readDate, readFields, readFlag, readList, readText } from '@/domain/base/read-field'
import { parseContent, type ProjectContent, type ProjectSections } from './parts'

export interface ProjectTask {
  readonly id: string
  readonly title: string
  readonly completed: boolean
  readonly dueDate?: string
}

export interface Project extends ProjectContent {
  readonly id: string
  readonly userId: string
  readonly description: string
  /** Recomputed from the items: a stored number that disagrees is not believed. */
  readonly progress: number
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
    version: readText(fields['updatedAt']),
    countedItems: readList(fields['countedItems']).filter((id) => typeof id === 'string'),
  }
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
