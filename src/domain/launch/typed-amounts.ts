import { late } from '@/domain/base/late'
import { AMOUNT_MAX_CENTS } from '@/domain/base/text/amount-text'
import { euroText } from '@/domain/base/text/euro-text'
import { isUntaxed, isValueBeside, parseAmount, type AmountFault } from '@/domain/base/text/pasted-amount'
import { pastedLine } from '@/domain/base/text/pasted'
import { isBlank, visibleText } from '@/domain/base/text/visible-text'
import { amountsWritten } from '@/domain/base/text/written-amounts'
import type { FactKey, Facts } from './facts'

// Each place that prints an amount of « Mise en vente » prints what is read here, never the typed text.

/** `free`: no amount above 0. `inexact`: « à partir de 19,90 », « 12 € le kilo », « 29,90 € (-20 %) ». */
export type TypedFault = AmountFault | 'free' | 'inexact'

/** Without taxes is a fault, so that nothing printed as « toutes taxes comprises » can be one. */
export type ReadPrice = { readonly cents: number } | { readonly fault: TypedFault }

/** Words with amounts, each with its currency. */
export type ReadWords = { readonly text: string } | { readonly fault: TypedFault }

const AROUND_INEXACT = late(
  () =>
    /(?<!\p{L})(?:(?:[àa] partir|autour|aux alentours|au-dess[uo]us|moins|plus) d(?:e(?!\p{L})|['’])|(?:d[eè]s|environ|env|vers|[àa] peu pr[eè]s|jusqu|maxi?|maximum|mini?|minimum|au (?:moins|plus)|(?:et|ou) plus|from|about)(?!\p{L}))|[~≈≃<>≤≥±]|\+ ?\/ ?[-−]|[-−–] ?\d[\d.,]* ?[%％]/iu,
)
/** « 12,50 €/100 g », « 9,90 € par mois »: a unit or a time, not a product; « un câble de 2 m » is one. */
const PER_MEASURE = late(
  () =>
    /(?:(?:\/|(?<!\p{L})(?:par|les?|la|l['’])) ?(?:\d+ ?)?|(?<!\p{L})(?:du|de|au) )(?:k?g|kilos?|grammes?|[mc]?l|litres?|[mc]?m|m[²2]|mètres?|mois|ans?|année|semaine|jour|heure|h)(?!\p{L})/iu,
)

/** The price of a page with taxes, above 0. Null: not typed. */
export function readPrice(typed: string): ReadPrice | null {
  const cents = parseAmount(typed)
  const text = visibleText(typed).normalize('NFC')
  if (cents === null) return null
  if (cents === 0 || (cents === 'unclear' && saysFree(text))) return { fault: 'free' }
  if (typeof cents === 'string') return { fault: cents }
  return AROUND_INEXACT().test(text) || PER_MEASURE().test(text) ? { fault: 'inexact' } : { cents }
}

/** In cents; null: not typed, or not printed. */
export function priceCents({ price = '' }: Facts): number | null {
  const read = readPrice(price)
  return read && 'cents' in read ? read.cents : null
}

/** « 4,90 € », « 4,90 € en relais, 6,90 € à domicile », « offerte ». Null: not typed. */
export function readDelivery(typed: string): ReadWords | null {
  const read = readWords(typed)
  const isFree = read && 'fault' in read && read.fault === 'unclear' && saysFree(typed)
  return isFree ? { text: visibleText(typed) } : read
}

/** The amount of a letter, above 0. Null: not typed. */
export function readRefund(typed: string): ReadWords | null {
  return parseAmount(typed) === 0 ? { fault: 'free' } : readWords(typed)
}

const FREE = late(() => /(?<!\p{L})(?:gratuite?s?|offerte?s?|incluse?s?|comprise?s?)(?!\p{L})/iu)
const NOT = late(() => /(?<!\p{L})(?:non|pas|ni|jamais|sauf|hors)(?!\p{L})/iu)

function saysFree(text: string): boolean {
  return !/\d/.test(text) && FREE().test(text) && !NOT().test(text)
}

/** The typed words with each amount as it is read. */
function readWords(typed: string): ReadWords | null {
  const one = parseAmount(typed)
  if (one === null) return null
  if (typeof one === 'string' && one !== 'range' && one !== 'pieces') return { fault: one }
  const text = visibleText(pastedLine(typed))
  const all = amountsWritten(text)
  const euros = all.filter(({ unit }) => unit === 'euro')
  const bare = all.filter(({ unit }) => unit === null)
  const amounts = typeof one === 'number' && euros.length === 0 ? bare : euros
  if (typeof one === 'string') {
    if (isUntaxed(text)) return { fault: 'untaxed' }
    if (all.some(({ unit }) => unit === 'currency')) return { fault: 'currency' }
    if (euros.some(({ isNegative }) => isNegative)) return { fault: 'negative' }
    const isOpenRange = euros.some(({ isOfRange }) => isOfRange) && bare.some(({ isOfRange }) => isOfRange)
    const isClear = euros.every(({ value }) => value !== null && value <= AMOUNT_MAX_CENTS)
    if (euros.length === 0 || isOpenRange || !isClear || bare.some((amount) => isValueBeside(text, amount)))
      return { fault: 'range' }
  }
  let [words, at] = ['', 0]
  for (const { from, to, value } of amounts) {
    words += text.slice(at, from) + euroText(value ?? 0)
    at = to
  }
  return { text: words + text.slice(at) }
}

/** A fact as a page, its correction and its files print it; '': not typed, or refused. */
export function printedFact(key: FactKey, facts: Facts): string {
  const typed = facts[key] ?? ''
  if (key === 'price') {
    const cents = priceCents(facts)
    return cents === null ? '' : euroText(cents)
  }
  if (key !== 'deliveryCost') return visibleText(typed)
  const read = readDelivery(typed)
  return read && 'text' in read ? read.text : ''
}

/** Typed, and not printed. */
export function isRefused(key: FactKey, facts: Facts): boolean {
  return printedFact(key, facts) === '' && !isBlank(facts[key] ?? '')
}
