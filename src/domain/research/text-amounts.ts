import { parseAmount } from '@/domain/base/text/pasted-amount'
import { amountsWritten } from '@/domain/base/text/written-amounts'

export interface TextAmount {
  readonly cents: number
  /** The surrounding text, which says what the price is for. */
  readonly passage: string
}

/** Most amounts to offer; a text with more is a price list. */
const AMOUNTS_MAX = 4
const WORDS_AROUND = 24
/** The different amounts in euros of a text with a link. They are suggested, never set automatically. */
export function amountsIn(text: string): readonly TextAmount[] {
  const found = new Map<number, TextAmount>()
  for (const { text: written, unit, value, from, to, isForSeveral } of amountsWritten(text)) {
    // A bare number may be a size, a year or a number of sales; « 5 € 20 vendus » is not clear. A price of several pieces
    // is not the one of the product.
    const isOne = unit === 'euro' && value !== null && !isForSeveral
    const cents = isOne ? parseAmount(written) : null
    if (typeof cents !== 'number' || found.has(cents)) continue
    found.set(cents, { cents, passage: passageAround(text, from, to) })
  }
  return [...found.values()].slice(0, AMOUNTS_MAX)
}

function passageAround(text: string, from: number, to: number): string {
  const before = text.slice(0, from)
  const after = text.slice(to)
  const head = before.length > WORDS_AROUND ? `…${before.slice(-WORDS_AROUND).replace(/^\S*\s/, '')}` : before
  const tail = after.length > WORDS_AROUND ? `${after.slice(0, WORDS_AROUND).replace(/\s\S*$/, '')}…` : after
  return (head + text.slice(from, to) + tail).trim()
}
