import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { countsOn, fullTier, roomIn, TIERS, withTaken, type Tier } from '../platform/day-ceiling'
import {
  blockOf,
  ceilingsOf,
  createDailyStock,
  type DailyPlace,
  type DailyRefusal,
  type DailyStockOptions,
  type Wish,
} from './daily-stock'

/** The counter that all instances share, with a network's delay. */
function book() {
  let stored: Record<string, unknown> = {}
  const lease = vi.fn(async ({ day, tier, wanted, ceilings }: Wish) => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    const counts = countsOn(day, stored)
    const granted = Math.min(wanted, roomIn(counts, tier, ceilings))
    const after = withTaken(counts, tier, granted)
    stored = { day, ...after }
    return { granted, full: fullTier(after, tier, ceilings) }
  })
  return { lease, counts: (day: string) => countsOn(day, stored) }
}

const noon = new Date('2026-11-21T12:00:00.000Z')
const TODAY = '2026-11-21'
const isPlace = (answer: DailyPlace | DailyRefusal): answer is DailyPlace => 'giveBack' in answer

function stockOf(max: number, lease: DailyStockOptions['lease'] = book().lease, now = () => noon) {
  return createDailyStock({ maxOf: () => max, lease, now })
}

async function taken(stock: ReturnType<typeof stockOf>, tier: Tier, times: number) {
  const answers = await Promise.all(Array.from({ length: times }, () => stock.take(tier)))
  return answers.filter(isPlace).length
}

describe("the day's questions", () => {
  it('are never more than the ceiling, whoever asks at the same time', async () => {
    const { lease } = book()
    const max = 250
    const instances = Array.from({ length: 7 }, () => stockOf(max, lease))
    const counts = await Promise.all(instances.map((stock) => taken(stock, 'paid', 60)))
    expect(counts.reduce((sum, count) => sum + count)).toBe(max)
    expect(await instances[0]?.take('paid')).toEqual({ full: 'paid' })
  })

  it('are asked for by the block: a busy instance writes seldom', async () => {
    const { lease } = book()
    const max = 50_000
    const stock = stockOf(max, lease)
    for (let count = 0; count < 200; count += 1) expect(isPlace(await stock.take('trial'))).toBe(true)
    expect(blockOf(max)).toBe(50)
    expect(lease).toHaveBeenCalledTimes(4)
  })

  it('are asked for once by all who wait together', async () => {
    const { lease } = book()
    expect(await taken(stockOf(100, lease), 'paid', 40)).toBe(40)
    expect(lease).toHaveBeenCalledTimes(1)
  })

  it('given back serve again, on the same day only', async () => {
    let now = noon
    const stock = stockOf(1, book().lease, () => now)
    const first = await stock.take('paid')
    expect(isPlace(await stock.take('paid'))).toBe(false)
    if (isPlace(first)) first.giveBack()
    const second = await stock.take('paid')
    expect(isPlace(second)).toBe(true)
    now = new Date('2026-11-22T00:00:00.000Z')
    expect(isPlace(await stock.take('paid'))).toBe(true)
    if (isPlace(second)) second.giveBack()
    expect(isPlace(await stock.take('paid'))).toBe(false)
  })

  it('of a spent day are asked for no more, and the stock says how long it lasts', async () => {
    const { lease } = book()
    const stock = stockOf(1, lease)
    await taken(stock, 'paid', 2)
    const asked = lease.mock.calls.length
    expect(await taken(stock, 'paid', 1)).toBe(0)
    expect(lease).toHaveBeenCalledTimes(asked)
    expect(stock.secondsUntilTomorrow()).toBe(12 * 3600)
  })

  it('are asked for again where the book could not be asked', async () => {
    const lease = vi
      .fn<(wish: Wish) => Promise<{ granted: number; full: Tier | null }>>()
      .mockRejectedValueOnce(new Error('unavailable'))
      .mockResolvedValue({ granted: 1, full: null })
    const stock = createDailyStock({ maxOf: () => 5, lease, now: () => noon })
    await expect(stock.take('paid')).rejects.toThrow('unavailable')
    expect(isPlace(await stock.take('paid'))).toBe(true)
  })
})

