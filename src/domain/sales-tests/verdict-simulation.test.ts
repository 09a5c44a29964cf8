// Simulated shops whose owner looks at the verdict every day and follows it. `npm run test:verdicts` takes 5,000 of each scenario.
import { describe, expect, test } from 'vitest'
import { addDays, type LocalDate } from '@/domain/base/time/local-date'
import { randomFrom } from '../../../tests/support/random'
import { NO_NUMBERS, type DayNumbers } from './sales-test'
import { STEPS, verdictOf, type Step, type Verdict } from './verdict'

const SHOPS = Number(import.meta.env['VITE_SHOPS'] ?? 1_000)
const dates = Array.from({ length: 120 }, (_, at) => addDays('2026-11-02', at))

type Random = () => number
const always = () => 1

interface Scenario {
  readonly name: string
  /** Share of the buyers who return one to three days later. */
  readonly late?: number
  readonly planned?: (random: Random) => number
  /** Recorded days per planned day. */
  readonly length?: number
  /** Visits, sales per visit and cost per visit of a day, relative to the shop's own. */
  readonly visits?: (random: Random, day: number) => number
  readonly buyers?: (random: Random, day: number) => number
  readonly cost?: (random: Random, day: number) => number
  /** Share of the days that nobody records. */
  readonly gaps?: number
  /** Ten times the usual budget: more sales, so smaller faults are found. */
  readonly isLarge?: true
}

const isWeekend = (day: number) => day % 7 > 4
const few = (random: Random) => (random() < 0.2 ? 5 : 0.3)
const week = () => 7

const SCENARIOS: readonly Scenario[] = [
  { name: 'immediate buyers' },
  { name: 'late buyers', late: 0.4 },
  { name: 'late buyers, a week', late: 0.4, planned: week },
  { name: 'late buyers, two weeks', late: 0.4, planned: () => 14 },
  { name: 'more late buyers than allowed for', late: 0.6 },
  { name: 'uneven visits', visits: (random) => spread(random, 0.7) },
  { name: 'uneven costs', cost: (random) => 0.5 + random() },
  { name: 'uneven buyers', buyers: (random) => spread(random, 0.4) },
  { name: 'uneven late buyers', late: 0.4, buyers: (random) => spread(random, 0.25) },
  {
    name: 'weekends',
    visits: (_, day) => (isWeekend(day) ? 2 : 1),
    buyers: (_, day) => (isWeekend(day) ? 1.5 : 0.8),
  },
  {
    name: 'weekends, late buyers',
    late: 0.4,
    visits: (_, day) => (isWeekend(day) ? 2 : 1),
    buyers: (_, day) => (isWeekend(day) ? 1.5 : 0.8),
  },
  { name: 'few large days', visits: few },
  { name: 'few large days, late buyers', late: 0.4, visits: few },
  {
    name: 'few large days, uneven late buyers',
    late: 0.4,
    visits: few,
    buyers: (random) => spread(random, 0.25),
  },
  { name: 'more visits every day, late buyers', late: 0.4, visits: (_, day) => 1 + day / 2 },
  { name: 'one day', planned: always },
  { name: 'one day, late buyers', late: 0.4, planned: always },
  { name: 'two days, late buyers', late: 0.4, planned: () => 2 },
  { name: 'three to six days, late buyers', late: 0.4, planned: (random) => 3 + Math.floor(random() * 4) },
  { name: 'longer than planned', length: 2 },
  { name: 'longer than planned, late buyers', late: 0.4, length: 2 },
  { name: 'shorter than planned, late buyers', late: 0.4, length: 0.5 },
  { name: 'days that nobody records, late buyers', late: 0.4, gaps: 0.3 },
]

/** Around 1, with this standard deviation (log-normal, nearly). */
function spread(random: Random, deviation: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.exp(deviation * normal - deviation ** 2 / 2)
}

/** A Poisson number; a rounded normal one where it is large. */
function around(random: Random, mean: number): number {
  if (mean > 60) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal))
  }
  let count = -1
  for (let product = 1, floor = Math.exp(-mean); product > floor; product *= random()) count += 1
  return Math.max(0, count)
}

