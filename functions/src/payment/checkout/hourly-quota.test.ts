import { describe, expect, it } from 'vitest'
import { nextCall } from './hourly-quota'

const HOUR_MS = 3_600_000
const now = new Date('2026-11-21T10:00:00.000Z')
const time = now.getTime()
const times = (count: number, first: number) => Array.from({ length: count }, (_, index) => first + index)

const MAX = 20
const next = (stored: unknown, at = now) => nextCall(stored, MAX, at)

describe('nextCall', () => {
  it.each([undefined, null, 'x', {}, [NaN, '1', null]])('reads %j as no earlier call', (stored) => {
    expect(next(stored)).toEqual({ granted: true, times: [time] })
  })

  it('grants the twentieth of an hour, and no more', () => {
    const stored = times(MAX - 1, time - 60_000)
    expect(next(stored)).toEqual({ granted: true, times: [...stored, time] })
    expect(next([...stored, time])).toEqual({
      granted: false,
      retryAfterSeconds: (HOUR_MS - 60_000) / 1000,
    })
  })

  it('counts only the last hour, to the millisecond', () => {
    const stored = times(MAX, time - HOUR_MS)
    expect(next(stored)).toMatchObject({ granted: true })
    expect(next(stored, new Date(time - 1))).toEqual({ granted: false, retryAfterSeconds: 1 })
  })

  it('counts two of the same millisecond', () => {
    expect(next([time])).toEqual({ granted: true, times: [time, time] })
  })

  it('says when the next is free, even where more were stored, in whatever order', () => {
    const stored = times(MAX + 2, time - 600_000).reverse()
    expect(next(stored)).toEqual({
      granted: false,
      retryAfterSeconds: (HOUR_MS - 600_000) / 1000 + 1,
    })
  })
})
