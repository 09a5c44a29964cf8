/** Where the bar of a line of an example begins and ends, in per cents of the drawing. */
export interface SumBar {
  readonly from: number
  readonly to: number
  /** It takes away from what stands above, or is what remains; else it adds. */
  readonly kind: 'plus' | 'minus' | 'result'
}

/** « 36,00 € », « − 6,00 € », « = 30 minutes »; nothing that is still to be computed. */
const AMOUNT = /^([+−=])?\s*(−?)(\d+(?:,\d+)?)\s(\p{L}+|€)$/u

/** A bar for each line of a sum up to its result, each beginning where the one above ends; none for what is no such sum. */
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
