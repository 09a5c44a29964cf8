import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CLOCK_TOLERANCE_MS, offsetOf } from './server-clock'

const DAY_MS = 86_400_000
const now = Date.parse('2026-11-22T10:00:00.000Z')
const answer = (date: string | null) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null, date === null ? {} : { headers: { date } }))

describe('how wrong the clock is', () => {
  const date = new Date(now).toUTCString()
  const asked = (device: number, took = 200) => ({ before: device, after: device + took })

  it.each([
    ['three days ahead', 3 * DAY_MS],
    ['three days behind', -3 * DAY_MS],
  ])('%s: by about that', (_, wrongBy) => {
    expect(Math.abs((offsetOf(date, asked(now + wrongBy)) ?? 0) + wrongBy)).toBeLessThan(1_000)
  })

  it('not at all while it is about right', () => {
    expect(offsetOf(date, asked(now - CLOCK_TOLERANCE_MS + 2_000))).toBe(0)
    expect(offsetOf(date, asked(now + CLOCK_TOLERANCE_MS - 2_000))).toBe(0)
  })

  it('is not known from an answer without a date, or one that took too long', () => {
    expect(offsetOf(null, asked(now))).toBeNull()
    expect(offsetOf('hier', asked(now))).toBeNull()
    expect(offsetOf(date, asked(now + 3 * DAY_MS, 60_000))).toBeNull()
  })
})

describe('the time that counts', () => {
  beforeEach(() => {
    vi.resetModules()
    localStorage.clear()
    vi.useFakeTimers({ now: now + 3 * DAY_MS, toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it("is the device's until the host has answered, and the host's from then on", async () => {
    answer(new Date(now).toUTCString())
    const clock = await import('./server-clock')
    const heard = vi.fn()
    clock.subscribeClock(heard)
    expect(clock.serverNow().getTime()).toBe(now + 3 * DAY_MS)
    await clock.learnServerTime()
    expect(Math.abs(clock.serverNow().getTime() - now)).toBeLessThan(1_000)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('is kept for a start without a network', async () => {
    answer(new Date(now).toUTCString())
    await (await import('./server-clock')).learnServerTime()
    vi.resetModules()
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
    const clock = await import('./server-clock')
    await clock.learnServerTime()
    expect(Math.abs(clock.serverNow().getTime() - now)).toBeLessThan(1_000)
  })

  it('is asked for again when the network comes back', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'))
    const clock = await import('./server-clock')
    await clock.learnServerTime()
    asked.mockResolvedValue(new Response(null, { headers: { date: new Date(now).toUTCString() } }))
    window.dispatchEvent(new Event('online'))
    await clock.learnServerTime()
    expect(Math.abs(clock.serverNow().getTime() - now)).toBeLessThan(1_000)
  })

  it('follows a clock that was put right', async () => {
    localStorage.setItem('coach-boom.clock-offset', String(-3 * DAY_MS))
    vi.setSystemTime(now)
    answer(new Date(now).toUTCString())
    const clock = await import('./server-clock')
    expect(clock.serverNow().getTime()).toBe(now - 3 * DAY_MS)
    await clock.learnServerTime()
    expect(clock.serverNow().getTime()).toBe(now)
  })
})
