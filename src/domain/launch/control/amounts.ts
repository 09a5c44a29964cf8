import { NUMBER_WORDS, numberOf } from '@/domain/base/text/number-words'

/** « 29,90 », « trente ». */
const COUNT = String.raw`(?:\d[\d ]{0,10}(?:[.,]\d{1,2})?|\b${NUMBER_WORDS})`
/** « cinq euros quatre-vingt-dix ». */
const CENTS_BEHIND = String.raw`(?: (?:et )?${NUMBER_WORDS}(?: centimes)?\b)?`
/** An amount in euros, in a folded text. */
export const AMOUNT = String.raw`${COUNT} ?(?:€|euros?\b|eur\b|(?<=\d)e(?= ?(?:ttc\b|[.,;:)!\n]|$)))`
export const EURO = new RegExp(
  String.raw`(?<![\d,]|(?<!\.)\.)\d[\d .]{0,12}(?:,\d{1,2})? ?(?:€|euros?\b|eur\b|(?<=\d)e(?= ?(?:ttc\b|[.,;:)!\n]|$)))|(?:€|\beur) ?\d[\d.,]*|\b${NUMBER_WORDS} euros?\b${CENTS_BEHIND}`,
  'g',
)
/** A number right before its currency, for a pattern that needs no value. */
export const MONEY = String.raw`(?:(?:\d|\b${NUMBER_WORDS}) ?(?:€|euros?\b|eur\b)|\de(?= ?(?:ttc\b|[.,;:)!\n]|$))|(?:€|\beur) ?\d)`

const VALUE = /\d[\d ]{0,10}(?:[.,]\d{1,2})?/
const WORDS = new RegExp(String.raw`\b(?<count>${NUMBER_WORDS}) euros?\b`)

/** In cents; of a text with one amount. */
export function centsOf(text: string): number | null {
  const [number] = VALUE.exec(text.replaceAll('~', ' ')) ?? []
  const count = number === undefined ? WORDS.exec(text)?.groups?.['count'] : undefined
  const value =
    number === undefined ? numberOf(count ?? '') : Number(number.replaceAll(' ', '').replace(',', '.'))
  return Number.isFinite(value) ? Math.round(value * 100) : null
}
