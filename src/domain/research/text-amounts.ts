import { parseAmount } from '@/domain/base/text/pasted-amount'

export interface TextAmount {
  readonly cents: number
  /** The surrounding text, which says what the price is for. */
  readonly passage: string
}

/** Most amounts to offer; a text with more is a price list. */
const AMOUNTS_MAX = 4
const WORDS_AROUND = 24
const NUMBER = String.raw`\d+(?:[\s.'’]\d{3}|,\d{3}(?=[,.]\d))*(?:[.,]\d{1,2})?`
/**
 * Requires the sign or name of the euro: a bare number may be a size, a year or a number of sales. The number is read whole or not at all:
 * the end of « 1,299.90 € » is no amount, nor is the number after its sign.
 */
const EUROS = new RegExp(
  String.raw`(?<!\d\s?)(?:€|\bEUR)\s?${NUMBER}(?![\d%]|[.,]\d)` +
    String.raw`|(?<![\d.,$£])${NUMBER}\s?(?:€(?:\d{2}(?!\d)|(?!\d))|EUR\b|euros?\b)`,
  'giu',
)

/** The different amounts in euros of a text with a link. They are suggested, never set automatically. */
export function amountsIn(text: string): readonly TextAmount[] {
  const found = new Map<number, TextAmount>()
  for (const match of text.matchAll(EUROS)) {
    const cents = parseAmount(match[0])
    if (typeof cents !== 'number' || found.has(cents)) continue
    found.set(cents, { cents, passage: passageAround(text, match.index, match.index + match[0].length) })
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
