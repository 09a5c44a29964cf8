import { exactInterval, isSurelyBelow, type Interval } from './binomial'
import { totalOf, type DayNumbers, type SalesTest } from './sales-test'

/** Fewer visits say nothing, whatever came of them. */
export const VISITS_TO_JUDGE = 100

/** The steps from a visit to a sale. One breaks when surely fewer than one in `floor` goes on: cautious marks of ours, not market averages. */
export const STEPS = [
  { from: 'visits', to: 'baskets', floor: 100 },
  { from: 'baskets', to: 'checkouts', floor: 5 },
  { from: 'checkouts', to: 'sales', floor: 5 },
] as const

export type Step = (typeof STEPS)[number]

/** How often a whole test may wrongly say « arrêtez » by its numbers, or name a step that does not break. */
const RISK = 0.05

export interface Verdict {
  /**
   * `limit`: what was lost has reached the limit. `costly`: each sale surely costs more advertising than it leaves.
   * `breaks`: one step surely loses the visitors. `early`: too few visits.
   */
  readonly kind: 'early' | 'limit' | 'costly' | 'breaks' | 'go'
  /** The step that breaks. */
  readonly step: Step | null
  readonly total: DayNumbers
  /** Spending less what the sales left, in cents; never negative. Without a known gain, all that was spent. */
  readonly lostCents: number
  /** What may still be spent if nothing sells, in cents. */
  readonly leftCents: number
  /** Sales per visit from which on a sale pays for its advertising; null where gain, visits or spending are not known. */
  readonly breakEven: number | null
  /** The planned number of days is written down. */
  readonly isOver: boolean
}

type Judged = Pick<SalesTest, 'limitCents' | 'gainCents' | 'days' | 'numbers'>

export function verdictOf({ limitCents, gainCents, days, numbers }: Judged): Verdict {
  const total = totalOf(numbers)
  const { visits, sales, spentCents } = total
  const lostCents = Math.max(0, spentCents - sales * (gainCents ?? 0))
  const breakEven =
    gainCents !== null && visits > 0 && spentCents > 0 ? spentCents / visits / gainCents : null
  // Looked at every day, one day would err sooner or later: each look has its share of the risk.
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

/** Sales per visit, with 95 %; null without a visit. */
export function salesPerVisit({ visits, sales }: DayNumbers): Interval | null {
  return visits > 0 ? exactInterval(Math.min(sales, visits), visits) : null
}

/** The first that breaks. Who buys at once may skip the basket: more than all do not go on. */
function brokenStep(total: DayNumbers, risk: number): Step | null {
  return (
    STEPS.find(({ from, to, floor }) => {
      const tries = total[from]
      return isSurelyBelow(1 / floor, Math.min(total[to], tries), tries, risk)
    }) ?? null
  )
}
