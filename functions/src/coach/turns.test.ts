import { describe, expect, it } from 'vitest'
import { LEASE_MS, nextTurn } from './turns'

const HOUR_MS = 3_600_000
const now = new Date('2026-11-21T10:00:00.000Z')
const time = now.getTime()
const times = (count: number, first: number) => Array.from({ length: count }, (_, index) => first + index)

describe('nextTurn', () => {
  it('grants the first', () => {
    expect(nextTurn(undefined, now)).toEqual({
      granted: true,
      at: time,
      usage: { sentAt: [time], open: [time] },
    })
  })

  it('forgets what is an hour old, to the millisecond', () => {
    const sentAt = times(60, time - HOUR_MS)
    expect(nextTurn({ sentAt }, now)).toMatchObject({ granted: true })
    expect(nextTurn({ sentAt }, new Date(time - 1))).toEqual({
      granted: false,
      code: 'coach/quota-hour',
      retryAfterSeconds: 1,
    })
  })

  it('says when the next is free, even where more than sixty were stored', () => {
    const sentAt = times(62, time - 600_000)
    expect(nextTurn({ sentAt }, now)).toEqual({
      granted: false,
      code: 'coach/quota-hour',
      retryAfterSeconds: (HOUR_MS - 600_000) / 1000 + 1,
    })
  })

  it('ends a lease by itself, to the millisecond', () => {
    const open = [time - LEASE_MS, time - 1000]
    expect(nextTurn({ open }, now)).toMatchObject({ granted: true, usage: { open: [time - 1000, time] } })
    expect(nextTurn({ open }, new Date(time - 1))).toMatchObject({
      granted: false,
      code: 'coach/quota-streams',
    })
  })

  it('knows two turns of the same millisecond apart', () => {
    expect(nextTurn({ sentAt: [time], open: [time] }, now)).toMatchObject({
      at: time + 1,
      usage: { sentAt: [time, time + 1], open: [time, time + 1] },
    })
  })

  it.each([null, 'x', [], { sentAt: 'x', open: 3 }, { sentAt: [NaN, '1', null], open: [{}] }])(
    'reads %j as nothing',
    (stored) => {
      expect(nextTurn(stored, now)).toMatchObject({ granted: true, usage: { sentAt: [time], open: [time] } })
    },
  )
})
