import { late } from '@/domain/base/late'
import { isRound, NUMBER_WORDS, numberOf } from '@/domain/base/text/number-words'

const SPACE = String.raw`[ \u00a0\u202f]`
const UNIT = String.raw`(?:€|euros?(?!\p{L})|%|pour${SPACE}cent(?!\p{L}))`
const NUMBER = String.raw`(?<!\p{L})${NUMBER_WORDS}(?:(?<=['’])|(?!\p{L}))`
/** « vingt-neuf euros quatre-vingt-dix », « une vingtaine d’euros » */
const IN_WORDS = late(
  () =>
    new RegExp(
      String.raw`(${NUMBER})(?=${SPACE}?${UNIT})(?:(${SPACE}?euros?${SPACE}(?:et${SPACE})?)(${NUMBER})(?!${SPACE}?${UNIT}))?`,
      'giu',
    ),
)
/** « 1,6 k€ » */
const THOUSANDS = late(
  () => new RegExp(String.raw`(?<![\d.,])(\d{1,4})(?:[.,](\d{1,2}))?${SPACE}?k${SPACE}?€`, 'giu'),
)

/** Amounts and shares in words, and thousands of euros, in digits: « 29 euros 90 », « environ 20 euros », « 1600 € ». The rest stays. */
export function inDigits(text: string): string {
  return text
    .replace(IN_WORDS(), (_, whole: string, between?: string, cents?: string) =>
      between === undefined || cents === undefined
        ? digitsOf(whole)
        : `${digitsOf(whole)}${between}${digitsOf(cents)}`,
    )
    .replace(THOUSANDS(), (_, whole: string, part = '') => `${Number(`${whole}.${part}`) * 1000}\u00a0€`)
}

function digitsOf(words: string): string {
  const number = String(numberOf(words))
  return isRound(words) ? `environ ${number}${/['’]$/.test(words) ? ' ' : ''}` : number
}
