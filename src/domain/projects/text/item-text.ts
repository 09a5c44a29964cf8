import { PROJECT_ITEM_MAX } from '@/domain/base/text/text-limits'
import { isBlank } from '@/domain/base/text/visible-text'
import { withCoachMark } from '@/domain/projects/from-coach'
import { withItemText, type ProjectContent } from '@/domain/projects/parts'
import {
  PROJECT_SECTIONS,
  projectItemId,
  type ProjectItem,
  type ProjectSectionKey,
} from '@/domain/projects/project-sections'

export interface ItemPlace {
  readonly id: string
  readonly section: ProjectSectionKey
  readonly title: string
}

/** The 29 items by the ids that stand in proposals and in lessons. */
export const ITEM_PLACES: readonly ItemPlace[] = /* @__PURE__ */ PROJECT_SECTIONS.flatMap(({ key, items }) =>
  items.map((title, index) => ({ id: projectItemId(key, index), section: key, title })),
)

export function itemPlace(id: string): ItemPlace | null {
  return ITEM_PLACES.find((place) => place.id === id) ?? null
}

/** A longer text is not kept, and then cannot be replaced, only added to. */
export const REPLACED_MAX = 4_000

const BETWEEN = '\n\n'

/** The item of a project by its place. Its id in the project may be another client's: its place is not. */
export function itemIn(content: ProjectContent, element: string): ProjectItem | null {
  const at = placeOf(element)
  return at && (content.sections[at.section][at.index] ?? null)
}

export function withText(content: ProjectContent, element: string, text: string): ProjectContent {
  const place = itemPlace(element)
  const item = itemIn(content, element)
  return place && item ? withItemText(content, place.section, item.id, text) : content
}

/** The same, for a text of which the person wrote no word: it is theirs to look over. */
export function withCoachText(content: ProjectContent, element: string, text: string): ProjectContent {
  const at = placeOf(element)
  const written = withText(content, element, text)
  return at ? withCoachMark(written, at.section, at.index) : written
}

function placeOf(element: string) {
  const place = itemPlace(element)
  if (!place) return null
  const { section } = place
  return { section, index: ITEM_PLACES.filter((each) => each.section === section).indexOf(place) }
}

/** A text behind what stands there. */
export function appended(present: string, text: string): string {
  return present === '' ? text : present + BETWEEN + text
}

/** What was there before a text was appended, byte for byte; null where the text does not stand there exactly once. */
export function takenOut(present: string, text: string): string | null {
  const at = present.indexOf(text)
  if (at === -1 || present.includes(text, at + 1)) return null
  const before = present.slice(0, at)
  const after = present.slice(at + text.length)
  if (before.endsWith(BETWEEN)) return before.slice(0, -BETWEEN.length) + after
  return before === '' && after.startsWith(BETWEEN) ? after.slice(BETWEEN.length) : before + after
}

/** How a text comes into an item that holds one already. */
export type ItemWay = 'behind' | 'instead'

/** The ways that there are for a text. What is replaced is kept for its undo, and has to fit. */
export function itemWays(present: string, text: string): readonly ItemWay[] {
  const ways: ItemWay[] = []
  if (appended(present, text).length <= PROJECT_ITEM_MAX) ways.push('behind')
  if (!isBlank(present) && present.length <= REPLACED_MAX) ways.push('instead')
  return ways
}

/** What the item says with the text in it. */
export function itemWritten(present: string, text: string, way: ItemWay): string {
  return way === 'instead' ? text : appended(present, text)
}

/** What the item said before, byte for byte; null: somebody went on with it since. `replaced`: as it was kept. */
export function itemBefore(present: string, text: string, replaced: string | null): string | null {
  if (replaced === null) return takenOut(present, text)
  return present === text ? replaced : null
}
