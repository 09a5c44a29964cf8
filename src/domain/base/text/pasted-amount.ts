import { late } from '@/domain/base/late'
import { AMOUNT_MAX_CENTS, RATE_MAX_POINTS } from './amount-text'
import { pastedLine } from './pasted'
import { visibleText } from './visible-text'
import { amountsWritten, isCounted, type WrittenAmount } from './written-amounts'

export type AmountFault = keyof typeof AMOUNT_FAULTS

export const AMOUNT_FAULTS = {
  unclear: 'Écrivez un montant en euros, par exemple 12,50.',
  currency: 'Ce montant n’est pas en euros\u00a0: convertissez-le, puis écrivez-le en euros.',
  range: 'Ce sont plusieurs montants\u00a0: n’en gardez qu’un.',
  pieces: 'Ce montant est celui de plusieurs pièces\u00a0: écrivez celui d’une seule.',
  untaxed: 'Ce montant est hors taxes. Si c’est bien lui, écrivez le nombre seul.',
  negative: 'Écrivez le montant sans le signe moins.',
  high: 'Ce montant dépasse un million d’euros.',
  rates: 'Ce sont plusieurs parts\u00a0: n’en gardez qu’une.',
  rate: 'Écrivez une part de 0 à 100, par exemple 2,9.',
} as const

/** Longer texts are no amount. */
const TYPED_MAX = 2_000
const TAXED = late(
  () => /(?<!\p{L})(?:ttc|t\.t\.c|toutes taxes comprises|tva (?:incluse|comprise))(?!\p{L})/iu,
)
const UNTAXED = late(
  () =>
    /(?<!\p{L})(?:h ?t|h\. ?t|htva|hors[ -](?:toutes |les |la )?(?:taxes?|tva|t\.v\.a)|(?:excl|ex|sans|avant)\.? (?:toutes |les |la )?(?:vat|tax(?:es?)?|tva)|(?<=(?:\+|plus) ?)(?:tva|vat)|(?:tva|taxes?) (?:en (?:sus|plus)|exclue?s?|à ajouter|(?:non|pas) (?:comprise?s?|incluse?s?))|non ttc)(?!\p{L})/iu,
)
/** Another currency, also away from its number: « US $ : 5.99 », « prix en dollars : 12 ». */
const OTHER_CURRENCY = late(
  () =>
    /(?!€)\p{Sc}|(?<!\p{L})(?:USD|GBP|CHF|CNY|RMB|JPY|CAD|AUD|(?:en|in) (?:dollars?|livres|yuans?|francs|dirhams))(?!\p{L})/iu,
)
/** A sign of the euro that is no amount's own: « 12 €€ », « 12€5 », « 12 k€ ». */
const MORE_EUROS = late(() => /€|(?<!\p{L})EUR(?!\p{L})/u)
/** « 3 x 12 € » and « 4 fois 12 € » before an amount, « 12 € x 3 » and « 12 € / 2 » after it. */
const TIMES_BEFORE = late(() => /(?:\d ?[x×*÷]|(?<!\p{L})fois) ?$/iu)
const TIMES_AFTER = late(() => /^ ?(?:[x×*÷] ?\d|\/ ?\d+(?!\d| ?\p{L})|fois \d)/iu)
const PLUS_BEFORE = /\d ?\+ ?$/
const PLUS_AFTER = /^ ?\+ ?\d/

const DATE = /\d[/-]\d{1,2}[/-]\d/

