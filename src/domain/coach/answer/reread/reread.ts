import { late } from '@/domain/base/late'
import { isOwnHost, isOwnSource } from '@/domain/coach/answer/sources'
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
  /** What its simulations try: « Publicité par vente : 6,00 € » is a case, and its card says so. */
  readonly tried?: readonly string[]
}

/** Longest text of a doubt, and most of a kind: the line under an answer is one line. */
const DOUBT_MAX = 60
const DOUBTS_MAX = 4

/** Reads an answer once more, by rules, before it is stored. Null: nothing to say. The answer is never changed. */
export function doubtsOf(
  answer: string,
  { given: sent, asked, proposed, tried = [] }: Ground,
): Doubts | null {
  const given = [sent, ...tried].join('\n')
  const all = [answer, ...proposed].join('\n\n')
  const figures = short(unfoundedFigures(all, { given, asked }))
  const addresses = short(foreignAddresses(all, given))
  const saysSaved = proposed.length + tried.length === 0 && claimsToHaveSaved(answer)
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

const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?\.)+`
const ADDRESS = /(?:\b(?:https?|ftp):\/\/|\bwww\.)[^\s)\]>»]+/gi
/** « fournisseur.com » in a sentence: the ends that shops and sellers have. « t.me/x »: ends that are words need a page. « a@b.com ». */
const BARE_ADDRESS = late(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\d@./-])(?:[\w.+-]{1,64}@)?${HOST}` +
        String.raw`(?:(?:com|fr|net|org|eu|io|co|shop|store|be|ch|de|it|es|uk|cn|info|biz|app|dev|example|ru|xyz|online|club|nl|pt|pl|lu|cc|tk|vip|hk|asia)(?![\p{L}\d-]|\.[\p{L}\d])(?:\/[^\s)\]>»]*)?` +
        String.raw`|(?:me|ly|ai|to|gl|gg|pro|top|site|link|bio|page|tv|us)\/[^\s)\]>»]+)`,
      'giu',
    ),
)
/** « C’est bien.De plus »: a sentence without its space. */
const SENTENCE_BEGUN = /\p{Ll}\.\p{Lu}\p{Ll}+$/u
/** Names of products and companies that are spelled as addresses, and example names of the standard. */
const NAMES: ReadonlySet<string> = new Set([
  'amazon.fr',
  'amazon.com',
  'booking.com',
  'service-public.fr',
  'exemple.fr',
  'exemple.com',
])
/** « contact@ta-boutique.fr », « nom-de-ta-marque.com »: to be filled in. */
const PLACEHOLDER =
  /^(?:[\w.+-]+@)?(?:(?:le|un)-?)?(?:(?:ma|ta|votre|mon|ton|notre|nom)-?)(?:de-?)?(?:(?:ma|ta|la|votre)-?)?(?:boutiques?|sites?|marques?|domaine|shop|e-?shop|produit|entreprise)\b/i
const SENTENCE_END = /[.,;:!?*_]+$/

/** Addresses that are neither given nor of our own sources. */
export function foreignAddresses(answer: string, given: string): readonly string[] {
  // The notes give an address without its protocol.
  const known = given.split(/[\s·()«»<>]+/).map(plainAddress)
  const withProtocol = [...answer.matchAll(ADDRESS)].map(([address]) => address)
  const bare = [...answer.replace(ADDRESS, ' ').matchAll(BARE_ADDRESS())].map(([address]) => address)
  return [...withProtocol, ...bare]
    .filter(isAddress)
    .map((address) => address.replace(SENTENCE_END, ''))
    .filter((address) => !isKnown(address, known))
}

function isAddress(written: string): boolean {
  const plain = plainAddress(written)
  return !NAMES.has(plain) && !SENTENCE_BEGUN.test(written) && !PLACEHOLDER.test(plain)
}

function isKnown(address: string, known: readonly string[]): boolean {
  const plain = plainAddress(address)
  if (isOwnSource(address) || isOwnSource(`https://${plain}`) || isOwnSource(`https://${plain}/`)) return true
  if (!plain.includes('/') && (isOwnHost(plain) || plain.endsWith('.gouv.fr'))) return true
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
    .replace(/^(?:https?|ftp):\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
    .toLowerCase()
}
