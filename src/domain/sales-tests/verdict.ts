import { exactInterval, isSurelyBelow, type Interval } from './binomial'
import { addDays, type LocalDate } from '@/domain/base/time/local-date'
import { daysWith } from './noted'
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

// A verdict stays within its risk in shops like these, which `verdict-simulation.test.ts` tries. With all visits counted at the end, a third
// of the tests of one day with late buyers were stopped wrongly.
/** Buyers return up to this many days after their visit. */
export const RETURN_DAYS = 3
/** This share of them returns later than on the day of the visit, evenly over `RETURN_DAYS`. */
const LATE_SHARE = 0.4
/** From day to day the share of visitors who go on varies by this much of itself (standard deviation). */
const DAY_VARIATION = 0.25

export interface Verdict {
  /**
   * `limit`: the loss reached the limit. `costly`: each sale surely costs more advertising than it leaves, or leaves nothing. `breaks`:
   * one step surely loses the visitors. `early`: too few visits, or the gain of the noted sales is unknown.
   */
  readonly kind: 'early' | 'limit' | 'costly' | 'breaks' | 'go'
  readonly step: Step | null
  readonly total: DayNumbers
  /** Gain of the noted sales minus the noted spending, in cents; null: there are sales, and their gain is unknown. */
  readonly balanceCents: number | null
  /** The balance as a loss; never negative, and 0 where it is unknown. */
  readonly lostCents: number
  /** Sales per visit from which on a sale pays for its advertising; null: gain, visits or spending unknown. */
  readonly breakEven: number | null
  /** The planned number of days is recorded. */
  readonly isOver: boolean
}

type Judged = Pick<SalesTest, 'limitCents' | 'gainCents' | 'days' | 'numbers'>

export function verdictOf({ limitCents, gainCents, days, numbers }: Judged): Verdict {
  const total = totalOf(numbers)
  const sales = total.sales ?? 0
  const isUnknown = sales > 0 && gainCents === null
  const balanceCents = isUnknown ? null : sales * (gainCents ?? 0) - (total.spentCents ?? 0)
  const lostCents = Math.max(0, -(balanceCents ?? 0))
  const isOver = numbers.size >= days
  const facts = {
    step: null,
    total,
    balanceCents,
    lostCents,
    breakEven: breakEvenOf(numbers.values(), gainCents),
    isOver,
  }
  if (lostCents >= limitCents) return { ...facts, kind: 'limit' }
  // No number of visits can make up for a sale that brings nothing.
  if (gainCents !== null && gainCents <= 0) return { ...facts, kind: 'costly' }
  if ((total.visits ?? 0) < VISITS_TO_JUDGE) return { ...facts, kind: 'early' }
  // Half of the risk is for the end of the test, half for all other days: a check every day would otherwise be wrong sooner or later.
  const risk = RISK / 2 / (numbers.size === days ? 1 : Math.max(days, numbers.size))
  const aged = agedDays(numbers)
  if (isCostly(isOver ? aged : aged.filter(({ age }) => age >= RETURN_DAYS), sales, gainCents, risk)) {
    return { ...facts, kind: 'costly' }
  }
  const step = brokenStep(aged, risk / STEPS.length)
  if (step) return { ...facts, kind: 'breaks', step }
  return { ...facts, kind: isUnknown ? 'early' : 'go' }
}

/** Of the days that noted both visits and spending. */
function breakEvenOf(days: Iterable<DayNumbers>, gainCents: number | null): number | null {
  let [visited, spent] = [0, 0]
  for (const { visits, spentCents } of days) {
    if (visits === null || spentCents === null) continue
    visited += visits
    spent += spentCents
  }
  return gainCents !== null && gainCents > 0 && visited > 0 && spent > 0 ? spent / visited / gainCents : null
}

interface AgedDay {
  readonly numbers: DayNumbers
  /** Days before the last recorded day, `RETURN_DAYS` at most. */
  readonly age: number
}

