import { REPLACED_MAX, type Card } from './card'
import { isTaken } from './card-change'
import { ITEM_PLACES, itemPlace } from './proposal'
import { PROJECT_ITEM_MAX } from '@/domain/base/text-limits'
import { textMark } from '@/domain/base/text-mark'
import { withCoachMark } from '@/domain/projects/from-coach'
import { withItemText, type ProjectContent } from '@/domain/projects/parts'
import type { ProjectItem } from '@/domain/projects/project-sections'

const BETWEEN = '\n\n'

/** The item of a project that a card names. Its id in the project may be another client's: its place is not. */
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

/** The ways that there are for a text. What is replaced must fit into the card, for its undo. */
export function itemWays(present: string, text: string): readonly ItemWay[] {
  const ways: ItemWay[] = []
  if (appended(present, text).length <= PROJECT_ITEM_MAX) ways.push('behind')
  if (present.trim() !== '' && present.length <= REPLACED_MAX) ways.push('instead')
  return ways
}

/** What the item says with the text in it. */
export function itemWritten(present: string, text: string, way: ItemWay): string {
  return way === 'instead' ? text : appended(present, text)
}

/** What the item said before, byte for byte; null: somebody went on with it since. `replaced`: as the card keeps it. */
export function itemBefore(present: string, text: string, replaced: string | null): string | null {
  if (replaced === null) return takenOut(present, text)
  return present === text ? replaced : null
}

/** Whether the item says something else than what the coach saw when it proposed the text. */
export function hasChangedSince({ base }: Pick<Card, 'base'>, present: string): boolean {
  return base !== undefined && base !== textMark(present)
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
  return present !== null && itemBefore(present, text, card.replaced) !== null ? 'made' : 'moved-on'
}