/** Words that name or qualify a value, before a whole number without a unit: « Prix de vente : 12 », « environ 15 ». */
const VALUE_WORDS = late(
  () =>
    /^(?:[\s:;,.()«»"'’~≈<>≤≥=*|–—-]|(?:prix|tarif|montant|coûts?|cout|total|achat|vente|revient|livraison|port|frais|budget|publicité|dépensé?e?|taux|part|commissions?|tva|marge|cotisations?|retours?|environ|env|autour|dès|partir|à|a|pour|soit|seulement|max|maxi|min|mini|maximum|minimum|moins|plus|jusqu|de|d|du|des|le|la|les|l|un|une|en|est|c|ce|euros?|ttc|ht|hors|taxes?|unitaire|public|conseillé|remisé|promo|actuel|final|net|moyen|par|chaque|article|pièce|unité)(?!\p{L}))*$/iu,
)
/** Nothing, the end of a sentence, or the words of a price. */
const PRICE_END = late(
  () =>
    /^[\s.,;:!?…()«»\]"'’*]*(?:(?:ttc|t\.t\.c|ht|h\.t|hors (?:taxes?|tva)|(?:par |la |l['’]|\/ ?)?(?:pi[eè]ce|unité|u)|chacune?|seulement|environ|max|maxi|min|mini|maximum|minimum|tout compris|(?:port|livraison|frais|tva) (?:comprise?s?|incluse?s?))(?!\p{L})[\s.,;:!?…()«»\]"'’*]*)*$/iu,
)

/**
 * The one amount of a typed or pasted text in cents, whatever stands around it: « 12,50 », « (29,99 €) », « env. 12 euros 50 TTC », « lot
 * de 2 : 15 € ». Null: blank. A fault: several amounts, out of bounds, none, or one that is not clear, like « 1,234 » and « 12 50 ».
 */
export function parseAmount(typed: string): number | null | AmountFault {
  if (typed.length > TYPED_MAX) return 'unclear'
  const text = lineOf(typed)
  if (text === '') return null
  const all = amountsWritten(text)
  const euros = all.filter(({ unit }) => unit === 'euro')
  if (euros.length > 0 && euros.every(({ isForSeveral }) => isForSeveral)) return 'pieces'
  const found = oneOf(text, all, 'euro')
  if (found === 'several') return 'range'
  if (!found) return OTHER_CURRENCY().test(text) || hasUnit(all, 'currency') ? 'currency' : 'unclear'
  const [before, after] = [text.slice(0, found.from), text.slice(found.to)]
  if (isNegative(found, before, after)) return 'negative'
  if (PLUS_BEFORE.test(before) || PLUS_AFTER.test(after)) return 'range'
  if (TIMES_BEFORE().test(before) || TIMES_AFTER().test(after)) return 'unclear'
  if (MORE_EUROS().test(blanked(text, all, 'euro'))) return 'unclear'
  if (!TAXED().test(found.text) && isUntaxed(text)) return 'untaxed'
  if (found.value === null || isGroupUnsure(found, before)) return 'unclear'
  return found.value <= AMOUNT_MAX_CENTS ? found.value : 'high'
}

/** « 24,92 € HT », « hors taxes », « + TVA » anywhere in a text. */
export function isUntaxed(text: string): boolean {
  return UNTAXED().test(text)
}

function lineOf(typed: string): string {
  return visibleText(pastedLine(typed)).replace(/\s+/g, ' ')
}

type Amounts = readonly WrittenAmount[]

function hasUnit(all: Amounts, wanted: WrittenAmount['unit']): boolean {
  return all.some(({ unit }) => unit === wanted)
}

/** The one amount with that unit, else the one bare number that can only be the value. Null: none. */
function oneOf(text: string, all: Amounts, unit: 'euro' | 'percent'): WrittenAmount | 'several' | null {
  const named = all.filter((amount) => amount.unit === unit)
  const [first] = named
  if (!first) return bareOf(text, all)
  const isSame = named.every(({ value }) => value !== null && value === first.value)
  if ((named.length > 1 && !isSame) || named.some(({ isOfRange }) => isOfRange)) return 'several'
  return unit === 'euro' && all.some((amount) => isValueBeside(text, amount)) ? 'several' : first
}

/** Beside an amount in euros: « 12 € (13,20 $) », « 29,90 19,90 € », « 12 €, 15 ». The « 3 livres » of a title are books. */
export function isValueBeside(text: string, amount: WrittenAmount): boolean {
  const { unit, text: written, from, to } = amount
  if (unit === 'currency') return !/^\d+ ?livres?$/i.test(written)
  if (unit !== null || isCounted(text, amount)) return false
  if (/[.,]\d\d$/.test(written)) return true
  const [before = ''] = /[^\d€]*$/.exec(text.slice(0, from)) ?? []
  const [after = ''] = /^[^\d€]*/.exec(text.slice(to)) ?? []
  return !/[\p{L}°#/]/u.test(before + after)
}

function bareOf(text: string, all: Amounts): WrittenAmount | 'several' | null {
  const bare = all.filter(({ unit }) => unit === null)
  const [only, ...others] = bare
  if (!only || hasUnit(all, 'euro') || hasUnit(all, 'currency')) return null
  if (DATE.test(text)) return null
  if (bare.some(({ isOfRange }) => isOfRange)) return 'several'
  // A share beside the value says nothing about it: « 12,50 (-20 %) ».
  const rest = blanked(text, all, 'percent')
  const [before, after] = [rest.slice(0, only.from), rest.slice(only.to)]
  if (others.length > 0 || OTHER_CURRENCY().test(text)) return null
  if (/^ ?[-−]$/.test(after)) return only
  // With two decimals it is money after any words: « Lampe 12,50 ».
  const isMoney = /[.,]\d\d$/.test(only.text) && !/[+€]\s*$/.test(before)
  return (isMoney || VALUE_WORDS().test(before)) && PRICE_END().test(after) ? only : null
}

/** The text with spaces in place of the amounts of that unit. */
function blanked(text: string, all: Amounts, wanted: WrittenAmount['unit']): string {
  return all
    .filter(({ unit }) => unit === wanted)
    .reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text)
}

/** « Coque 15 899 € » and « lot de 2 150 € »: the digits before the space may be those of a model or of pieces. */
function isGroupUnsure({ text }: WrittenAmount, before: string): boolean {
  if (!/^\d{1,3}\s\d{3}/.test(text)) return false
  const [word = ''] = /\p{L}[\p{L}’']* (?:de )?$/u.exec(before) ?? []
  return !VALUE_WORDS().test(word) || isCounted(before, { from: before.length, to: before.length })
}

function isNegative(amount: WrittenAmount, before: string, after: string): boolean {
  if (amount.isNegative || /^[-−–] ?$|(?<!\p{L})moins $/iu.test(before)) return true
  // Accounts write the minus behind: « 12,50- ».
  return /^ ?[-−]$/.test(after)
}

/**
 * The one percentage of a text in hundredths of a percent: « 2,9 », « (12.3 %) », « 12,5 pour cent », « 2,9 % + 0,25 € ». With three
 * decimals « 12,415 » is 1241.5. Null: blank.
 */
export function parseRate(typed: string, decimals: 2 | 3 = 2): number | null | AmountFault {
  if (typed.length > TYPED_MAX) return 'rate'
  const text = lineOf(typed)
  if (text === '') return null
  const found = oneOf(text, amountsWritten(text), 'percent')
  if (found === 'several') return 'rates'
  const points = found && (found.value ?? (decimals === 3 ? threeDecimals(found.text) : null))
  if (!found || points === null || points > RATE_MAX_POINTS) return 'rate'
  return isNegative(found, text.slice(0, found.from), text.slice(found.to)) ? 'rate' : points
}

/** As an amount « 12,415 » could be thousands; a share cannot. */
function threeDecimals(text: string): number | null {
  const [, whole, part] = /^(\d{1,3})[.,](\d{3})(?!\d)/.exec(text) ?? []
  return whole === undefined || part === undefined ? null : Number(whole + part) / 10
}
