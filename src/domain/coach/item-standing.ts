import { textMark } from '@/domain/base/text-mark'
import { itemBefore } from '@/domain/projects/item-text'
import type { Card } from './card'
import { isTaken } from './card-change'

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
