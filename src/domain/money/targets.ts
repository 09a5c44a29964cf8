import { AMOUNT_MAX_CENTS } from '@/domain/base/text/amount-text'
import { rounded, WHOLE } from './exact'
import type { SaleInputs } from './sale-inputs'
import { formulasOf, keptShare, type LineFormula } from './statement'

/**
 * The lowest price in cents whose statement shows at least that margin (hundredths of a percent) and no loss; ignores the price of the
 * inputs. null: none up to the highest amount.
 *
 * Because lines are rounded, the margin does not only rise with the price: each price of the range where rounding decides is tried.
 */
export function lowestPrice(inputs: SaleInputs, marginPoints: number): number | null {
  const kept = keptShare(inputs)
  if (kept === 0n) return null
  const formulas = formulasOf(inputs)
  const moving = formulas.filter(({ perCent }) => perCent !== 0n)
  const still = formulas
    .filter(({ perCent }) => perCent === 0n)
    .reduce((sum, { fixed, under }) => sum + rounded(fixed, under), 0)

  // A shown tenth is reached from half a tenth below it: rest / (price x net) >= (2 x tenths - 1) / 2000.
  const tenths = Math.ceil(marginPoints / 10)
  const net: Fraction = { over: kept, under: WHOLE + BigInt(inputs.vatPoints) }
  const wanted: Fraction = { over: net.over * BigInt(Math.max(0, 2 * tenths - 1)), under: net.under * 2_000n }

  const [from, to] = pricesToTry(moving, still, wanted)
  if (from > to) return null
  const lines = moving.map((line) => new RoundedLine(line, from))
  const [over, under] = [Number(wanted.over), Number(wanted.under)]
  for (let price = from; price <= to; price += 1) {
    let rest = still
    for (const line of lines) rest += line.next()
    // Below 2^53: amounts and rates have their highest values.
    if (rest >= 0 && rest * under >= over * price) return price
  }
  return null
}

/** Both below 2^53. */
interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/**
 * Without rounding, rest minus wanted margin is `slope` x price + `fixed`. Each rounded line moves that by at most half a cent: below the
 * range no price can do, and its last price does for sure where the slope is positive.
 */
function pricesToTry(
  moving: readonly LineFormula[],
  still: number,
  wanted: Fraction,
): readonly [from: number, to: number] {
  const terms = [...moving, { perCent: -wanted.over, fixed: 0n, under: wanted.under }]
  const under = terms.reduce((product, term) => product * term.under, 2n)
  const slope = terms.reduce((sum, term) => sum + (term.perCent * under) / term.under, 0n)
  const fixed = terms.reduce((sum, term) => sum + (term.fixed * under) / term.under, BigInt(still) * under)
  const rounding = (BigInt(moving.length) * under) / 2n
  const max = BigInt(AMOUNT_MAX_CENTS)
  if (slope > 0n) {
    const [low, high] = [-fixed - rounding, -fixed + rounding]
    const from = low <= slope ? 1n : (low + slope - 1n) / slope
    const to = high <= slope ? 1n : (high + slope - 1n) / slope
    return [Number(from < max ? from : max + 1n), Number(to < max ? to : max)]
  }
  const most = fixed + rounding
  if (most < 0n) return [1, 0]
  // The rounding repeats itself, and a later price has no larger rest beside it.
  const repeats = moving.reduce((all, { perCent, under: own }) => {
    const period = own / gcd(own, perCent < 0n ? -perCent : perCent)
    return (all / gcd(all, period)) * period
  }, 1n)
  const last = slope === 0n ? max : most / -slope
  return [1, Number([last, repeats, max].reduce((a, b) => (a < b ? a : b)))]
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}

/** The rounded line at one price after the other, by steps of its remainder instead of a division of large integers. */
class RoundedLine {
  private cents: number
  private remainder: number
  private readonly wholeStep: number
  private readonly step: number
  private readonly under: number
  private readonly sign: 1 | -1

  /** The first `next` is the amount at the price `from`. */
  constructor({ perCent, fixed, under }: LineFormula, from: number) {
    this.sign = perCent < 0n ? -1 : 1
    const size = (value: bigint) => 2n * (value < 0n ? -value : value)
    // Half away from zero: the whole part of (2 x size + under) / (2 x under).
    const twice = 2n * under
    const step = size(perCent)
    const before = size(fixed) + under + step * BigInt(from - 1)
    this.under = Number(twice)
    this.wholeStep = Number(step / twice)
    this.step = Number(step % twice)
    this.cents = Number(before / twice)
    this.remainder = Number(before % twice)
  }

  next(): number {
    this.cents += this.wholeStep
    this.remainder += this.step
    if (this.remainder >= this.under) {
      this.remainder -= this.under
      this.cents += 1
    }
    return this.sign * this.cents
  }
}

/** null: a sale leaves nothing. */
export function salesForGoal(restCents: number, goalCents: number): number | null {
  return restCents > 0 ? Math.ceil(goalCents / restCents) : null
}
