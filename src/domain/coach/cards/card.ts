import {
  readFields,
  readInteger,
  readOneOf,
  readText,
  isDocumentId,
  type Fields,
} from '@/domain/base/read-field'
import { fieldsAsRead } from '@/domain/base/write'
import { readAddress } from '@/domain/research/candidate-address'
import { CARD_STATES, type StoredReaders } from './card-kind'
import { kindOf, type Card, type CardOf, type ProposalKind } from './card-kinds'
import { parseStoredProposal } from './proposal'
import type { ReadTarget } from './shape'

export function isOfKind<K extends ProposalKind>(card: Card, genre: K): card is CardOf<K> {
  return card.proposed.genre === genre
}

/** Limit of the security rules. */
export const CARDS_MAX = 80

/** A conversation's cards, ordered by answer and position; unreadable ones are left out. */
export function parseCards(stored: unknown): readonly Card[] {
  return Object.entries(readFields(stored) ?? {})
    .flatMap(([id, value]) => parseCard(id, value) ?? [])
    .sort(byPlace)
}

export function byPlace(a: Card, b: Card): number {
  return a.at - b.at || a.order - b.order || (a.id < b.id ? -1 : 1)
}

function parseCard(id: string, value: unknown): Card | null {
  const fields = readFields(value)
  if (!fields || !isDocumentId(id)) return null
  const target = readText(fields['target'])
  const proposed = parseStoredProposal(fields, storedTarget)
  if (!proposed) return null
  const { ground, over } = kindOf({ proposed })
  return {
    id,
    at: readInteger(fields['at'], 0, Number.MAX_SAFE_INTEGER, 0),
    order: readInteger(fields['n'], 0, CARDS_MAX, 0),
    from: readOneOf(fields['from'], ['coach', 'person'], 'coach'),
    proposed,
    target: isDocumentId(target) ? target : id,
    state: readOneOf(fields['state'], CARD_STATES, 'open'),
    ...(Number.isSafeInteger(fields['doneAt']) && { doneAt: fields['doneAt'] as number }),
    ground: readStored(fields, ground?.readers),
    over: readStored(fields, over),
  }
}

function readStored<T>(fields: Fields, readers: StoredReaders<T> | undefined): Partial<T> {
  const read = Object.entries<(stored: unknown) => unknown>(readers ?? {}).map(
    ([key, reader]) => [key, reader(fields[key])] as const,
  )
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<T>
}

/** Stored proposals name documents by id, not by handle. */
const storedTarget: ReadTarget = (kind, text) => {
  const isKnown = kind === 'candidate' ? readAddress(text) !== null : isDocumentId(text)
  return isKnown ? text : null
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

/** A card as an argument of a mutation. */
export function outcomeOf(card: Card): { readonly cardId: string; readonly fields: Fields } {
  return { cardId: card.id, fields: fieldsAsRead(cardFields(card), new Date(0)) }
}