describe('the reserves', () => {
  it.each([
    [2_000, { unconfirmed: 500, trial: 1_500, paid: 2_000 }],
    [100, { unconfirmed: 25, trial: 75, paid: 100 }],
    [7, { unconfirmed: 1, trial: 5, paid: 7 }],
    [3, { unconfirmed: 0, trial: 2, paid: 3 }],
    [1, { unconfirmed: 0, trial: 0, paid: 1 }],
    [0, { unconfirmed: 0, trial: 0, paid: 0 }],
  ])('of %i questions are whole numbers', (max, ceilings) => {
    expect(ceilingsOf(max)).toEqual(ceilings)
  })

  // One hundred times the stock is asked for by each tier, one after the other.
  it.each<[readonly Tier[], readonly number[], readonly (Tier | null)[]]>([
    [
      ['unconfirmed', 'trial', 'paid'],
      [25, 50, 25],
      ['unconfirmed', 'trial', 'paid'],
    ],
    [
      ['unconfirmed', 'paid', 'trial'],
      [25, 75, 0],
      ['unconfirmed', 'paid', 'paid'],
    ],
    [
      ['trial', 'unconfirmed', 'paid'],
      [75, 0, 25],
      ['trial', 'trial', 'paid'],
    ],
    [
      ['trial', 'paid', 'unconfirmed'],
      [75, 25, 0],
      ['trial', 'paid', 'paid'],
    ],
    [
      ['paid', 'unconfirmed', 'trial'],
      [100, 0, 0],
      ['paid', 'paid', 'paid'],
    ],
    [
      ['unconfirmed', 'trial', 'unconfirmed'],
      [25, 50, 0],
      ['unconfirmed', 'trial', 'trial'],
    ],
  ])('are kept for who comes later: %j', async (tiers, counts, full) => {
    let now = noon
    const stock = stockOf(100, book().lease, () => now)
    for (const [index, tier] of tiers.entries()) {
      expect(await taken(stock, tier, 10_000)).toBe(counts[index])
      // A refusal is asked again after a minute, so that its reason is true.
      now = new Date(now.getTime() + 61_000)
      expect(await stock.take(tier)).toEqual({ full: full[index] })
    }
  })

  it('tell an unconfirmed trial to confirm its address only while that helps', async () => {
    let now = noon
    const stock = stockOf(100, book().lease, () => now)
    await taken(stock, 'unconfirmed', 100)
    expect(await stock.take('unconfirmed')).toEqual({ full: 'unconfirmed' })
    await taken(stock, 'trial', 100)
    now = new Date(noon.getTime() + 60_000)
    expect(await stock.take('unconfirmed')).toEqual({ full: 'trial' })
    await taken(stock, 'paid', 100)
    now = new Date(noon.getTime() + 120_000)
    expect(await stock.take('unconfirmed')).toEqual({ full: 'paid' })
  })

  it('ask the book once a minute for a tier that is refused, whatever it is asked', async () => {
    const { lease } = book()
    let now = noon
    const stock = stockOf(100, lease, () => now)
    await taken(stock, 'unconfirmed', 30)
    const asked = lease.mock.calls.length
    for (let second = 0; second < 180; second += 1) {
      now = new Date(noon.getTime() + second * 1_000)
      await taken(stock, 'unconfirmed', 20)
    }
    expect(lease.mock.calls.length - asked).toBeLessThanOrEqual(3)
  })

  it('give questions that a trial left unused on an instance to a paying account before refusing it', async () => {
    const { lease, counts } = book()
    const stock = stockOf(2_000, lease)
    const [trial] = [await stock.take('trial')]
    expect(await taken(stock, 'paid', 3_000)).toBe(1_999)
    expect(counts(TODAY)).toMatchObject({ paid: 2_000 })
    if (isPlace(trial)) trial.giveBack()
    expect(await taken(stock, 'paid', 2)).toBe(1)
  })

  it('never give one of who paid to a trial', async () => {
    const stock = stockOf(4, book().lease)
    const paid = await Promise.all([stock.take('paid'), stock.take('paid')])
    for (const place of paid) if (isPlace(place)) place.giveBack()
    expect(await taken(stock, 'trial', 5)).toBe(2)
    expect(await taken(stock, 'paid', 5)).toBe(2)
  })

  it.each([
    ['text', { day: TODAY, unconfirmed: 'x', trial: 'x', paid: 'x' }, [0, 0, 0]],
    ['nothing', { day: TODAY }, [0, 0, 0]],
    [
      'a broken count of unconfirmed trials',
      { day: TODAY, unconfirmed: -1, trial: 0, paid: 0 },
      [0, 75, 100],
    ],
    ['a broken count of trials', { day: TODAY, unconfirmed: 0, trial: NaN, paid: 0 }, [0, 0, 100]],
    ['another day', { day: '2026-11-20', unconfirmed: 9e9, trial: 9e9, paid: 9e9 }, [25, 75, 100]],
    ['a count beyond the ceilings', { day: TODAY, unconfirmed: 30, trial: 80, paid: 101 }, [0, 0, 0]],
    ['no document', undefined, [25, 75, 100]],
  ])('read %s: an unreadable count closes its tier', (_name, stored, rooms) => {
    const counts = countsOn(TODAY, stored)
    expect(TIERS.map((tier) => roomIn(counts, tier, ceilingsOf(100)))).toEqual(rooms)
  })

  it('hold in 200 random days of several instances, tiers, confirmations and midnights', async () => {
    await fc.assert(fc.asyncProperty(fc.gen(), liveDay), { numRuns: 200 })
  })
})

