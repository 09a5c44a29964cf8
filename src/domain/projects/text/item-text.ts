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

/** The 29 items by the ids that proposals and lessons use. */
export const ITEM_PLACES: readonly ItemPlace[] = /* @__PURE__ */ PROJECT_SECTIONS.flatMap(({ key, items }) =>
  items.map((title, index) => ({ id: projectItemId(key, index), section: key, title })),
)

export function itemPlace(id: string): ItemPlace | null {
  return ITEM_PLACES.find((place) => place.id === id) ?? null
}

/** Longest text that can be replaced, because the undo stores it; to a longer one, text is only appended. */
export const REPLACED_MAX = 4_000

const BETWEEN = '\n\n'

/** Finds the item by its position, because its stored id may come from another client. */
export function itemIn(content: Pick<ProjectContent, 'sections'>, element: string): ProjectItem | null {
  const at = placeOf(element)
  return at && (content.sections[at.section][at.index] ?? null)
}

export function withText(content: ProjectContent, element: string, text: string): ProjectContent {
  const place = itemPlace(element)
  const item = itemIn(content, element)
  return place && item ? withItemText(content, place.section, item.id, text) : content
}

/** Like `withText`, and marks the text as the coach's for the person to verify. */
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

export function appended(present: string, text: string): string {
  return present === '' ? text : present + BETWEEN + text
}

/** Inverse of `appended`, byte for byte; null unless `present` contains the text exactly once. */
export function takenOut(present: string, text: string): string | null {
  const at = present.indexOf(text)
  if (at === -1 || present.includes(text, at + 1)) return null
  const before = present.slice(0, at)
  const after = present.slice(at + text.length)
  if (before.endsWith(BETWEEN)) return before.slice(0, -BETWEEN.length) + after
  return before === '' && after.startsWith(BETWEEN) ? after.slice(BETWEEN.length) : before + after
}

/** Append to the item's text, or replace it. */
export type ItemWay = 'behind' | 'instead'

/** Possible options for a text. Replaced text is stored for its undo, and must fit. */
export function itemWays(present: string, text: string): readonly ItemWay[] {
  const ways: ItemWay[] = []
  if (appended(present, text).length <= PROJECT_ITEM_MAX) ways.push('behind')
  if (!isBlank(present) && present.length <= REPLACED_MAX) ways.push('instead')
  return ways
}

export function itemWritten(present: string, text: string, way: ItemWay): string {
  return way === 'instead' ? text : appended(present, text)
}

/** The item's text before, byte for byte; null: changed since. `replaced`: the stored earlier text. */
export function itemBefore(present: string, text: string, replaced: string | null): string | null {
  if (replaced === null) return takenOut(present, text)
  return present === text ? replaced : null
}