const between = (random: Random, low: number, high: number) => low + random() * (high - low)

interface Shop {
  readonly random: Random
  readonly planned: number
  readonly days: number
  readonly gainCents: number
  readonly limitCents: number
  readonly visitCents: number
}

function shopOf(scenario: Scenario, random: Random): Shop {
  const planned = scenario.planned?.(random) ?? Math.round(between(random, 3, 30))
  return {
    random,
    planned,
    days: Math.max(1, Math.round(planned * (scenario.length ?? 1))),
    gainCents: Math.round(between(random, 500, 4_000)),
    limitCents: Math.round(between(random, 3_000, 40_000) * (scenario.isLarge ? 10 : 1)),
    visitCents: between(random, 10, 60),
  }
}

/** Moves counts of a day to the days on which they are seen. */
function returning(random: Random, late: number) {
  const later: number[] = []
  return (day: number, count: number): number => {
    for (let at = 0; at < count; at += 1) {
      const seen = day + (random() < late ? 1 + Math.floor(random() * 3) : 0)
      later[seen] = (later[seen] ?? 0) + 1
    }
    return later[day] ?? 0
  }
}

function setDay(numbers: Map<LocalDate, DayNumbers>, day: number, counts: DayNumbers): void {
  const date = dates[day]
  if (date) numbers.set(date, counts)
}

/** The last verdict of a shop that sells `rate` times what pays for its advertising: 1 is break-even. */
function lastVerdict(scenario: Scenario, rate: number, random: Random): [Verdict, Shop] {
  const shop = shopOf(scenario, random)
  const { planned, gainCents, limitCents, visitCents } = shop
  const seen = returning(random, scenario.late ?? 0)
  const numbers = new Map<LocalDate, DayNumbers>()
  let verdict = verdictOf({ limitCents, gainCents, days: planned, numbers })
  for (let day = 0; day < shop.days; day += 1) {
    const cents = visitCents * (scenario.cost?.(random, day) ?? 1)
    const wanted = (limitCents / planned) * (scenario.visits?.(random, day) ?? 1)
    const visits = Math.floor(Math.min(wanted, limitCents - verdict.lostCents) / cents)
    const buyers = ((visits * cents) / gainCents) * rate * (scenario.buyers?.(random, day) ?? 1)
    const sales = seen(day, Math.min(visits, around(random, buyers)))
    if (scenario.gaps && day > 0 && random() < scenario.gaps) continue
    // Steps that cannot break: only the money is judged here.
    const steps = { baskets: visits, checkouts: Math.max(0, Math.min(visits, sales * 2)) }
    const spentCents = Math.round(visits * cents)
    setDay(numbers, day, { ...NO_NUMBERS, ...steps, visits, sales, spentCents })
    verdict = verdictOf({ limitCents, gainCents, days: planned, numbers })
    if (verdict.kind === 'limit' || verdict.kind === 'costly') break
  }
  return [verdict, shop]
}

function shareOf(
  scenario: Scenario,
  rate: number,
  shops: number,
  is: (verdict: Verdict, shop: Shop) => boolean,
) {
  const random = randomFrom(48)
  let count = 0
  for (let at = 0; at < shops; at += 1) if (is(...lastVerdict(scenario, rate, random))) count += 1
  return count / shops
}

const isCostly = ({ kind }: Verdict) => kind === 'costly'

describe(`a wrong « arrêtez » in at most 5 % of ${SHOPS} shops at break-even`, () => {
  test.each(SCENARIOS)('$name', (scenario) => {
    expect(shareOf(scenario, 1, SHOPS, isCostly)).toBeLessThanOrEqual(0.05)
  })

  test.each(SCENARIOS)('$name, with ten times the budget', (scenario) => {
    expect(shareOf({ ...scenario, isLarge: true }, 1, SHOPS / 5, isCostly)).toBeLessThanOrEqual(0.05)
  })
})

