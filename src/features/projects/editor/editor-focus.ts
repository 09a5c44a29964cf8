import { flushSync } from 'react-dom'
import type { ProjectFault } from '@/domain/projects/part'
import type { ProjectContent } from '@/domain/projects/parts'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'

// Constant ids, because only one editor is open at a time.
export const TITLE_FIELD_ID = 'project-title'

export function itemFieldId(section: ProjectSectionKey, index: number): string {
  return `project-item-${section}-${index}`
}

/** A field of the editor, and the section that must be open to show it. */
export interface Place {
  readonly section: ProjectSectionKey | null
  readonly id: string
}

export function goTo({ section, id }: Place, openSection: (section: ProjectSectionKey) => void): void {
  if (section) flushSync(() => openSection(section))
  const field = document.getElementById(id)
  field?.focus()
  // The parent includes the field's error.
  field?.parentElement?.scrollIntoView({ block: 'nearest' })
}

export function placeOfObstacle(content: ProjectContent, obstacle: ProjectFault): Place {
  switch (obstacle.kind) {
    case 'title-blank':
    case 'title-too-long':
      return { section: null, id: TITLE_FIELD_ID }
    case 'item-too-long': {
      const { section, itemId } = obstacle
      const index = content.sections[section].findIndex(({ id }) => id === itemId)
      return { section, id: itemFieldId(section, index) }
    }
  }
}

/** Place of an item by its id; null: missing. */
export function placeOfItem(content: ProjectContent, itemId: string): Place | null {
  for (const { key } of PROJECT_SECTIONS) {
    const index = content.sections[key].findIndex(({ id }) => id === itemId)
    if (index >= 0) return { section: key, id: itemFieldId(key, index) }
  }
  return null
}
