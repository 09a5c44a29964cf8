import { isOwnSource } from '@/domain/coach/answer/sources'
import { claimsToHaveSaved } from '@/domain/coach/conversation/claims'
import type { Doubts } from './doubts'
import { unfoundedAmounts } from './amounts'
import { formalWords } from './formal-words'
import { unfoundedTerms } from './legal-terms'
import { withoutMadeUp } from './passages'
import { unfoundedRoas } from './roas'

/** What an answer is compared with. */
export interface Ground {
  /** All that was sent: notes, law, earlier messages, the question. */
  readonly given: string
  /** The person's messages alone, the question last. */
  readonly asked: readonly string[]
  /** Texts of the answer's cards. */
  readonly proposed: readonly string[]
}

/** Longest text of a doubt, and most of a kind: the line under an answer is one line. */
const DOUBT_MAX = 60
const DOUBTS_MAX = 4

/** Reads an answer once more, by rules, before it is stored. Null: nothing to say. The answer is never changed. */
export function doubtsOf(answer: string, { given, asked, proposed }: Ground): Doubts | null {
  const all = [answer, ...proposed].join('\n\n')
  const figures = short(unfoundedFigures(all, { given, asked }))
  const addresses = short(foreignAddresses(all, given))
  const saysSaved = proposed.length === 0 && claimsToHaveSaved(answer)
  const saysVous = formalWords(answer, asked).length > 0
  if (figures.length + addresses.length === 0 && !saysSaved && !saysVous) return null
  return {
    ...(figures.length > 0 && { figures }),
    ...(addresses.length > 0 && { addresses }),
    ...(saysSaved && { saved: true as const }),
    ...(saysVous && { vous: true as const }),
  }
}

/** Amounts, shares, returns on advertising and terms of law that no given text has and that follow from none. */
export function unfoundedFigures(
  answer: string,
  { given, asked }: Pick<Ground, 'given' | 'asked'>,
): readonly string[] {
  return [
    ...unfoundedAmounts(answer, given, asked),
    ...unfoundedRoas(withoutMadeUp(answer), given),
    ...unfoundedTerms(answer, given),
  ]
}

function short(texts: readonly string[]): readonly string[] {
  return texts.slice(0, DOUBTS_MAX).map((text) => text.slice(0, DOUBT_MAX))
}

const ADDRESS = /(?:\bhttps?:\/\/|\bwww\.)[^\s)\]>»]+/gi
/** « fournisseur.com » in a sentence; the ends that shops and sellers have. */
const BARE_ADDRESS =
  /(?<![\p{L}\d@./-])(?:[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?\.)+(?:com|fr|net|org|eu|io|co|shop|store|be|ch|de|it|es|uk|cn|info|biz|app|dev|example)(?![\p{L}\d-]|\.[\p{L}\d])(?:\/[^\s)\]>»]*)?/giu
/** Names of products and companies that are spelled as addresses, and example names of the standard. */
const NAMES: ReadonlySet<string> = new Set([
  'amazon.fr',
  'amazon.com',
  'booking.com',
  'exemple.fr',
  'exemple.com',
])
const SENTENCE_END = /[.,;:!?*_]+$/

/** Addresses that are neither given nor of our own sources. */
export function foreignAddresses(answer: string, given: string): readonly string[] {
  // The notes give an address without its protocol.
  const known = given.split(/[\s·()«»<>]+/).map(plainAddress)
  const withProtocol = [...answer.matchAll(ADDRESS)].map(([address]) => address)
  const bare = [...answer.replace(ADDRESS, ' ').matchAll(BARE_ADDRESS)].map(([address]) => address)
  return [...withProtocol, ...bare.filter((address) => !NAMES.has(plainAddress(address)))]
    .map((address) => address.replace(SENTENCE_END, ''))
    .filter((address) => !isKnown(address, known))
}

function isKnown(address: string, known: readonly string[]): boolean {
  const plain = plainAddress(address)
  if (isOwnSource(address) || isOwnSource(`https://${plain}`) || isOwnSource(`https://${plain}/`)) return true
  // Of a bare host, any page of it was given.
  return known.some(
    (each) =>
      each === plain ||
      (!plain.includes('/') && !/^(?:https?:|www\.)/i.test(address) && each.startsWith(`${plain}/`)),
  )
}

function plainAddress(address: string): string {
  return address
    .replace(SENTENCE_END, '')
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
    .toLowerCase()
}
