import { describe, expect, test } from 'vitest'
import { ALL_ZERO } from '../../../tests/support/samples/guidance-facts'
import { addDays, type LocalDate } from '@/domain/base/time/local-date'
import { exactInterval, upperBound } from './binomial'
import { NO_NUMBERS, numbersFault, type DayNumbers } from './sales-test'
import { rateOf } from './noted'
import { salesPerVisit, STEPS, verdictOf } from './verdict'

const first: LocalDate = '2026-11-02'
const plan = { limitCents: 5_000, gainCents: null, days: 7 }

/** Absent numbers are 0. */
function days(...numbers: readonly Partial<DayNumbers>[]) {
  return new Map(numbers.map((day, index) => [addDays(first, index), { ...ALL_ZERO, ...day }]))
}

/** Absent numbers are not noted. */
function noted(...numbers: readonly Partial<DayNumbers>[]) {
  return days(...numbers.map((day) => ({ ...NO_NUMBERS, ...day })))
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

  test('subtracts the earnings of the sales from the loss', () => {
    const numbers = days({ visits: 200, baskets: 20, checkouts: 12, sales: 8, spentCents: 9_000 })
    expect(verdictOf({ ...plan, gainCents: 1_500, numbers })).toMatchObject({
      kind: 'go',
      lostCents: 0,
    })
    const unknown = { kind: 'early', balanceCents: null, lostCents: 0 }
    expect(verdictOf({ ...plan, numbers }), 'the gain decides').toMatchObject(unknown)
    const unsold = days({ visits: 200, baskets: 20, sales: 0, spentCents: 9_000 })
    expect(verdictOf({ ...plan, numbers: unsold }).kind, 'the loss is certain').toBe('limit')
  })

  test('has the balance of gain and spending', () => {
    const numbers = days({ visits: 140, baskets: 9, checkouts: 5, sales: 3, spentCents: 1_800 })
    expect(verdictOf({ ...plan, gainCents: 1_522, numbers }).balanceCents).toBe(2_766)
    expect(verdictOf({ ...plan, numbers }).balanceCents).toBeNull()
    expect(verdictOf({ ...plan, numbers: days({ visits: 9, spentCents: 1_800 }) }).balanceCents).toBe(-1_800)
    expect(verdictOf({ ...plan, gainCents: -120, numbers }).balanceCents).toBe(-2_160)
  })

  test.each([
    [-120, 'costly'],
    [0, 'costly'],
    [1, 'early'],
    [null, 'early'],
  ])('of a sale that brings %j cents is « %s » without a visit', (gainCents, kind) => {
    expect(verdictOf({ ...plan, gainCents, numbers: days() })).toMatchObject({ kind, breakEven: null })
  })

  test('names the first step that breaks', () => {
    const at = (numbers: Partial<DayNumbers>) =>
      verdictOf({ ...plan, gainCents: 1_000, numbers: days(numbers, {}, {}, { visits: 100, baskets: 5 }) })
    expect(at({ visits: 3_000 })).toMatchObject({ kind: 'breaks', step: STEPS[0] })
    expect(at({ visits: 3_000, baskets: 120, checkouts: 1 })).toMatchObject({
      kind: 'breaks',
      step: STEPS[1],
    })
    expect(at({ visits: 3_000, baskets: 120, checkouts: 100 })).toMatchObject({
      kind: 'breaks',
      step: STEPS[2],
    })
    expect(at({ visits: 3_000, baskets: 120, checkouts: 100, sales: 40 }).kind).toBe('go')
    // Bought directly, without a basket.
    expect(at({ visits: 3_000, baskets: 60, checkouts: 100, sales: 40 }).kind).toBe('go')
  })

  describe('a count that is 0 although later ones are not breaks no step', () => {
    const winning = { limitCents: 50_000, gainCents: 1_500, days: 7 }
    const week = (day: Partial<DayNumbers>, more: readonly Partial<DayNumbers>[] = []) =>
      verdictOf({ ...winning, numbers: days(...Array.from({ length: 7 - more.length }, () => day), ...more) })

    test.each<[string, Partial<DayNumbers>, (readonly Partial<DayNumbers>[])?]>([
      ['visits and sales alone', { visits: 140, sales: 4, spentCents: 1_500 }],
      ['few sales, of which a shop has many more baskets', { visits: 300, sales: 1, spentCents: 600 }],
      ['sales on some days only', { visits: 300 }, [{ visits: 300, sales: 3 }]],
      ['baskets without checkouts', { visits: 200, baskets: 20, sales: 8 }],
      ['checkouts without baskets', { visits: 300, checkouts: 2, sales: 1 }],
      ['baskets of the last day alone', { visits: 300, sales: 2 }, [{ visits: 300, baskets: 9, sales: 2 }]],
      ['more sales than baskets', { visits: 300, baskets: 1, checkouts: 6, sales: 6 }],
    ])('%s', (_, day, more) => {
      expect(week(day, more)).toMatchObject({ kind: 'go', step: null })
    })

    test('but a step breaks where its count was noted, or where nothing follows', () => {
      expect(week({ visits: 400, baskets: 40, sales: 1 }, [{ visits: 400 }])).toMatchObject({ kind: 'go' })
      expect(week({ visits: 400, baskets: 40, checkouts: 1, sales: 1 }).step).toBe(STEPS[1])
      expect(week({ visits: 400, baskets: 40, checkouts: 30 }).step).toBe(STEPS[2])
      expect(week({ visits: 400 }).step).toBe(STEPS[0])
      // A sale on a day without a basket leaves the days with baskets to judge.
      expect(week({ visits: 900, baskets: 1 }, [{ visits: 10, sales: 1 }]).step).toBe(STEPS[0])
      // Baskets alone were left out: the payment is judged.
      expect(week({ visits: 400, checkouts: 30, sales: 1 }).step).toBe(STEPS[2])
    })
  })

  describe('a number that was not noted', () => {
    const losing = { limitCents: 500_000, gainCents: 2_000, days: 7 }
    const week = (day: Partial<DayNumbers>, more: readonly Partial<DayNumbers>[] = []) =>
      verdictOf({ ...losing, numbers: noted(...Array.from({ length: 7 - more.length }, () => day), ...more) })

    test.each<[string, Partial<DayNumbers>, (readonly Partial<DayNumbers>[])?]>([
      ['baskets', { visits: 400, checkouts: 8, sales: 4 }],
      ['baskets and checkouts', { visits: 400, sales: 1 }],
      ['checkouts, with many baskets', { visits: 400, baskets: 90, sales: 4 }],
      ['sales, with many checkouts', { visits: 400, baskets: 90, checkouts: 60 }],
      ['sales of an expensive test', { visits: 300, spentCents: 12_000 }],
      ['visits', { baskets: 1, spentCents: 12_000 }],
      ['visits of most days', { spentCents: 12_000, sales: 1 }, [{ visits: 300, spentCents: 60, sales: 0 }]],
    ])('never stops a test nor breaks a step: %s', (_, day, more) => {
      expect(week(day, more)).toMatchObject({
        step: null,
        kind: expect.stringMatching(/go|early/) as unknown,
      })
    })

    test('is left out with its day, and the others still decide', () => {
      const costly = { visits: 300, spentCents: 12_000, sales: 0 }
      expect(week(costly, [{ visits: 5_000 }, { spentCents: 3 }]).kind).toBe('costly')
      expect(week({ visits: 900, baskets: 0 }, [{ baskets: 40 }]).step).toBeNull()
      expect(week({ visits: 900, baskets: 0 }, [{ visits: 9 }]).step).toBe(STEPS[0])
    })

    test('is null in the total, and 0 where each day noted 0', () => {
      const { total, balanceCents } = week({ visits: 9, sales: 0 }, [{ spentCents: 250 }])
      expect(total).toEqual({ visits: 54, baskets: null, checkouts: null, sales: 0, spentCents: 250 })
      expect(balanceCents).toBe(-250)
    })

    test('leaves the break-even to the days with visits and spending', () => {
      const both = { visits: 100, spentCents: 4_000, sales: 3 }
      expect(week(both, [{ visits: 900 }, { spentCents: 70_000 }]).breakEven).toBe(0.02)
      expect(week({ visits: 100 }, [{ spentCents: 70_000 }]).breakEven).toBeNull()
    })

    test('has no rate', () => {
      const numbers = noted(
        { visits: 200, baskets: 10, sales: 1 },
        { visits: 800, sales: 9 },
        { baskets: 70 },
      )
      expect(rateOf(numbers, 'visits', 'baskets')).toBe(0.05)
      expect(rateOf(numbers, 'baskets', 'checkouts')).toBeNull()
      expect(rateOf(numbers, 'baskets', 'sales')).toBe(0.1)
      expect(salesPerVisit(numbers)).toEqual(exactInterval(10, 1_000))
      expect(salesPerVisit(noted({ visits: 200 }, { sales: 3 }))).toBeNull()
    })
  })

  const day = { visits: 300, baskets: 20, checkouts: 12, spentCents: 12_000 }
  const losing = { limitCents: 200_000, gainCents: 2_000, days: 7 }
  const verdictAfter = (count: number, planned = 7, last: Partial<DayNumbers> = {}) => {
    const numbers = days(...Array.from({ length: count - 1 }, () => day), { ...day, ...last })
    return verdictOf({ ...losing, days: planned, numbers })
  }

  test('stops when a sale surely costs more than it leaves', () => {
    expect(verdictAfter(7)).toMatchObject({ kind: 'costly', breakEven: 0.02, isOver: true })
    expect(verdictAfter(7, 7, { sales: 60 }).kind).toBe('go')
  })

  test('leaves the visits of the last three days out, until the test is over', () => {
    const kinds = [1, 2, 3, 4, 5, 6].map((count) => verdictAfter(count, 20).kind)
    expect(kinds.slice(0, 3)).not.toContain('costly')
    expect(kinds.slice(4)).toEqual(['costly', 'costly'])
    // Sales of the last days belong to the visits before.
    expect(verdictAfter(6, 20, { sales: 18 }).kind).toBe('go')
    expect(verdictAfter(1, 1).kind).toBe('go')
    expect(verdictAfter(3, 3).kind).toBe('costly')
  })

  test('counts the last three days by the calendar, not by the recorded days', () => {
    const numbers = new Map([0, 1, 9].map((at) => [addDays(first, at), { ...ALL_ZERO, ...day, visits: 900 }]))
    const kind = (last: number) =>
      verdictOf({ ...losing, days: 20, numbers: new Map([...numbers].slice(0, last)) }).kind
    expect([kind(2), kind(3)]).toEqual(['go', 'costly'])
  })

  test('stops at the limit at once, even on the first day', () => {
    const numbers = days({ visits: 20, spentCents: 200_000 })
    expect(verdictOf({ ...losing, numbers }).kind).toBe('limit')
  })

  test('more sales than visits are refused, of the whole test', () => {
    expect(numbersFault(days({ visits: 3, sales: 4 }))).toBe(
      'Ventes\u00a0: 4 pour 3 visites en tout. Il ne peut pas y en avoir plus que de visites\u00a0: vérifiez vos chiffres.',
    )
    expect(numbersFault(days({ visits: 9 }, { visits: 0, sales: 4 }))).toBeNull()
  })

  test('asks for the visits first where none is noted', () => {
    expect(numbersFault(noted({ sales: 5 }, { sales: 1 }))).toBe(
      'Ventes\u00a0: 6, sans aucune visite notée. Notez d’abord les visites de ces jours.',
    )
    expect(numbersFault(noted({ baskets: 1 }))).toContain('Notez d’abord les visites')
    expect(numbersFault(noted({ spentCents: 900 }))).toBeNull()
    expect(numbersFault(noted({ visits: 1, sales: 2 }))).toContain('vérifiez vos chiffres')
    expect(numbersFault(noted({ visits: 0, sales: 2 }))).toContain('2 pour 0 visite en tout')
  })

  test('asks for the visits of the days that sold without any', () => {
    expect(numbersFault(noted({ visits: 10, sales: 1 }, { sales: 12 }))).toBe(
      'Ventes\u00a0: 13 pour 10 visites notées. Notez d’abord les visites des jours où elles manquent.',
    )
    // The day without visits has no sale either.
    expect(numbersFault(noted({ visits: 10, sales: 13 }, { spentCents: 1 }))).toContain('vérifiez')
    expect(numbersFault(noted({ visits: 20, sales: 1 }, { sales: 12 }))).toBeNull()
  })
})
