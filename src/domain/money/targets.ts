import { AMOUNT_MAX_CENTS } from '@/domain/base/text/pasted-amount'
import type { SaleInputs } from './sale-inputs'
import { statementOf } from './statement'

/** Longest search where only rounding decides. */
const STEPS_MAX = 20_000

/**
 * The lowest price in cents whose statement shows at least that margin (hundredths of a percent) and no loss; ignores the price of the
 * inputs. null: none up to the highest amount.
 */
export function lowestPrice(inputs: SaleInputs, marginPoints: number): number | null {
  const [from, to] = pricesToTry(inputs, marginPoints)
  const last = Math.min(to, from + STEPS_MAX, AMOUNT_MAX_CENTS)
  for (let price = from; price <= last; price += 1) {
    const statement = statementOf({ ...inputs, salePriceCents: price })
    const tenths = statement?.marginTenths ?? null
    if (statement && tenths !== null && statement.restCents >= 0 && tenths * 10 >= marginPoints) return price
  }
  return null
}

/**
 * Without rounding, rest minus wanted margin is `slope` x price - `fixed`. Rounding the four lines that depend on the price moves it by at
 * most two cents, rounding the shown margin by half a tenth of a percent.
 */
function pricesToTry(inputs: SaleInputs, marginPoints: number): [from: number, to: number] {
  const share = (points: number | null) => (points ?? 0) / 10_000
  const net = (1 - share(inputs.returnPoints)) / (1 + share(inputs.vatPoints))
  const wanted = Math.max(0, share(marginPoints) - 0.0005)
  const slope = net * (1 - share(inputs.contributionPoints) - wanted) - share(inputs.feePoints)
  const atNothing = statementOf({ ...inputs, salePriceCents: 0 })
  const fixed = 0 - (atNothing?.restCents ?? 0)
  const [low, high] = [fixed - 3, fixed + 3]
  if (slope > 0) return [Math.max(1, Math.floor(low / slope)), Math.ceil(high / slope) + 1]
  return [1, low > 0 ? 0 : slope === 0 ? Infinity : Math.ceil(low / slope) + 1]
}

/** null: a sale leaves nothing. */
export function salesForGoal(restCents: number, goalCents: number): number | null {
  return restCents > 0 ? Math.ceil(goalCents / restCents) : null
}
