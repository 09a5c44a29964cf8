import type { Card } from '@/domain/coach/card'
import { isTaken } from '@/domain/coach/card-change'
import { ITEM_PLACES, itemPlace } from '@/domain/coach/proposal'
import { withItemText, type ProjectContent } from '@/domain/projects/parts'
import type { ProjectItem } from '@/domain/projects/project-sections'

const BETWEEN = '\n\n'

/** The item of a project that a card names. Its id in the project may be another client's: its place is not. */
export function itemIn(content: ProjectContent, element: string): ProjectItem | null {
  const place = itemPlace(element)
  if (!place) return null
  const at = ITEM_PLACES.filter(({ section }) => section === place.section).indexOf(place)
  return content.sections[place.section][at] ?? null
}

export function withText(content: ProjectContent, element: string, text: string): ProjectContent {
  const place = itemPlace(element)
  const item = itemIn(content, element)
  return place && item ? withItemText(content, place.section, item.id, text) : content
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

/**
 * What a card of an item's text can say and do. `made`: the text stands there as it was added, and can be taken out;
 * `moved-on`: the person went on with it; `listed`: the same text stands there already.
 */
export type ItemStanding = 'open' | 'listed' | 'folded' | 'looking' | 'made' | 'moved-on'

/** `present`: what stands in the item; undefined: not known yet, null: there is no such project. */
export function itemStanding(card: Card, text: string, present: string | null | undefined): ItemStanding {
  if (card.state === 'ignored' || card.state === 'undone') return 'folded'
  if (!isTaken(card)) return present?.includes(text) === true ? 'listed' : 'open'
  if (present === undefined) return 'looking'
  return present !== null && takenOut(present, text) !== null ? 'made' : 'moved-on'
}
