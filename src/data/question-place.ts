import { readStored, writeStored } from '@/data/device/device-storage'
import { PROJECT_SECTIONS, projectItemId, type ProjectSectionKey } from '@/domain/projects/project-sections'

/** A question of « Une question à la fois ». */
export interface QuestionPlace {
  readonly section: ProjectSectionKey
  /** Of the item in its section. */
  readonly index: number
}

const key = (uid: string, projectId: string) => `project.question.${uid}.${projectId}` as const

/** Where somebody stopped on this device; null: they did not begin, or came to an end. */
export function readQuestionPlace(uid: string, projectId: string): QuestionPlace | null {
  const itemId = readStored(key(uid, projectId))
  if (itemId === null) return null
  const places = PROJECT_SECTIONS.flatMap(({ key: section, items }) =>
    items.map((_, index) => ({ section, index })),
  )
  return places.find(({ section, index }) => projectItemId(section, index) === itemId) ?? null
}

export function writeQuestionPlace(uid: string, projectId: string, place: QuestionPlace | null): void {
  writeStored(key(uid, projectId), place && projectItemId(place.section, place.index))
}
