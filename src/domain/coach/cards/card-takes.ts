import * as json from '@/domain/base/json'
import { readFields, type Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, Refusal, type ReadDocument, type Write } from '@/domain/base/write'
import { parseCards } from './card'
import { kindOf, type Card } from './card-kinds'
import {
  cardsWrites,
  conversationPath,
  isTakenIn,
  type CardOutcome,
} from '@/domain/coach/conversation/conversation-writes'

/*
 * Accepts cards, and undoes that: documents and card states in one mutation. Skips a card if the conversation has the same or a later
 * answer to it, so that an old entry never undoes a newer one. Without the conversation or room in it, the documents are still written.
 */

export interface Answered<T extends CardOutcome = CardOutcome> {
  readonly conversation: string
  readonly cards: readonly T[]
}

interface Author {
  readonly uid: string
  readonly at: Date
}

/** An accepted card in its new state. Plain JSON. */
export interface CardTake extends CardOutcome {
  /** What accepting needs beside the card; each kind has its own. */
  readonly given?: unknown
}

const OUTCOME = {
  cardId: json.id,
  fields: json.fields,
}
const readOutcome = json.object<CardOutcome>(OUTCOME)

export const readAnswered = json.args<Answered>({
  conversation: json.id,
  cards: json.list(json.parsed((value) => ofCard(readOutcome(value), (outcome) => outcome))),
})
export const readTaken = json.args<Answered<CardTake>>({
  conversation: json.id,
  cards: json.list(
    json.parsed((value) =>
      ofCard(readOutcome(value), (outcome, card) => {
        const given = readFields(value)?.['given']
        const { reader } = kindOf(card).given ?? {}
        return given === undefined || !reader ? outcome : { ...outcome, given: reader(given) }
      }),
    ),
  ),
})

/** Null: the fields are not those of a card. */
function ofCard<T>(outcome: CardOutcome, read: (outcome: CardOutcome, card: Card) => T): T | null {
  const card = cardIn(outcome)
  return card && read(outcome, card)
}

export function cardPaths({ cards }: Answered, uid: string): readonly string[] {
  return [...new Set(cards.flatMap((outcome) => pathOf(outcome, uid) ?? []))]
}

export function takeWrites(
  answered: Answered<CardTake>,
  read: ReadDocument,
  author: Author,
): readonly Write[] {
  const stored = read(conversationPath(answered.conversation))
  const by = { ...author, conversation: answered.conversation }
  return inTurn(answered, read, author, (take, card, doc) => {
    if (isTakenIn(stored, take.cardId)) return null
    try {
      return kindOf(card).make(card, doc, by, take.given ?? null)
    } catch (thrown) {
      // One refused card among several stays open; the others are accepted.
      if (thrown instanceof Refusal && answered.cards.length > 1) return null
      throw thrown
    }
  })
}

/** A card whose result the person changed since stays accepted, and the result stays. */
export function undoWrites(answered: Answered, read: ReadDocument, author: Author): readonly Write[] {
  const by = { ...author, conversation: answered.conversation }
  return inTurn(answered, read, author, (_, card, doc) => {
    const kind = kindOf(card)
    const found = kind.parse(doc, card)
    return doc && found !== null && kind.isAsMade(card, found) ? kind.unmake(card, doc, by) : null
  })
}

/** Applies the cards in order, each to the documents as the earlier ones left them. `step` null: the card's state does not change. */
function inTurn<T extends CardOutcome>(
  { conversation, cards }: Answered<T>,
  read: ReadDocument,
  { uid, at }: Author,
  step: (outcome: T, card: Card, doc: Fields | null) => readonly Write[] | null,
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

/** Null: unreadable. */
export function cardIn({ cardId, fields }: CardOutcome): Card | null {
  return parseCards({ [cardId]: fields })[0] ?? null
}

function pathOf(outcome: CardOutcome, uid: string): string | null {
  const card = cardIn(outcome)
  return card && kindOf(card).path(card, uid)
}
