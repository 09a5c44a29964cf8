import {
  readFields,
  readInteger,
  readOneOf,
  readFlag,
  readText,
  isDocumentId,
  type Fields,
} from '@/domain/base/read-field'
import { TODO_MAX } from '@/domain/base/text/text-limits'
import { fieldsAsRead } from '@/domain/base/write'
import { parseVerdict, CRITERIA, type CriterionKey, type Verdicts } from '@/domain/research/candidate'
import { readAddress } from '@/domain/research/candidate-address'
import { factFields, parseFact, type Fact } from '@/domain/coach/facts/facts'
import { PRODUCT_FIGURES, figureMax } from '@/domain/money/figures'
import type { FiguresBefore } from './figures'
import { parseProposed, type Proposed, type ProposalKind, type ReadTarget } from './proposal'

/** Nothing is written into the person's documents before `accepted` or `edited`. */
const CARD_STATES = ['open', 'accepted', 'edited', 'ignored', 'undone'] as const
export type CardState = (typeof CARD_STATES)[number]

/** A proposal in a conversation, an entry of `conversations/{id}.proposals`. */
export interface Card {
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
  /** The text that accepting replaced, for « Annuler l'ajout ». Null: nothing was replaced. */
  readonly replaced: string | null
  /** `textMark` of the item's text at the time of the proposal; absent if unknown. */
  readonly base?: string
  /** Criteria whose evidence was found in the person's texts. */
  readonly evident?: readonly CriterionKey[]
  /** For an accepted judgement: the overwritten values. */
  readonly before?: JudgedBefore | undefined
  /** For accepted amounts: the overwritten values. */
  readonly figures?: FiguresBefore | undefined
  /** For a fact that replaced another: the replaced fact. */
  readonly forgot?: Fact | undefined
}

/** A card of one kind, or of one of several. */
export type CardOf<K extends ProposalKind> = Card & {
  readonly proposed: Extract<Proposed, { genre: K }>
}

/** Values before an accepted judgement, for its undo. */
export interface JudgedBefore {
  readonly verdicts: Partial<Verdicts>
  /** True if the proposed note was appended to the present one. */
  readonly hasNote: boolean
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
  // A line that a person took from an answer may be as long as a task.
  const proposed = parseProposed(fields, storedTarget, TODO_MAX)
  if (!proposed) return null
  return {
    id,
    at: readInteger(fields['at'], 0, Number.MAX_SAFE_INTEGER, 0),
    order: readInteger(fields['n'], 0, CARDS_MAX, 0),
    from: readOneOf(fields['from'], ['coach', 'person'], 'coach'),
    proposed,
    target: isDocumentId(target) ? target : id,
    state: readOneOf(fields['state'], CARD_STATES, 'open'),
    ...(Number.isSafeInteger(fields['doneAt']) && { doneAt: fields['doneAt'] as number }),
    replaced: typeof fields['replaced'] === 'string' ? fields['replaced'] : null,
    ...(typeof fields['base'] === 'string' && { base: fields['base'] }),
    ...(Array.isArray(fields['evident']) && { evident: readCriteria(fields['evident']) }),
    ...(readFields(fields['before']) && { before: readBefore(readFields(fields['before'])) }),
    ...(readFields(fields['figures']) && { figures: readFigures(readFields(fields['figures'])) }),
    ...forgotIn(fields),
  }
}

function forgotIn(fields: Fields): Pick<Card, 'forgot'> {
  const stored = readFields(fields['forgot'])
  const forgot = stored && parseFact(readText(stored['id']), stored)
  return forgot ? { forgot } : {}
}

function readCriteria(stored: readonly unknown[]): readonly CriterionKey[] {
  return CRITERIA.filter(({ key }) => stored.includes(key)).map(({ key }) => key)
}

function readBefore(fields: Fields | null): JudgedBefore {
  const verdicts = readFields(fields?.['verdicts']) ?? {}
  const known = CRITERIA.filter(({ key }) => key in verdicts)
  return {
    verdicts: Object.fromEntries(known.map(({ key }) => [key, parseVerdict(verdicts[key])])),
    hasNote: readFlag(fields?.['hasNote']),
  }
}

function readFigures(fields: Fields | null): FiguresBefore {
  const known = PRODUCT_FIGURES.filter(({ key }) => fields && key in fields)
  return Object.fromEntries(
    known.map((figure) => {
      const value = readInteger(fields?.[figure.key], 0, figureMax(figure), -1)
      return [figure.key, value === -1 ? null : value]
    }),
  )
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
export function cardFields(card: Card): Fields {
  const { at, order, from, proposed, target, state, doneAt, replaced, base } = card
  const { evident, before, figures, forgot } = card
  return {
    at,
    n: order,
    from,
    ...proposed,
    target,
    state,
    ...(doneAt !== undefined && { doneAt }),
    ...(replaced !== null && { replaced }),
    ...(base !== undefined && { base }),
    ...(evident && { evident }),
    ...(before && { before }),
    ...(figures && { figures }),
    ...(forgot && { forgot: forgotFields(forgot) }),
  }
}

function forgotFields(forgot: Fact): Fields {
  return { id: forgot.id, ...factFields(forgot) }
}

/** A card as an argument of a mutation. */
export function outcomeOf(card: Card): { readonly cardId: string; readonly fields: Fields } {
  return { cardId: card.id, fields: fieldsAsRead(cardFields(card), new Date(0)) }
}