describe('a shop that loses is stopped by its numbers before the limit', () => {
  test.each<[name: string, scenario: Partial<Scenario>, rate: number, share: number]>([
    ['that sells nothing', {}, 0, 0.75],
    ['that sells nothing, late buyers', { late: 0.4 }, 0, 0.75],
    ['that sells a quarter', {}, 0.25, 0.5],
    ['that sells half, with ten times the budget', { isLarge: true }, 0.5, 0.85],
    ['that sells half to late buyers, with ten times the budget', { late: 0.4, isLarge: true }, 0.5, 0.85],
    ['that sells nothing in one day', { planned: always }, 0, 0.5],
  ])('%s', (name, scenario, rate, share) => {
    expect(shareOf({ name, ...scenario }, rate, 300, isCostly)).toBeGreaterThan(share)
  })

  test('the written limit is never passed', () => {
    for (const scenario of SCENARIOS) {
      expect(shareOf(scenario, 0.3, 50, ({ lostCents }, { limitCents }) => lostCents > limitCents)).toBe(0)
    }
  })
})

describe('a sound step is called broken in at most 5 % of the shops', () => {
  /** Shops whose step goes on exactly as often as its floor: `perTest` of those before it in a whole test. */
  function brokenShare({ from, to, floor }: Step, scenario: Scenario, perTest: number, rate: number): number {
    const random = randomFrom(48)
    let wrong = 0
    for (let at = 0; at < SHOPS / 2; at += 1) {
      const { planned } = shopOf(scenario, random)
      const seen = returning(random, scenario.late ?? 0)
      const size = (perTest * between(random, 0.3, 1.7)) / planned
      const numbers = new Map<LocalDate, DayNumbers>()
      let isBroken = false
      for (let day = 0; day < planned && !isBroken; day += 1) {
        const tries = around(random, size * (scenario.visits?.(random, day) ?? 1))
        const hits = seen(day, around(random, (tries / floor) * rate * (scenario.buyers?.(random, day) ?? 1)))
        // Sound before and after the step.
        const after = { visits: tries, baskets: tries, checkouts: tries, sales: tries }
        const order = ['visits', 'baskets', 'checkouts', 'sales'] as const
        const counts = order.map(
          (key, rank) => [key, rank > order.indexOf(from) ? hits : after[key]] as const,
        )
        setDay(numbers, day, { ...NO_NUMBERS, ...(Object.fromEntries(counts) as Partial<DayNumbers>) })
        const { step } = verdictOf({ limitCents: 1, gainCents: null, days: planned, numbers })
        isBroken = step?.to === to
      }
      if (isBroken) wrong += 1
    }
    return wrong / (SHOPS / 2)
  }

  const [toBasket, toCheckout, toSale] = STEPS
  test.each<[name: string, step: Step, perTest: number, scenario: Partial<Scenario>]>([
    ['baskets, late', toBasket, 600, { late: 0.4 }],
    ['many baskets, late', toBasket, 6_000, { late: 0.4 }],
    ['many baskets, late, a week', toBasket, 6_000, { late: 0.4, planned: week }],
    ['many baskets, late, one day', toBasket, 6_000, { late: 0.4, planned: always }],
    ['payments begun, late, a week', toCheckout, 400, { late: 0.4, planned: week }],
    ['payments begun, late, few large days', toCheckout, 400, { late: 0.4, visits: few }],
    ['sales, late', toSale, 1_500, { late: 0.4 }],
    ['sales, late and uneven', toSale, 1_500, { late: 0.4, buyers: (random) => spread(random, 0.25) }],
    ['sales, late, one day', toSale, 1_500, { late: 0.4, planned: always }],
  ])('%s', (name, step, perTest, scenario) => {
    expect(brokenShare(step, { name, ...scenario }, perTest, 1)).toBeLessThanOrEqual(0.05)
  })

  test.each<[name: string, step: Step, perTest: number]>([
    ['a tenth of the baskets', toBasket, 6_000],
    ['a tenth of the payments begun', toCheckout, 400],
    ['a tenth of the sales', toSale, 400],
  ])('and is found where it breaks: %s', (name, step, perTest) => {
    expect(brokenShare(step, { name, late: 0.4 }, perTest, 0.1)).toBeGreaterThan(0.9)
  })
})
