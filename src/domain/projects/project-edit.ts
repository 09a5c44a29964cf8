import {
  completeItem,
  emptySections,
  type Project,
  type ProjectItem,
  type ProjectSections,
  type ProjectStatus,
} from './project'
import { PROJECT_SECTIONS, projectItemId, type ProjectSectionKey } from './project-sections'
import { PROJECT_ITEM_MAX, PROJECT_TITLE_MAX } from '@/domain/base/text-limits'

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

/** Two versions made from the same base, as one. */
interface Merge {
  /** What both sides changed, differently, stands in it as in mine. */
  readonly merged: ProjectContent
  /** The same with it as in theirs. */
  readonly offered: ProjectContent
  /** The parts that hold such a text: the person chooses. */
  readonly conflicts: readonly ProjectPart[]
}

/** The title, the status and each item of a section that only one side changed is that side's. */
export function mergeContents(base: ProjectContent, mine: ProjectContent, theirs: ProjectContent): Merge {
  let merged = mine
  let offered = mine
  const conflicts: ProjectPart[] = []
  for (const part of changedParts(mine, theirs)) {
    if (part === 'title' || part === 'status') {
      const isTheirs = isSamePart(part, base, mine)
      const isConflict = !isTheirs && !isSamePart(part, base, theirs)
      if (isTheirs) merged = withPartOf(merged, part, theirs)
      if (isTheirs || isConflict) offered = withPartOf(offered, part, theirs)
      if (isConflict) conflicts.push(part)
      continue
    }
    const items = mergeItems(base.sections[part], mine.sections[part], theirs.sections[part])
    merged = { ...merged, sections: { ...merged.sections, [part]: items.merged } }
    offered = { ...offered, sections: { ...offered.sections, [part]: items.offered } }
    if (items.hasConflict) conflicts.push(part)
  }
  return { merged, offered, conflicts }
}

function mergeItems(
  base: readonly ProjectItem[],
  mine: readonly ProjectItem[],
  theirs: readonly ProjectItem[],
): { merged: readonly ProjectItem[]; offered: readonly ProjectItem[]; hasConflict: boolean } {
  const isSame = (a: ProjectItem | undefined, b: ProjectItem | undefined) => a?.content === b?.content
  const isMine = (index: number) => isSame(base[index], theirs[index])
  const isTheirs = (index: number) => isSame(base[index], mine[index])
  return {
    merged: mine.map((item, index) => (isTheirs(index) ? (theirs[index] ?? item) : item)),
    offered: mine.map((item, index) => (isMine(index) ? item : (theirs[index] ?? item))),
    hasConflict: mine.some(
      (item, index) => !isMine(index) && !isTheirs(index) && !isSame(item, theirs[index]),
    ),
  }
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
 * Items that are filled and whose XP was not given yet, by the ids of the house: other clients may use the same stored id
 * in two sections. Each earns once, whatever becomes of it later (record 030, line 17).
 */
export function uncountedItems(sections: ProjectSections, countedItems: readonly string[]): string[] {
  return PROJECT_SECTIONS.flatMap(({ key }) =>
    sections[key].flatMap(({ completed }, index) => (completed ? [projectItemId(key, index)] : [])),
  ).filter((id) => !countedItems.includes(id))
}