function agedDays(numbers: ReadonlyMap<LocalDate, DayNumbers>): readonly AgedDay[] {
  let last = ''
  for (const day of numbers.keys()) if (day > last) last = day
  const recent = Array.from({ length: RETURN_DAYS }, (_, age) => addDays(last as LocalDate, -age))
  return Array.from(numbers, ([day, each]) => {
    const age = recent.indexOf(day)
    return { numbers: each, age: age === -1 ? RETURN_DAYS : age }
  })
}

/**
 * Each sale surely costs more advertising than it leaves. While a test runs, the visits and the spending of its last days are left out, but
 * no sale is: their buyers may still return. A day without one of the three numbers says nothing.
 */
function isCostly(aged: readonly AgedDay[], sales: number, gainCents: number | null, risk: number): boolean {
  const whole = aged.filter(
    ({ numbers: { visits, spentCents, sales: sold } }) =>
      visits !== null && spentCents !== null && sold !== null,
  )
  const breakEven = breakEvenOf(
    whole.map(({ numbers }) => numbers),
    gainCents,
  )
  return breakEven !== null && surelyFewer(breakEven, sales, whole, 'visits', risk)
}

/**
 * Whether surely fewer than `share` of those counted in `from` went on. Some of the last days' buyers have not returned yet, and days
 * differ: the variance of the count is then n p (1 + v² p Σ nᵢ² / n), so that hits and tries weigh less by that factor.
 */
function surelyFewer(
  share: number,
  hits: number,
  aged: readonly AgedDay[],
  from: 'visits' | 'baskets' | 'checkouts',
  risk: number,
): boolean {
  let [tries, returned, squares] = [0, 0, 0]
  for (const { numbers, age } of aged) {
    const count = numbers[from] ?? 0
    tries += count
    returned += count * (1 - LATE_SHARE * Math.max(0, 1 - age / RETURN_DAYS))
    squares += count ** 2
  }
  if (tries === 0) return false
  const expected = share * (returned / tries)
  const spread = 1 + DAY_VARIATION ** 2 * expected * (squares / tries)
  return isSurelyBelow(expected, Math.min(hits, tries) / spread, tries / spread, risk)
}

/** Sales per visit, with 95 % confidence, of the days that noted both; null without a visit. */
export function salesPerVisit(numbers: ReadonlyMap<LocalDate, DayNumbers>): Interval | null {
  const { visits, sales } = totalOf(daysWith(numbers, 'visits', 'sales'))
  return visits !== null && sales !== null && visits > 0
    ? exactInterval(Math.min(sales, visits), visits)
    : null
}

/** The first step that breaks. Direct buyers skip the basket, so a step may count more than its previous one. */
function brokenStep(aged: readonly AgedDay[], risk: number): Step | null {
  return (
    STEPS.find(({ from, to, floor }) => {
      const noted = notedDays(aged, to)
      // A day without `from` still counts those who went on: they may have come on another day.
      const tried = noted.filter(({ numbers }) => numbers[from] !== null)
      return surelyFewer(1 / floor, wentOn(noted, to), tried, from, risk)
    }) ?? null
  )
}

/** Counts after a step, from the visit to the sale. */
const LATER = {
  baskets: ['checkouts', 'sales'],
  checkouts: ['sales'],
  sales: [],
} as const satisfies Readonly<Record<Step['to'], readonly Step['to'][]>>

/**
 * Days that noted the count `to`. A day with later counts and 0 of this one shows that its tool does not count it: then no zero of the
 * test says anything.
 */
function notedDays(aged: readonly AgedDay[], to: Step['to']): readonly AgedDay[] {
  const noted = aged.filter(({ numbers }) => numbers[to] !== null)
  const isUncounted = noted.some(
    ({ numbers }) => numbers[to] === 0 && LATER[to].some((key) => (numbers[key] ?? 0) > 0),
  )
  return isUncounted ? noted.filter(({ numbers }) => numbers[to] !== 0) : noted
}

/** At least what is counted further down went on. */
function wentOn(aged: readonly AgedDay[], to: Step['to']): number {
  return Math.max(
    ...[to, ...LATER[to]].map((key) => aged.reduce((all, { numbers }) => all + (numbers[key] ?? 0), 0)),
  )
}
