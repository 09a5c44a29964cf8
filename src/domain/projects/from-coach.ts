import { textMark } from '@/domain/base/text/text-mark'
import type { ProjectContent } from './parts'
import { PROJECT_SECTIONS, projectItemId, type ProjectSectionKey } from './project-sections'

// A mark names an item and the text that came into it. Whoever changes the text, an older tab and another client
// too, makes the mark say nothing: it is true or silent, and nobody has to take it off.

/** Whether the item's text is as the coach's left it, and nobody looked it over. */
export function isFromCoach(
  { sections, fromCoach }: ProjectContent,
  section: ProjectSectionKey,
  index: number,
): boolean {
  const id = projectItemId(section, index)
  // Asked of every item with every key typed: only the text of a marked one is gone through.
  const isMarked = fromCoach.some((mark) => isOf(mark, id))
  return isMarked && fromCoach.includes(markOf(id, sections[section][index]?.content ?? ''))
}

/** The item's text, as it is now, came from the coach. */
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

/** « C'est vérifié »: the item's text is the person's own. */
export function verified(content: ProjectContent, section: ProjectSectionKey, index: number): ProjectContent {
  const id = projectItemId(section, index)
  return { ...content, fromCoach: content.fromCoach.filter((mark) => !isOf(mark, id)) }
}

/** The content without the marks of texts that were changed: at most one of each item is left. */
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
