import { flushSync } from 'react-dom'
import {
  changedParts,
  contentOf,
  emptyContent,
  isSectionPart,
  type ProjectContent,
  type ProjectPart,
} from '@/domain/projects/parts'
import { PROJECT_SECTIONS, type ProjectSectionKey } from '@/domain/projects/project-sections'
import { unchosenParts, type EditingState } from './editor-state'
import type { Obstacle } from './editor-store'

// One editor is open at a time: what the focus must find has an id of its own.
export const TITLE_FIELD_ID = 'project-title'

export function itemFieldId(section: ProjectSectionKey, index: number): string {
  return `project-item-${section}-${index}`
}

/** The first answer to « which version of this part? » */
export function choiceId(part: ProjectPart): string {
  return `project-choice-${part}`
}

/** A field of the editor, and the section that must be open for it to be there. */
export interface Place {
  readonly section: ProjectSectionKey | null
  readonly id: string
}

export function goTo({ section, id }: Place, openSection: (section: ProjectSectionKey) => void): void {
  if (section) flushSync(() => openSection(section))
  const field = document.getElementById(id)
  field?.focus()
  // With what is said about it.
  field?.parentElement?.scrollIntoView({ block: 'nearest' })
}

export function placeOfObstacle({ content }: EditingState, obstacle: Obstacle): Place {
  switch (obstacle.kind) {
    case 'title-blank':
    case 'title-too-long':
      return { section: null, id: TITLE_FIELD_ID }
    case 'item-too-long': {
      const { section, itemId } = obstacle
      const index = content.sections[section].findIndex(({ id }) => id === itemId)
      return { section, id: itemFieldId(section, index) }
    }
    case 'unchosen':
      return placeOfChoice(obstacle.part)
  }
}

/** Of an item by its id; null: there is none. */
export function placeOfItem(content: ProjectContent, itemId: string): Place | null {
  for (const { key } of PROJECT_SECTIONS) {
    const index = content.sections[key].findIndex(({ id }) => id === itemId)
    if (index >= 0) return { section: key, id: itemFieldId(key, index) }
  }
  return null
}

export function placeOfChoice(part: ProjectPart): Place {
  return { section: sectionOf(part), id: choiceId(part) }
}

/** Where a draft that was just taken up differs first from what is stored. */
export function placeOfDraft(state: EditingState): Place {
  const { base, content } = state
  const unchosen = unchosenParts(state)[0]
  if (unchosen) return placeOfChoice(unchosen)
  const stored = base ? contentOf(base) : emptyContent()
  const section = changedParts(stored, content).map(sectionOf).find(Boolean)
  if (!section) return { section: null, id: TITLE_FIELD_ID }
  const items = stored.sections[section]
  const index = content.sections[section].findIndex((item, at) => item.content !== items[at]?.content)
  return { section, id: itemFieldId(section, index) }
}

function sectionOf(part: ProjectPart): ProjectSectionKey | null {
  return isSectionPart(part) ? part : null
}
