import { euroText } from '@/domain/base/text/euro-text'
import { LINE_LABELS, type LineKey, type Statement, type StatementLine } from './statement'

/** A row of the picture: where its bar begins and ends, in per cent of the width. `to` is the level that the next row begins at. */
export interface WaterfallBar {
  readonly from: number
  readonly to: number
  /** `start` is what comes in, `plus` and `minus` change it, `open` is not known, `rest` and `loss` are the sum. */
  readonly kind: 'start' | 'plus' | 'minus' | 'open' | 'rest' | 'loss'
}

export interface WaterfallRow {
  readonly key: string
  readonly label: string
  /** « ? » of an open line. */
  readonly amount: string
  /** null: a line without a picture, beside the sum. */
  readonly bar: WaterfallBar | null
}

export interface SaleRow extends WaterfallRow {
  readonly key: LineKey | 'rest'
  readonly bar: WaterfallBar
}

/** A statement from the price to the rest. Lines that are 0 without being open are left out. */
export function waterfallOf(statement: Statement): readonly SaleRow[] {
  const shown = statement.lines.filter(isShown)
  return rowsOf(shown, statement.restCents, placed(levelsOf(shown, statement.restCents)))
}

/** A row of a statement that was changed. `was`: the same row before, where it says something else. */
export interface ChangedRow extends SaleRow {
  readonly was: Pick<SaleRow, 'amount' | 'bar'> | null
}

/**
 * A statement after a change, each changed row with what it was, « ? » where it was open, on one scale. Lines that are 0 both times without being open are left out. `before`
 * null: there was no price.
 */
export function changedWaterfall(before: Statement | null, after: Statement): readonly ChangedRow[] {
  const isIn = (line: StatementLine, at: number) => {
    const other = before?.lines[at]
    return isShown(line) || (other !== undefined && isShown(other))
  }
  const shown = after.lines.filter(isIn)
  const shownBefore = before ? before.lines.filter(({ key }) => shown.some((line) => line.key === key)) : []
  const bars = levelsOf(shown, after.restCents)
  const all = placed([...bars, ...(before ? levelsOf(shownBefore, before.restCents) : [])])
  const rows = rowsOf(shown, after.restCents, all.slice(0, bars.length))
  if (!before) return rows.map((row) => ({ ...row, was: null }))
  const earlier = rowsOf(shownBefore, before.restCents, all.slice(bars.length))
  return rows.map((row, at) => {
    const was = earlier[at]
    if (!was || (was.amount === row.amount && was.bar.kind === row.bar.kind)) return { ...row, was: null }
    return { ...row, was: { amount: was.amount, bar: was.bar } }
  })
}

function isShown({ cents, origin }: StatementLine): boolean {
  return cents !== 0 || origin === 'open'
}

/** A bar per line, then the rest; their ends are in cents. */
function levelsOf(lines: readonly StatementLine[], restCents: number): readonly WaterfallBar[] {
  let level = 0
  const steps = lines.map(({ key, cents, origin }): WaterfallBar => {
    const from = level
    level += cents
    if (origin === 'open') return { from, to: level, kind: 'open' }
    return { from, to: level, kind: key === 'collected' ? 'start' : 'minus' }
  })
  return [...steps, sumBar(restCents)]
}

function rowsOf(
  lines: readonly StatementLine[],
  restCents: number,
  bars: readonly WaterfallBar[],
): readonly SaleRow[] {
  const rest = bars[lines.length]
  return [
    ...lines.flatMap(({ key, cents }, at): SaleRow[] => {
      const bar = bars[at]
      const amount = bar?.kind === 'open' ? '?' : euroText(cents)
      return bar ? [{ key, label: LINE_LABELS[key], amount, bar }] : []
    }),
    ...(rest ? [{ key: 'rest' as const, label: 'Reste', amount: euroText(restCents), bar: rest }] : []),
  ]
}

/** The last row, from the level back to 0. */
export function sumBar(level: number): WaterfallBar {
  return { from: level, to: 0, kind: level < 0 ? 'loss' : 'rest' }
}

/** Levels as places in the picture, which is as wide as the lowest level (at most 0) is from the highest. */
export function placed(bars: readonly WaterfallBar[]): readonly WaterfallBar[] {
  const levels = bars.flatMap(({ from, to }) => [from, to])
  const [low, high] = [Math.min(0, ...levels), Math.max(0, ...levels)]
  const size = high - low
  const place = (level: number) => (size === 0 ? 0 : Math.round(((level - low) * 1_000) / size) / 10)
  return bars.map(({ from, to, kind }) => ({ from: place(from), to: place(to), kind }))
}

/** The rest of a sale as a part of what comes in, or the loss as a part of all costs, in per cent: the smallest picture. */
export function restShare({ lines, restCents }: Statement): number {
  const whole = lines.reduce((sum, { cents }) => sum + Math.max(restCents < 0 ? -cents : cents, 0), 0)
  return whole === 0 ? 0 : Math.round((Math.abs(restCents) * 100) / whole)
}
