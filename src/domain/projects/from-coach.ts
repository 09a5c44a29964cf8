import { textMark } from '@/domain/base/text/text-mark'
import type { ProjectContent } from './parts'
import { PROJECT_SECTIONS, projectItemId, type ProjectSectionKey } from './project-sections'

// A mark contains an item's id and a hash of its text. Any change of the text invalidates it, so no client has to remove it.

/** Whether the item has the coach's text unchanged and unverified. */
export function isFromCoach(
  { sections, fromCoach }: ProjectContent,
  section: ProjectSectionKey,
  index: number,
): boolean {
  const id = projectItemId(section, index)
  // Called for every item at every keystroke: only the text of a marked item is hashed.
  const isMarked = fromCoach.some((mark) => isOf(mark, id))
  return isMarked && fromCoach.includes(markOf(id, sections[section][index]?.content ?? ''))
}

export function withCoachMark(
  content: ProjectContent,
  section: ProjectSectionKey,
  index: number,
): ProjectContent {
  const text = content.sections[section][index]?.content ?? ''
  const { fromCoach, ...others } = verified(content, section, index)
  if (text === '') return { ...others, fromCoach }
  return { ...others, fromCoach: [...fromCoach, markOf(projectItemId(section, index), text)] }
}

/** « C'est vérifié »: removes the item's mark. */
export function verified(content: ProjectContent, section: ProjectSectionKey, index: number): ProjectContent {
  const id = projectItemId(section, index)
  return { ...content, fromCoach: content.fromCoach.filter((mark) => !isOf(mark, id)) }
}

/** The marks of these items. */
export function marksOf(fromCoach: readonly string[], items: readonly string[]): readonly string[] {
  return fromCoach.filter((mark) => items.some((id) => isOf(mark, id)))
}

/** Removes the marks of changed texts; at most one per item remains. */
export function withoutOldMarks(content: ProjectContent): ProjectContent {
  if (content.fromCoach.length === 0) return content
  const marks = PROJECT_SECTIONS.flatMap(({ key }) =>
    content.sections[key].map((item, index) => markOf(projectItemId(key, index), item.content)),
  )
  return { ...content, fromCoach: content.fromCoach.filter((mark) => marks.includes(mark)) }
}

function markOf(id: string, text: string): string {
  return `${id} ${textMark(text)}`
}

function isOf(mark: string, id: string): boolean {
  return mark.startsWith(`${id} `)
}
