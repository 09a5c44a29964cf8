import { flushSync } from 'react-dom'
import type { ProjectSectionKey } from '@/domain/project-sections'
import { choiceId, itemFieldId, TITLE_FIELD_ID } from './editor-ids'
import type { EditorStore, Obstacle } from './editor-store'

/** Brings the person to what keeps the project from being saved. */
export function showObstacle(
  store: EditorStore,
  obstacle: Obstacle,
  openSection: (section: ProjectSectionKey) => void,
): void {
  const { section, id } = placeOf(store, obstacle)
  if (section) flushSync(() => openSection(section))
  document.getElementById(id)?.focus()
}

function placeOf(store: EditorStore, obstacle: Obstacle): { section: ProjectSectionKey | null; id: string } {
  switch (obstacle.kind) {
    case 'title-blank':
    case 'title-too-long':
      return { section: null, id: TITLE_FIELD_ID }
    case 'item-too-long': {
      const { section, itemId } = obstacle
      const index = store.read().content.sections[section].findIndex(({ id }) => id === itemId)
      return { section, id: itemFieldId(section, index) }
    }
    case 'unchosen': {
      const { part } = obstacle
      return { section: part === 'title' || part === 'status' ? null : part, id: choiceId(part) }
    }
  }
}
