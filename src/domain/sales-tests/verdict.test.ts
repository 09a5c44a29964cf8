import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, type LocalDate } from '@/domain/base/time/local-date'
import { exactInterval, upperBound } from './binomial'
import { NO_NUMBERS, numbersFault, type DayNumbers } from './sales-test'
import { STEPS, verdictOf } from './verdict'
import { randomFrom } from '../../../tests/support/random'

const first: LocalDate = '2026-11-02'
const plan = { limitCents: 5_000, gainCents: null, days: 7 }

function days(...numbers: readonly Partial<DayNumbers>[]) {
  return new Map(numbers.map((day, index) => [addDays(first, index), { ...NO_NUMBERS, ...day }]))
}

describe('the exact interval', () => {
  // R: binom.test(x, n)$conf.int
  test.each([
    [0, 10, 0, 0.3084971],
    [1, 10, 0.002528579, 0.4450161],
    [5, 10, 0.187086, 0.812914],
    [10, 10, 0.6915029, 1],
    [3, 100, 0.006229972, 0.08517605],
    [0, 24, 0, 0.1424736],
  ])('of %i in %i', (hits, tries, low, high) => {
    const interval = exactInterval(hits, tries)
    expect(interval.low).toBeCloseTo(low, 5)
    expect(interval.high).toBeCloseTo(high, 5)
  })

  test('equals the sum of the binomial terms, also where these are many', () => {
    for (const [hits, tries] of [
      [2, 40],
      [30, 3_000],
      [4_000, 9_000],
    ] as const) {
      const share = upperBound(hits, tries, 0.01)
      expect(sumUpTo(hits, tries, share)).toBeCloseTo(0.01, 8)
    }
  })
})

/** Cumulative probability, term by term in logarithms: independent of the incomplete beta function. */
function sumUpTo(hits: number, tries: number, share: number): number {
  let log = tries * Math.log1p(-share)
  let sum = Math.exp(log)
  for (let k = 1; k <= hits; k += 1) {
    log += Math.log((tries - k + 1) / k) + Math.log(share) - Math.log1p(-share)
    sum += Math.exp(log)
  }
  return sum
}

describe('the verdict', () => {
  test('waits for enough visits', () => {
    expect(verdictOf({ ...plan, numbers: days({ visits: 24, spentCents: 900 }) }).kind).toBe('early')
    expect(verdictOf({ ...plan, numbers: days() })).toMatchObject({ kind: 'early', isOver: false })
  })

  test('stops at the limit, to the cent', () => {
    expect(verdictOf({ ...plan, numbers: days({ visits: 10, spentCents: 4_999 }) }).kind).toBe('early')
    expect(verdictOf({ ...plan, numbers: days({ visits: 10, spentCents: 5_000 }) }).kind).toBe('limit')
  })

  test('what the sales left is not lost', () => {
    const numbers = days({ visits: 200, baskets: 20, checkouts: 12, sales: 8, spentCents: 9_000 })
    expect(verdictOf({ ...plan, gainCents: 1_500, numbers })).toMatchObject({
      kind: 'go',
      lostCents: 0,
      leftCents: 5_000,
    })
    expect(verdictOf({ ...plan, numbers }).kind).toBe('limit')
  })

  test('names the first step that breaks', () => {
    const at = (numbers: Partial<DayNumbers>) => verdictOf({ ...plan, numbers: days(numbers) })
    expect(at({ visits: 900, baskets: 1 })).toMatchObject({ kind: 'breaks', step: STEPS[0] })
    expect(at({ visits: 900, baskets: 60, checkouts: 1 })).toMatchObject({ kind: 'breaks', step: STEPS[1] })
    expect(at({ visits: 900, baskets: 60, checkouts: 50 })).toMatchObject({ kind: 'breaks', step: STEPS[2] })
    expect(at({ visits: 900, baskets: 60, checkouts: 50, sales: 20 }).kind).toBe('go')
    // Bought directly, without a basket.
    expect(at({ visits: 900, baskets: 30, checkouts: 50, sales: 20 }).kind).toBe('go')
  })

  test('stops when a sale surely costs more than it leaves', () => {
    const numbers = days({ visits: 2_000, baskets: 100, checkouts: 60, sales: 4, spentCents: 80_000 })
    const test = { limitCents: 100_000, gainCents: 2_000, days: 7, numbers }
    expect(verdictOf(test)).toMatchObject({ kind: 'costly', breakEven: 0.02 })
  })

  test('more sales than visits are refused, of the whole test', () => {
    expect(numbersFault(days({ visits: 3, sales: 4 }))).toBe(
      'Ventes\u00a0: 4 pour 3 visites en tout. Il ne peut pas y en avoir plus que de visites\u00a0: vérifiez vos chiffres.',
    )
    expect(numbersFault(days({ visits: 9 }, { visits: 0, sales: 4 }))).toBeNull()
  })
})

