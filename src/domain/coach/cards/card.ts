import { readText, isDocumentId, type Fields } from '@/domain/base/read-field'
import { fieldsAsRead } from '@/domain/base/write'
import { readAddress } from '@/domain/research/candidate-address'
import { cardFields, cardHeads, type CardHead } from './card-head'
import type { StoredReaders } from './card-kind'
import { kindOf, type Card, type CardOf, type ProposalKind } from './card-kinds'
import { parseStoredProposal } from './proposal'
import type { ReadTarget } from './shape'

export function isOfKind<K extends ProposalKind>(card: Card, genre: K): card is CardOf<K> {
  return card.proposed.genre === genre
}

/** A conversation's cards, ordered by answer and position; unreadable ones are left out. */
export function parseCards(stored: unknown): readonly Card[] {
  return cardsOf(cardHeads(stored))
}

/** Without the unreadable ones. */
export function cardsOf(heads: readonly CardHead[]): readonly Card[] {
  return heads.flatMap((head) => cardOf(head) ?? [])
}

export function cardOf({ fields, ...head }: CardHead): Card | null {
  const target = readText(fields['target'])
  const proposed = parseStoredProposal(fields, storedTarget)
  if (!proposed) return null
  const { ground, over } = kindOf({ proposed })
  return {
    ...head,
    proposed,
    target: isDocumentId(target) ? target : head.id,
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

/** A card as an argument of a mutation. */
export function outcomeOf(card: Card): { readonly cardId: string; readonly fields: Fields } {
  return { cardId: card.id, fields: fieldsAsRead(cardFields(card), new Date(0)) }
}
