import { exactInterval, isSurelyBelow, type Interval } from './binomial'
import { totalOf, type DayNumbers, type SalesTest } from './sales-test'

export const VISITS_TO_JUDGE = 100

/** Steps from a visit to a sale. A step breaks when surely fewer than one in `floor` goes on: our own limits, not market averages. */
export const STEPS = [
  { from: 'visits', to: 'baskets', floor: 100 },
  { from: 'baskets', to: 'checkouts', floor: 5 },
  { from: 'checkouts', to: 'sales', floor: 5 },
] as const

export type Step = (typeof STEPS)[number]

/** Probability that a whole test wrongly says « arrêtez » by its numbers, or names a step that does not break. */
const RISK = 0.05

export interface Verdict {
  /**
   * `limit`: the loss reached the limit. `costly`: each sale surely costs more advertising than it leaves. `breaks`: one step surely loses
   * the visitors. `early`: too few visits.
   */
  readonly kind: 'early' | 'limit' | 'costly' | 'breaks' | 'go'
  readonly step: Step | null
  readonly total: DayNumbers
  /** Spending minus the gain of the sales, in cents; never negative. With an unknown gain, all spending. */
  readonly lostCents: number
  /** Amount that may still be spent if nothing sells, in cents. */
  readonly leftCents: number
  /** Sales per visit from which on a sale pays for its advertising; null: gain, visits or spending unknown. */
  readonly breakEven: number | null
  /** The planned number of days is recorded. */
  readonly isOver: boolean
}

type Judged = Pick<SalesTest, 'limitCents' | 'gainCents' | 'days' | 'numbers'>

export function verdictOf({ limitCents, gainCents, days, numbers }: Judged): Verdict {
  const total = totalOf(numbers)
  const { visits, sales, spentCents } = total
  const lostCents = Math.max(0, spentCents - sales * (gainCents ?? 0))
  const breakEven =
    gainCents !== null && visits > 0 && spentCents > 0 ? spentCents / visits / gainCents : null
  // The risk is divided by the number of days, because a check every day would otherwise be wrong sooner or later.
  const risk = RISK / Math.max(days, numbers.size)
  const step = brokenStep(total, risk / STEPS.length)
  const facts = {
    step: null,
    total,
    lostCents,
    leftCents: Math.max(0, limitCents - lostCents),
    breakEven,
    isOver: numbers.size >= days,
  }
  if (lostCents >= limitCents) return { ...facts, kind: 'limit' }
  if (visits < VISITS_TO_JUDGE) return { ...facts, kind: 'early' }
  if (breakEven !== null && isSurelyBelow(breakEven, sales, visits, risk)) return { ...facts, kind: 'costly' }
  if (step) return { ...facts, kind: 'breaks', step }
  return { ...facts, kind: 'go' }
}

/** Sales per visit, with 95 % confidence; null without a visit. */
export function salesPerVisit({ visits, sales }: DayNumbers): Interval | null {
  return visits > 0 ? exactInterval(Math.min(sales, visits), visits) : null
}

/** The first step that breaks. Direct buyers skip the basket, so a step may count more than its previous one. */
function brokenStep(total: DayNumbers, risk: number): Step | null {
  return (
    STEPS.find(({ from, to, floor }) => {
      const tries = total[from]
      return isSurelyBelow(1 / floor, Math.min(total[to], tries), tries, risk)
    }) ?? null
  )
}
