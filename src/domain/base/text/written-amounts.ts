import { OTHER_NAMES, OTHER_SIGNS } from './pasted-amount'

/** An amount of money or a percentage in a text, with its sign, currency and tax words, for `parseAmount` and `parseRate`. */
export interface WrittenAmount {
  readonly text: string
  readonly from: number
  readonly to: number
  /** One end of « 25-30 € »: no value by itself. */
  readonly isOfRange: boolean
}

const NUMBER = String.raw`\d(?:[\d.,'’]*\d)?(?: \d{3}(?!\d)(?:[.,]\d+)?)*`
/** A sign between two numbers is of neither: « 2026 €5 ». */
const BEFORE = String.raw`(?:(?<!\d ?)(?:€|eur|us ?\$|${OTHER_SIGNS}) ?)?`
const CURRENCY = String.raw`(?:€(?!\d)|eur\b|euros?\b|${OTHER_SIGNS}|us ?\$|(?:${OTHER_NAMES})(?!\p{L}))`
const TAX = String.raw`(?:ht|h\.t\.?|hors taxes?|ttc)(?!\p{L})`
const AFTER = String.raw`(?:(?<![.,]\d{1,2}) ?€ ?\d{2}(?!\d)| ?${CURRENCY}| ?%)?(?: ?\(?${TAX}\)?)?`
const AMOUNT = new RegExp(String.raw`(?<![\p{L}\d.,])(?:(?<=^|\s)[-−–])?${BEFORE}${NUMBER}${AFTER}`, 'giu')
/** Between the two ends of a range; a hyphen may be taken for the sign of the second. */
const RANGE = /^ ?(?:(?:et|ou|to|a|à) |[-−–—~/] ?)$/i

/** The amounts of a text, in order: the one place that finds them. Positions are those of `text`. */
export function amountsWritten(text: string): readonly WrittenAmount[] {
  const spaced = text.replace(/[^\S\n]/g, ' ')
  const found = [...spaced.matchAll(AMOUNT)].map(({ 0: { length }, index }) => ({
    text: text.slice(index, index + length),
    from: index,
    to: index + length,
  }))
  const isAfter = (at: number) => {
    const [before, after] = [found[at - 1], found[at]]
    if (!before || !after) return false
    return RANGE.test(spaced.slice(before.to, after.from) + (/^[-−–]/.exec(after.text)?.[0] ?? ''))
  }
  return found.map((amount, at) => ({ ...amount, isOfRange: isAfter(at) || isAfter(at + 1) }))
}
