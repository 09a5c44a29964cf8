import type { ProjectPart } from '@/domain/projects/parts'
import type { ProjectSectionKey } from '@/domain/projects/project-sections'

/** One editor is open at a time: what the focus must find has an id of its own. */
export const TITLE_FIELD_ID = 'project-title'

export function itemFieldId(section: ProjectSectionKey, index: number): string {
  return `project-item-${section}-${index}`
}

/** The first answer to « which version of this part? » */
export function choiceId(part: ProjectPart): string {
  return `project-choice-${part}`
}
