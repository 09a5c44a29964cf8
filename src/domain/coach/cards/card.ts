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
import { parseProposed, type Proposed, type ProposalKind, type ReadTarget } from './proposal'

/** How a card stands: nothing is written in anybody's work before `accepted` or `edited`. */
const CARD_STATES = ['open', 'accepted', 'edited', 'ignored', 'undone'] as const
export type CardState = (typeof CARD_STATES)[number]

/** One proposal of a conversation, as `conversations/{id}.proposals` holds it under its id. */
export interface Card {
  readonly id: string
  /** The timestamp of the answer that it stands under. */
  readonly at: number
  /** Its place among the cards of that answer. */
  readonly order: number
  /** Whether the coach proposed it, or the person took it from an answer. */
  readonly from: 'coach' | 'person'
  /** null: a later version of the product made it, and this one cannot read it. */
  readonly proposed: Proposed | null
  /** Id of the document that accepting makes; made once, so that accepting twice makes one. */
  readonly target: string
  readonly state: CardState
  /** When it came into that state, in milliseconds since 1970; absent as long as nobody answered it. */
  readonly doneAt?: number
  /** The text that accepting replaced, for « Annuler l'ajout »; null where nothing was replaced. */
  readonly replaced: string | null
  /** Which text stood in the item when the coach proposed another (`textMark`); absent where nobody looked. */
  readonly base?: string
  /** The criteria whose evidence was found in what the person wrote. */
  readonly evident?: readonly CriterionKey[]
  /** Of a judgement that was accepted: what it wrote over. */
  readonly before?: JudgedBefore | undefined
  /** Of a fact that was remembered in the place of another: that other one. */
  readonly forgot?: Fact | undefined
}

/** A card whose proposal is of one kind. */
export type CardOf<K extends ProposalKind = ProposalKind> = Card & {
  readonly proposed: Extract<Proposed, { genre: K }>
}

/** What stood there before a press, of what it wrote: kept for its undo. */
export interface JudgedBefore {
  readonly verdicts: Partial<Verdicts>
  /** Whether the proposed note was put behind the one that was there. */
  readonly hasNote: boolean
}

/** What the rules let a conversation hold. */
export const CARDS_MAX = 80
const VERSION = 1

/** The cards of a conversation by the answers they stand under, each in its order; what is not readable is left out. */
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
  const isOurs = fields['v'] === VERSION
  return {
    id,
    at: readInteger(fields['at'], 0, Number.MAX_SAFE_INTEGER, 0),
    order: readInteger(fields['n'], 0, CARDS_MAX, 0),
    from: readOneOf(fields['from'], ['coach', 'person'], 'coach'),
    // A line that a person took from an answer may be as long as a task.
    proposed: isOurs ? parseProposed(fields, storedTarget, TODO_MAX) : null,
    target: isDocumentId(target) ? target : id,
    state: readOneOf(fields['state'], CARD_STATES, 'open'),
    ...(Number.isSafeInteger(fields['doneAt']) && { doneAt: fields['doneAt'] as number }),
    replaced: typeof fields['replaced'] === 'string' ? fields['replaced'] : null,
    ...(typeof fields['base'] === 'string' && { base: fields['base'] }),
    ...(Array.isArray(fields['evident']) && { evident: readCriteria(fields['evident']) }),
    ...(readFields(fields['before']) && { before: readBefore(readFields(fields['before'])) }),
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

/** What is stored names documents by their ids already. */
const storedTarget: ReadTarget = (kind, text) => {
  const isKnown = kind === 'candidate' ? readAddress(text) !== null : isDocumentId(text)
  return isKnown ? text : null
}

/** As the map of a conversation holds them; without those of a later version, which are in it already. */
export function cardMap(cards: readonly Card[]): Fields {
  return Object.fromEntries(
    cards.flatMap((card) => {
      const fields = cardFields(card)
      return fields ? [[card.id, fields] as const] : []
    }),
  )
}

/** As it is written under its id; null for a card that this version could not read. */
export function cardFields(card: Card): Fields | null {
  const { at, order, from, proposed, target, state, doneAt, replaced, base, evident, before, forgot } = card
  if (!proposed) return null
  return {
    v: VERSION,
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
    ...(forgot && { forgot: forgotFields(forgot) }),
  }
}

function forgotFields(forgot: Fact): Fields {
  return { id: forgot.id, ...factFields(forgot) }
}

/** The card as the arguments of a mutation carry it; none for a card that this version could not read. */
export function outcomeOf(card: Card): readonly { readonly cardId: string; readonly fields: Fields }[] {
  const fields = cardFields(card)
  return fields ? [{ cardId: card.id, fields: fieldsAsRead(fields, new Date(0)) }] : []
}
