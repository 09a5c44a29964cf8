import { placed, sumBar, type WaterfallBar, type WaterfallRow } from '@/domain/money/waterfall'

/** « 36,00 € », « − 6,00 € », « = 30 minutes »; no expressions. */
const AMOUNT = /^([+−=])?\s*(−?)(\d+(?:,\d+)?)\s(\p{L}+|€)$/u

/** The lines of an example calculation, with a bar per line up to the result; without bars if they do not add up to one. */
export function sumRows(lines: readonly (readonly [string, string])[]): readonly WaterfallRow[] {
  const bars = barsOf(lines.map(([, amount]) => amount))
  return lines.map(([label, amount], at) => ({ key: `${label}${at}`, label, amount, bar: bars[at] ?? null }))
}

function barsOf(amounts: readonly string[]): readonly WaterfallBar[] {
  const steps: WaterfallBar[] = []
  let level = 0
  for (const [at, amount] of amounts.entries()) {
    const [isAmount, sign = '', minus = '', digits = ''] = AMOUNT.exec(amount) ?? []
    if (isAmount === undefined || (sign === '') !== (at === 0)) return []
    const size = Number(digits.replace(',', '.')) * (minus === '' ? 1 : -1)
    if (sign === '=') return placed([...steps, sumBar(size)])
    const to = sign === '−' ? level - size : level + size
    steps.push({ from: level, to, kind: KINDS[sign] ?? 'start' })
    level = to
  }
  return []
}

const KINDS: Readonly<Record<string, WaterfallBar['kind']>> = { '+': 'plus', '−': 'minus' }
