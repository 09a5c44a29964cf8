import { readFields, type Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, Refusal, type Write } from '@/domain/base/write'
import { parseCards, type CardOf } from './card'
import { kindOf, type CardTake } from './card-kinds'
import {
  cardsWrites,
  conversationPath,
  isTakenIn,
  type CardOutcome,
} from '@/domain/coach/conversation/conversation-writes'

/*
 * Accepting cards, and taking that back: what they make and the cards' states, in one mutation. Nothing of it is written where
 * the conversation has the same or a later answer to the card, so that an old entry never undoes what came after it. Where the
 * conversation does not exist (any more), or has no room for the card, what was made is written all the same.
 */

export interface Answered<T extends CardOutcome = CardOutcome> {
  readonly conversation: string
  /** The whole cards in their new states. */
  readonly cards: readonly T[]
}

type Read = (path: string) => Fields | null
interface Author {
  readonly uid: string
  readonly at: Date
}

/** The documents that the cards write into. */
export function targetsOf({ cards }: Answered, uid: string): readonly string[] {
  return [...new Set(cards.flatMap((outcome) => pathOf(outcome, uid) ?? []))]
}

export function takeWrites(answered: Answered<CardTake>, read: Read, author: Author): readonly Write[] {
  const stored = read(conversationPath(answered.conversation))
  const by = { ...author, conversation: answered.conversation }
  return inTurn(answered, read, author, (take, card, doc) => {
    if (isTakenIn(stored, take.cardId)) return null
    try {
      return kindOf(card).make(card, doc, by, take)
    } catch (thrown) {
      // Of several the others are taken, and this one stays open.
      if (thrown instanceof Refusal && answered.cards.length > 1) return null
      throw thrown
    }
  })
}

/** A card whose work the person went on with stays, and its work too. */
export function undoWrites(answered: Answered, read: Read, author: Author): readonly Write[] {
  const by = { ...author, conversation: answered.conversation }
  return inTurn(answered, read, author, (_, card, doc) => {
    const kind = kindOf(card)
    const found = kind.parse(doc, card)
    return doc && found !== null && kind.isAsMade(card, found) ? kind.unmake(card, doc, by) : null
  })
}

/** Each card on what the cards before it left. `step` null: this card's state stays as it is. */
function inTurn<T extends CardOutcome>(
  { conversation, cards }: Answered<T>,
  read: Read,
  { uid, at }: Author,
  step: (outcome: T, card: CardOf, doc: Fields | null) => readonly Write[] | null,
): readonly Write[] {
  const stored = read(conversationPath(conversation))
  const left = new Map<string, Fields | null>()
  const writes: Write[] = []
  const done: T[] = []
  for (const outcome of cards) {
    const card = cardIn(outcome)
    if (!card || isAnsweredSince(stored, outcome)) continue
    const path = pathOf(outcome, uid)
    const doc = path === null ? null : left.has(path) ? (left.get(path) ?? null) : read(path)
    const own = step(outcome, card, doc)
    if (!own) continue
    for (const write of own) {
      const after = afterWrite(write.path === path ? (left.get(path) ?? doc) : null, write)
      left.set(write.path, after && fieldsAsRead(after, at))
    }
    writes.push(...own)
    done.push(outcome)
  }
  return [...writes, ...cardsWrites(conversation, stored, done)]
}

function isAnsweredSince(stored: Fields | null, { cardId, fields }: CardOutcome): boolean {
  const known = readFields(readFields(stored?.['proposals'])?.[cardId])
  return known !== null && Number(known['doneAt'] ?? -1) >= Number(fields['doneAt'] ?? 0)
}

/** null: this version cannot read it. */
export function cardIn({ cardId, fields }: CardOutcome): CardOf | null {
  const [card] = parseCards({ [cardId]: fields })
  return card?.proposed ? { ...card, proposed: card.proposed } : null
}

function pathOf(outcome: CardOutcome, uid: string): string | null {
  const card = cardIn(outcome)
  return card && kindOf(card).path(card, uid)
}