describe('5,000 simulated shops, looked at every day', () => {
  const random = randomFrom(37)
  const chance = (share: number, tries: number) => {
    let hits = 0
    for (let at = 0; at < tries; at += 1) if (random() < share) hits += 1
    return hits
  }
  const between = (low: number, high: number) => low + random() * (high - low)

  /** The owner follows the verdict, and never spends more per day than the verdict says is left. */
  function life() {
    const [basket, checkout, paid] = [between(0.005, 0.12), between(0.1, 0.9), between(0.1, 0.9)]
    const visitCents = between(10, 60)
    const gainCents = Math.round(between(500, 4_000))
    const limitCents = Math.round(between(3_000, 40_000))
    const planned = Math.round(between(3, 30))
    const dailyCents = limitCents / planned
    const sound = [basket >= 0.01, checkout >= 0.2, paid >= 0.2]
    const earns = basket * checkout * paid * gainCents >= visitCents
    const numbers = new Map<LocalDate, DayNumbers>()
    let verdict = verdictOf({ limitCents, gainCents, days: planned, numbers })
    let [isWrongStop, isWrongStep] = [false, false]
    for (let day = 0; day < planned && verdict.kind !== 'limit' && verdict.kind !== 'costly'; day += 1) {
      const visits = Math.floor(Math.min(dailyCents, verdict.leftCents) / visitCents)
      const baskets = chance(basket, visits)
      const checkouts = chance(checkout, baskets)
      const spentCents = Math.round(visits * visitCents)
      numbers.set(addDays(first, day), {
        visits,
        baskets,
        checkouts,
        sales: chance(paid, checkouts),
        spentCents,
      })
      verdict = verdictOf({ limitCents, gainCents, days: planned, numbers })
      isWrongStop ||= verdict.kind === 'costly' && earns
      isWrongStep ||= verdict.step !== null && sound[STEPS.indexOf(verdict.step)] === true
    }
    return { verdict, limitCents, earns, isWrongStop, isWrongStep }
  }

  let lives: ReturnType<typeof life>[]
  beforeAll(() => {
    lives = Array.from({ length: 5_000 }, life)
  })
  const shareOf = (some: typeof lives, is: (one: (typeof lives)[number]) => boolean) =>
    some.filter(is).length / some.length

  test('the written limit is never passed', () => {
    expect(lives.filter(({ verdict, limitCents }) => verdict.lostCents > limitCents)).toEqual([])
  })

  test('a wrong « arrêtez » under 5 %, of the shops that earn and of all with the limit', () => {
    const earning = lives.filter(({ earns }) => earns)
    expect(earning.length).toBeGreaterThan(500)
    expect(shareOf(earning, ({ isWrongStop }) => isWrongStop)).toBeLessThan(0.05)
    const isStopped = ({ verdict: { kind } }: (typeof lives)[number]) => kind === 'limit' || kind === 'costly'
    expect(shareOf(lives, (one) => one.earns && isStopped(one))).toBeLessThan(0.05)
  })

  test('a sound step is called broken in under 5 %, and many that lose are found', () => {
    expect(shareOf(lives, ({ isWrongStep }) => isWrongStep)).toBeLessThan(0.05)
    const losing = lives.filter(({ earns }) => !earns)
    expect(shareOf(losing, ({ verdict: { kind } }) => kind === 'costly' || kind === 'limit')).toBeGreaterThan(
      0.3,
    )
  })
})
