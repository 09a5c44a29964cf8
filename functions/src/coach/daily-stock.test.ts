import { describe, expect, it, vi } from 'vitest'
import { blockOf, createDailyStock } from './daily-stock'

/** The counter that all instances share, with a network's delay. */
function book() {
  const taken = new Map<string, number>()
  const lease = vi.fn(async (day: string, wanted: number, max: number) => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    const before = taken.get(day) ?? 0
    const granted = Math.min(wanted, max - before)
    taken.set(day, before + granted)
    return granted
  })
  return { lease, taken }
}

const noon = new Date('2026-11-21T12:00:00.000Z')

describe("the day's questions", () => {
  it('are never more than the ceiling, whoever asks at the same time', async () => {
    const { lease } = book()
    const max = 250
    const instances = Array.from({ length: 7 }, () =>
      createDailyStock({ maxOf: () => max, lease, now: () => noon }),
    )
    const asked = instances.flatMap((stock) => Array.from({ length: 60 }, () => stock.take()))
    const places = (await Promise.all(asked)).filter((place) => place !== null)
    expect(places).toHaveLength(max)
    expect(await instances[0]?.take()).toBeNull()
  })

  it('are asked for by the block: a busy instance writes seldom', async () => {
    const { lease } = book()
    const max = 50_000
    const stock = createDailyStock({ maxOf: () => max, lease, now: () => noon })
    for (let count = 0; count < 200; count += 1) expect(await stock.take()).not.toBeNull()
    expect(blockOf(max)).toBe(50)
    expect(lease).toHaveBeenCalledTimes(4)
  })

  it('are asked for once by all who wait together', async () => {
    const { lease } = book()
    const stock = createDailyStock({ maxOf: () => 100, lease, now: () => noon })
    await Promise.all(Array.from({ length: 40 }, () => stock.take()))
    expect(lease).toHaveBeenCalledTimes(1)
  })

  it('given back serve again, on the same day only', async () => {
    const { lease } = book()
    let now = noon
    const stock = createDailyStock({ maxOf: () => 1, lease, now: () => now })
    const first = await stock.take()
    expect(await stock.take()).toBeNull()
    first?.giveBack()
    const second = await stock.take()
    expect(second).not.toBeNull()
    now = new Date('2026-11-22T00:00:00.000Z')
    expect(await stock.take()).not.toBeNull()
    second?.giveBack()
    expect(await stock.take()).toBeNull()
  })

  it('a spent day asks the book no more, and says how long it lasts', async () => {
    const { lease } = book()
    const stock = createDailyStock({ maxOf: () => 1, lease, now: () => noon })
    await stock.take()
    await stock.take()
    const asked = lease.mock.calls.length
    expect(await stock.take()).toBeNull()
    expect(lease).toHaveBeenCalledTimes(asked)
    expect(stock.secondsUntilTomorrow()).toBe(12 * 3600)
  })

  it('a book that cannot be asked is asked again', async () => {
    const lease = vi.fn().mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue(1)
    const stock = createDailyStock({ maxOf: () => 5, lease, now: () => noon })
    await expect(stock.take()).rejects.toThrow('unavailable')
    expect(await stock.take()).not.toBeNull()
  })
})