/** Fifty at once on three instances; places are used or given back, and midnight may come in between. */
async function liveDay(gen: fc.GeneratorValue): Promise<void> {
  const below = (end: number) => gen(fc.nat, { max: end - 1 })
  const max = below(60)
  let now = noon
  // Without a delay: the order is that of the microtasks.
  let stored: unknown
  const lease = async ({ day, tier, wanted, ceilings }: Wish) => {
    for (let turns = below(3); turns > 0; turns -= 1) await Promise.resolve()
    const counts = countsOn(day, stored)
    const granted = Math.min(wanted, roomIn(counts, tier, ceilings))
    const after = withTaken(counts, tier, granted)
    stored = { day, ...after }
    return { granted, full: fullTier(after, tier, ceilings) }
  }
  const instances = Array.from({ length: 3 }, () => stockOf(max, lease, () => now))
  let used: Record<Tier, number> = { unconfirmed: 0, trial: 0, paid: 0 }
  const ceilings = ceilingsOf(max)
  for (let round = 0; round < 4; round += 1) {
    const refused = new Set<Tier>()
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const tier = TIERS[below(3)] ?? 'paid'
        const answer = await instances[below(3)]?.take(tier)
        if (!answer) return
        if (!isPlace(answer)) refused.add(tier)
        else if (below(5) === 0) answer.giveBack()
        else used[tier] += 1
      }),
    )
    expect(used.unconfirmed).toBeLessThanOrEqual(ceilings.unconfirmed)
    expect(used.unconfirmed + used.trial).toBeLessThanOrEqual(ceilings.trial)
    expect(used.unconfirmed + used.trial + used.paid).toBeLessThanOrEqual(max)
    if (below(6) === 0) {
      now = new Date(now.getTime() + 86_400_000)
      used = { unconfirmed: 0, trial: 0, paid: 0 }
    }
  }
}
