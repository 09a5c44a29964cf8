import { amountsWritten } from '@/domain/base/text/written-amounts'
import { valueOf } from './value'

/** « un ROAS de 4 », « ROAS à viser : 2,67 », « ROAS moyen est de 3,5 », not « ROAS de 29,90 ÷ 8 ». */
const ROAS =
  /(?<!\p{L})roas(?:[ \u00a0\u202f]\p{L}[\p{L}’'-]{0,12}){0,4}[ \u00a0\u202f:=>≥~≈]{1,4}(\d{1,3})(?:[,.](\d{1,2}))?(?![\p{L}\d]|[,.]\d|[ \u00a0\u202f]?[€%÷/×x+−-])/giu

/**
 * Returns of an answer without made-up cases that no text has and that are no quotient of a given price and its advertising. What brings back its
 * advertising, 1, is none.
 */
export function unfoundedRoas(answer: string, given: string): readonly string[] {
  const said = roasIn(answer).filter(({ value }) => value > 1)
  if (said.length === 0) return []
  const known = [...roasIn(given).map(({ value }) => value), ...given.split('\n').flatMap(quotientsIn)]
  return said
    .filter(({ value }) => !known.some((each) => Math.abs(each - value) <= toleranceOf(value)))
    .map(({ text }) => text)
}

/** As exactly as it is written. */
function toleranceOf(value: number): number {
  return Number.isInteger(value) ? 0.51 : 0.06
}

function roasIn(text: string): readonly { readonly value: number; readonly text: string }[] {
  return [...text.replaceAll('*', '').matchAll(ROAS)].map(([whole, digits, part]) => ({
    value: valueOf(digits, part),
    text: whole.replace(/[ \u00a0\u202f]+/g, '\u00a0'),
  }))
}

/** The amount after « publicité », or before « dépensés ». */
const OF_ADS_BEFORE = /pub[^,;.·|\n]{0,40}$/iu
const OF_ADS_AFTER = /^[ \u00a0\u202f](?:de pub|dépens)/iu

/** The largest amount of a line, mostly a price or what came in, by what its advertising is. */
function quotientsIn(line: string): readonly number[] {
  const euros = amountsWritten(line).flatMap(({ unit, value, from, to }) => {
    if (unit !== 'euro' || !value) return []
    const isOfAds =
      OF_ADS_BEFORE.test(line.slice(Math.max(0, from - 60), from)) || OF_ADS_AFTER.test(line.slice(to))
    return [{ value, isOfAds }]
  })
  const largest = Math.max(0, ...euros.map(({ value }) => value))
  return euros.flatMap(({ value, isOfAds }) => (isOfAds ? [largest / value] : []))
}
