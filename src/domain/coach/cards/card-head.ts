import { isDocumentId, readFields, readInteger, readOneOf, type Fields } from '@/domain/base/read-field'
import { CARD_STATES, type CardState } from './card-kind'
import type { Card } from './card-kinds'

/** Limit of the security rules. */
export const CARDS_MAX = 80

/**
 * A stored card without what its kind reads: enough to place it under its answer. The kinds are a tenth of the coach's page, and load
 * with the first answer that is drawn (`cardsOf`).
 */
export interface CardHead extends Pick<Card, 'id' | 'at' | 'order' | 'from' | 'state'> {
  readonly fields: Fields
}

/** Ordered by answer and position. */
export function cardHeads(stored: unknown): readonly CardHead[] {
  return Object.entries(readFields(stored) ?? {})
    .flatMap(([id, value]) => cardHead(id, value) ?? [])
    .sort(byPlace)
}

function cardHead(id: string, value: unknown): CardHead | null {
  const fields = readFields(value)
  if (!fields || !isDocumentId(id)) return null
  return {
    id,
    at: readInteger(fields['at'], 0, Number.MAX_SAFE_INTEGER, 0),
    order: readInteger(fields['n'], 0, CARDS_MAX, 0),
    from: readOneOf(fields['from'], ['coach', 'person'], 'coach'),
    state: readOneOf(fields['state'], CARD_STATES, 'open'),
    fields,
  }
}

type Placed = Pick<CardHead, 'id' | 'at' | 'order'>

export function byPlace(a: Placed, b: Placed): number {
  return a.at - b.at || a.order - b.order || (a.id < b.id ? -1 : 1)
}

export function isTaken({ state }: { readonly state: CardState }): boolean {
  return state === 'accepted' || state === 'edited'
}

/** Cards as the map of a conversation. */
export function cardMap(cards: readonly Card[]): Fields {
  return Object.fromEntries(cards.map((card) => [card.id, cardFields(card)]))
}

/** Stored fields of a card. */
export function cardFields({ at, order, from, proposed, target, state, doneAt, ground, over }: Card): Fields {
  return {
    at,
    n: order,
    from,
    ...proposed,
    target,
    state,
    ...(doneAt !== undefined && { doneAt }),
    ...ground,
    ...over,
  }
}
