import { passagesOf } from './passages'

type Unit = '€' | '%' | 'count'
interface Amount {
  readonly value: number
  readonly unit: Unit
  readonly text: string
}

const DIGITS = String.raw`(\d{1,3}(?:[ \u00a0\u202f.]\d{3})+|\d+)(?:[,.](\d{1,2}))?(?![\d,.]\d)`
const SPACE = String.raw`[ \u00a0\u202f]*`
const UNITS = String.raw`(€|%|euros?\b|EUR\b|pour[ \u00a0-]?cent\b)`
/** « 29,90 € », « 38 % », « 1 200 euros » */
const AMOUNT = new RegExp(String.raw`(?<![\d,.])${DIGITS}${SPACE}${UNITS}`, 'gi')
/** « entre 10 et 15 € », « 10 à 15 % »: the first number takes the unit of the second. */
const RANGE_START = new RegExp(
  String.raw`(?<![\d,.])${DIGITS}${SPACE}(?:à|et|ou|-|–)${SPACE}\d[\d,. \u00a0\u202f]*?${UNITS}`,
  'gi',
)
/** « 12 ventes », « 30 pièces »; no handle (« C1 »), no date, no « 2/5 ». */
const COUNT = /(?<![\p{L}\d,./])(\d{1,6})(?=[ \u00a0\u202f]\p{L}{2})(?![ \u00a0\u202f]*euros?)/giu
/** Price without a currency sign in a question: « Mon prix de 29,90 ». */
const BARE_PRICE = /(?<![\d,.])(\d+),(\d{2})(?!\d)/g

/**
 * An amount or share must be in the person's data, follow from two known values by one operation, or be in a passage marked as
 * an example. Results in the answer then count as known; examples do not. Dates, handles and scores are excluded: they would
 * explain any number.
 */
export function unfoundedAmounts(answer: string, given: string): string[] {
  const known = [...amountsOf(given), ...countsOf(given), ...barePricesOf(given)]
  return passagesOf(answer).flatMap((passage) => {
    const isExample = /(?<!\p{L})exemples?(?!\p{L})/iu.test(passage)
    return amountsOf(passage).flatMap((amount) => {
      if (isExample) return []
      if (!isHarmless(amount) && !isFounded(amount, known)) return [`${amount.text} comes from nowhere`]
      known.push(amount)
      return []
    })
  })
}

/** « 0 € » and « à 100 % » claim nothing. */
function isHarmless({ value, unit }: Amount): boolean {
  return value === 0 || (unit === '%' && value === 100)
}

function isFounded({ value, unit }: Amount, known: readonly Amount[]): boolean {
  const near = (made: number, by = 0.011) => Math.abs(made - value) <= by
  if (known.some((each) => each.unit === unit && near(each.value))) return true
  return known.some((a) =>
    known.some((b) => madeOf(a, b, unit).some(({ value: made, by }) => near(made, by))),
  )
}

/** Results of one operation on two values. `by` is the tolerance: shares may be rounded, amounts may not. */
function madeOf(a: Amount, b: Amount, unit: Unit): { value: number; by: number }[] {
  const made: { value: number; by: number }[] = []
  const add = (value: number, by = 0.011) => made.push({ value, by })
  if (a.unit === unit && b.unit === unit && unit !== 'count') {
    add(a.value + b.value)
    add(a.value - b.value)
  }
  if (unit === '€' && a.unit === '€' && b.unit === 'count') {
    add(a.value * b.value)
    if (b.value !== 0) add(a.value / b.value)
  }
  if (unit === '€' && a.unit === '€' && b.unit === '%') add((a.value * b.value) / 100)
  const isShare = unit === '%' && a.unit === b.unit && a.unit !== '%' && b.value !== 0
  if (isShare) add((a.value / b.value) * 100, 1)
  return made
}

function amountsOf(text: string): Amount[] {
  return [AMOUNT, RANGE_START].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([whole, digits, part, sign = '']) => ({
      value: valueOf(digits, part),
      unit: /^(?:%|pour)/i.test(sign) ? ('%' as const) : ('€' as const),
      text: whole,
    })),
  )
}

function countsOf(text: string): Amount[] {
  return [...text.matchAll(COUNT)].map(([whole, digits]) => ({
    value: valueOf(digits, undefined),
    unit: 'count',
    text: whole,
  }))
}

function barePricesOf(text: string): Amount[] {
  return [...text.matchAll(BARE_PRICE)].map(([whole, digits, part]) => ({
    value: valueOf(digits, part),
    unit: '€',
    text: whole,
  }))
}

function valueOf(whole: string | undefined, part: string | undefined): number {
  return Number(`${(whole ?? '').replace(/[^\d]/g, '')}.${part ?? '0'}`)
}
