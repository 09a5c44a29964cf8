/** Start and end of a line's bar, in per cent of the drawing. */
export interface SumBar {
  readonly from: number
  readonly to: number
  /** `minus` subtracts from the lines above, `result` is their sum. */
  readonly kind: 'plus' | 'minus' | 'result'
}

/** « 36,00 € », « − 6,00 € », « = 30 minutes »; no expressions. */
const AMOUNT = /^([+−=])?\s*(−?)(\d+(?:,\d+)?)\s(\p{L}+|€)$/u

/** A bar per line up to the result, each beginning at the end of the bar above; empty if the lines are not such a sum. */
export function sumBars(lines: readonly (readonly [string, string])[]): readonly SumBar[] {
  const steps: { start: number; end: number; kind: SumBar['kind'] }[] = []
  let left = 0
  for (const [at, [, amount]] of lines.entries()) {
    const [isAmount, sign = '', minus = '', digits = ''] = AMOUNT.exec(amount) ?? []
    if (isAmount === undefined || (sign === '') !== (at === 0)) return []
    const size = Number(digits.replace(',', '.')) * (minus === '' ? 1 : -1)
    if (sign === '=') return placed([...steps, { start: 0, end: size, kind: 'result' }])
    const end = sign === '−' ? left - size : left + size
    steps.push({ start: left, end, kind: sign === '−' ? 'minus' : 'plus' })
    left = end
  }
  return []
}

function placed(steps: readonly { start: number; end: number; kind: SumBar['kind'] }[]): readonly SumBar[] {
  const ends = steps.flatMap(({ start, end }) => [start, end])
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const percent = (value: number) => Math.round(((value - low) * 1000) / (high - low)) / 10
  return steps.map(({ start, end, kind }) => ({
    from: percent(Math.min(start, end)),
    to: percent(Math.max(start, end)),
    kind,
  }))
}
