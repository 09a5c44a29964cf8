import type { Fields } from '@/domain/base/read-field'
import type { Reader } from '@/domain/base/json'
import type { Write } from '@/domain/base/write'
import type { Weekday } from '@/domain/base/time/weekday'
import type { Shape } from './shape'
import type { Target } from './targets'

/** Nothing is written into the person's documents before `accepted` or `edited`. */
export const CARD_STATES = ['open', 'accepted', 'edited', 'ignored', 'undone'] as const
export type CardState = (typeof CARD_STATES)[number]

/** A proposal in a conversation, an entry of `conversations/{id}.proposals`. */
export interface CardIn<Proposed, Ground, Over> {
  readonly id: string
  /** Timestamp of the card's answer. */
  readonly at: number
  readonly order: number
  /** `person`: taken by the person from an answer. */
  readonly from: 'coach' | 'person'
  readonly proposed: Proposed
  /** Id of the document that accepting creates; fixed, so that accepting twice creates one. */
  readonly target: string
  readonly state: CardState
  /** Time of the last state change, in ms since 1970; absent while the card is open. */
  readonly doneAt?: number
  /** Recorded with the proposal: what it was based on. */
  readonly ground: Partial<Ground>
  /** Recorded when the card is accepted: the overwritten values, for the undo. */
  readonly over: Partial<Over>
}

export interface CardAuthor {
  readonly uid: string
  readonly at: Date
  readonly conversation: string
}

/** A field of a card in the conversation's document. Undefined: unreadable, and left out. */
export type StoredReaders<T> = { readonly [K in keyof T]: (stored: unknown) => T[K] | undefined }

/** A field of a proposal that names the document to change; null there: the person chooses. */
export type PlaceKey = 'projet' | 'produit'

/** The texts with which a question was sent. */
export interface Sent {
  readonly targets: readonly Target[]
  /** The notes and the person's messages. */
  readonly texts: readonly string[]
}

/**
 * A kind of card: all that is true of it without the screen, whose part is in `features/coach/cards/kinds`.
 *
 * `Found`: the document that accepting makes or changes. `Given`: what accepting needs beside the card.
 */
export interface CardKind<
  Proposed,
  Found,
  Ground extends object = object,
  Over extends object = object,
  Given = never,
  Card = CardIn<Proposed, Ground, Over>,
> {
  /** The schema that the provider is given and the parser. Its field `genre` is the kind's name in the table. */
  readonly shape: Shape<Proposed>
  /** When the model proposes it, as a line of the tool's description. */
  readonly usage: string
  /** A last change to the model's proposal, whose texts are plain already. */
  readonly polished?: (proposed: Proposed) => Proposed
  /** Without the parts that no text has. Null: nothing is left of the proposal. */
  readonly backed?: (proposed: Proposed, texts: readonly string[]) => Proposed | null

  /** The proposal in a few words: in a closed card, and in the history that is sent to the provider. */
  readonly subject: (proposed: Proposed) => string
  /** The day that accepting plans. */
  readonly day?: (proposed: Proposed) => Weekday
  /** The person's next question about an open card; null: none that helps. */
  readonly followUp: (proposed: Proposed) => string | null
  /** Line in the list of unsaved work: « Tâche ajoutée : Appeler Léa ». */
  readonly says: (proposed: Proposed) => string
  /** The proposal's text, to be copied from the list of unsaved work; '' for none. */
  readonly text: (proposed: Proposed) => string
  /** Line in the exported conversation. */
  readonly exported: (proposed: Proposed) => string

  readonly place?: PlaceKey
  /** Id of a new card's target. Default: random. */
  readonly newTarget?: (at: Date) => string
  readonly ground?: {
    readonly readers: StoredReaders<Ground>
    readonly of: (proposed: Proposed, sent: Sent) => Partial<Ground>
  }
  readonly over?: StoredReaders<Over>
  readonly given?: {
    readonly reader: Reader<Given>
    /** Without a network. */
    readonly offline?: (card: Card) => Given | null
  }

  /** Path of the document to write. Null: the person has to choose it. */
  readonly path: (card: Card, uid: string) => string | null
  readonly parse: (doc: Fields | null, card: Card) => Found | null
  /** Writes of accepting. Throws a `Refusal` if the document is deleted or full. */
  readonly make: (card: Card, doc: Fields | null, by: CardAuthor, given: Given | null) => readonly Write[]
  /** True if the result exists and was not changed since, so that accepting can be undone. */
  readonly isAsMade: (card: Card, found: Found) => boolean
  /** The inverse of `make`; called only if `isAsMade`. */
  readonly unmake: (card: Card, doc: Fields, by: CardAuthor) => readonly Write[]
}
