import { parseAmount } from '@/domain/base/pasted-amount'

/** An amount that a text names. */
export interface TextAmount {
  readonly cents: number
  /** The words around it, as they stand in the text: they say what it is the price of. */
  readonly passage: string
}

/** Enough to choose from; a text with more is a list of prices. */
const AMOUNTS_MAX = 4
const WORDS_AROUND = 24
/** Only with the sign or the name of the euro beside it: a bare number may be a size, a year, a number of sales. */
const EUROS =
  /(?:€|\bEUR)\s?\d{1,3}(?:[ .'’]\d{3})*(?:[.,]\d{1,2})?(?![\d%])|(?<![\d.,$£])\d+(?:[ .'’]\d{3})*(?:[.,]\d{1,2})?\s?(?:€(?:\d{2}(?!\d))?|EUR\b|euros?\b)/giu

/** The amounts in euros of a text that goes with a link, each once. They are offered, never set. */
export function amountsIn(text: string): readonly TextAmount[] {
  const found = new Map<number, TextAmount>()
  for (const match of text.matchAll(EUROS)) {
    const cents = parseAmount(match[0])
    if (typeof cents !== 'number' || found.has(cents)) continue
    found.set(cents, { cents, passage: passageAround(text, match.index, match.index + match[0].length) })
  }
  return [...found.values()].slice(0, AMOUNTS_MAX)
}

/** Whole words. */
function passageAround(text: string, from: number, to: number): string {
  const before = text.slice(0, from)
  const after = text.slice(to)
  const head = before.length > WORDS_AROUND ? `…${before.slice(-WORDS_AROUND).replace(/^\S*\s/, '')}` : before
  const tail = after.length > WORDS_AROUND ? `${after.slice(0, WORDS_AROUND).replace(/\s\S*$/, '')}…` : after
  return (head + text.slice(from, to) + tail).trim()
}
