import {
  completeItem,
  emptySections,
  type Project,
  type ProjectSections,
  type ProjectStatus,
} from './project'
import { PROJECT_SECTIONS, projectItemId, type ProjectSectionKey } from './project-sections'
import { PROJECT_ITEM_MAX, PROJECT_TITLE_MAX } from './text-limits'

/** What a person changes in the editor. */
export interface ProjectContent {
  readonly title: string
  readonly status: ProjectStatus
  readonly sections: ProjectSections
}

/** What two versions of a project are compared by, and chosen between. */
export type ProjectPart = 'title' | 'status' | ProjectSectionKey

const PARTS: readonly ProjectPart[] = ['title', 'status', ...PROJECT_SECTIONS.map(({ key }) => key)]

export function emptyContent(): ProjectContent {
  return { title: '', status: 'planning', sections: emptySections() }
}

export function contentOf({ title, status, sections }: Project): ProjectContent {
  return { title, status, sections }
}

/** The content with another text in one item; the others keep their identity. */
export function withItemText(
  content: ProjectContent,
  section: ProjectSectionKey,
  itemId: string,
  text: string,
): ProjectContent {
  const items = content.sections[section].map((item) =>
    item.id === itemId ? completeItem({ ...item, content: text }) : item,
  )
  return { ...content, sections: { ...content.sections, [section]: items } }
}

/** The content with one part taken from another version. */
export function withPartOf(
  content: ProjectContent,
  part: ProjectPart,
  other: ProjectContent,
): ProjectContent {
  if (part === 'title') return { ...content, title: other.title }
  if (part === 'status') return { ...content, status: other.status }
  return { ...content, sections: { ...content.sections, [part]: other.sections[part] } }
}

export function isSamePart(part: ProjectPart, a: ProjectContent, b: ProjectContent): boolean {
  if (part === 'title' || part === 'status') return a[part] === b[part]
  const others = b.sections[part]
  return a.sections[part].every((item, index) => item.content === others[index]?.content)
}

export function changedParts(from: ProjectContent, to: ProjectContent): ProjectPart[] {
  return PARTS.filter((part) => !isSamePart(part, from, to))
}

/**
 * Two versions made from the same base. A part that only one side changed is that side's; parts that both
 * changed, differently, are for the person to choose and stand as `mine` meanwhile.
 */
export function mergeContents(
  base: ProjectContent,
  mine: ProjectContent,
  theirs: ProjectContent,
): { readonly merged: ProjectContent; readonly conflicts: readonly ProjectPart[] } {
  let merged = mine
  const conflicts: ProjectPart[] = []
  for (const part of changedParts(mine, theirs)) {
    if (isSamePart(part, base, mine)) merged = withPartOf(merged, part, theirs)
    else if (!isSamePart(part, base, theirs)) conflicts.push(part)
  }
  return { merged, conflicts }
}

export type ProjectFault =
  | { readonly kind: 'title-blank' }
  | { readonly kind: 'title-too-long'; readonly length: number }
  | {
      readonly kind: 'item-too-long'
      readonly section: ProjectSectionKey
      readonly itemId: string
      readonly length: number
    }

/** The first thing that keeps the content from being saved, in the order of the editor; null: nothing. */
export function checkProject({ title, sections }: ProjectContent): ProjectFault | null {
  const length = title.trim().length
  if (length === 0) return { kind: 'title-blank' }
  if (length > PROJECT_TITLE_MAX) return { kind: 'title-too-long', length }
  for (const { key } of PROJECT_SECTIONS) {
    const item = sections[key].find(({ content }) => content.length > PROJECT_ITEM_MAX)
    if (item) return { kind: 'item-too-long', section: key, itemId: item.id, length: item.content.length }
  }
  return null
}

/**
 * Items that are filled and whose XP was not given yet (decision 39: each once, whatever becomes of them later),
 * by the ids of the house: other clients may use the same stored id in two sections.
 */
export function uncountedItems(sections: ProjectSections, countedItems: readonly string[]): string[] {
  return PROJECT_SECTIONS.flatMap(({ key }) =>
    sections[key].flatMap(({ completed }, index) => (completed ? [projectItemId(key, index)] : [])),
  ).filter((id) => !countedItems.includes(id))
}
