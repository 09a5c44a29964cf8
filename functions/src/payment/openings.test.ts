import { describe, expect, it } from 'vitest'
import { CHECKOUTS_PER_HOUR, nextOpening } from './openings'

const HOUR_MS = 3_600_000
const now = new Date('2026-11-21T10:00:00.000Z')
const time = now.getTime()
const times = (count: number, first: number) => Array.from({ length: count }, (_, index) => first + index)

describe('nextOpening', () => {
  it.each([undefined, null, 'x', {}, [NaN, '1', null]])('reads %j as none before', (stored) => {
    expect(nextOpening(stored, now)).toEqual({ granted: true, openedAt: [time] })
  })

  it('grants the twentieth of an hour, and no more', () => {
    const stored = times(CHECKOUTS_PER_HOUR - 1, time - 60_000)
    expect(nextOpening(stored, now)).toEqual({ granted: true, openedAt: [...stored, time] })
    expect(nextOpening([...stored, time], now)).toEqual({
      granted: false,
      retryAfterSeconds: (HOUR_MS - 60_000) / 1000,
    })
  })

  it('forgets what is an hour old, to the millisecond', () => {
    const stored = times(CHECKOUTS_PER_HOUR, time - HOUR_MS)
    expect(nextOpening(stored, now)).toMatchObject({ granted: true })
    expect(nextOpening(stored, new Date(time - 1))).toEqual({ granted: false, retryAfterSeconds: 1 })
  })

  it('counts two of the same millisecond', () => {
    expect(nextOpening([time], now)).toEqual({ granted: true, openedAt: [time, time] })
  })

  it('says when the next is free, even where more were stored, in whatever order', () => {
    const stored = times(CHECKOUTS_PER_HOUR + 2, time - 600_000).reverse()
    expect(nextOpening(stored, now)).toEqual({
      granted: false,
      retryAfterSeconds: (HOUR_MS - 600_000) / 1000 + 1,
    })
  })
})
