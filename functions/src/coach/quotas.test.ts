import { describe, expect, it } from 'vitest'
import { ANSWER_LEASE_MS } from '@/domain/coach/conversation/answering'
import { nextTurn, trialFaultOf } from './quotas'

const HOUR_MS = 3_600_000
const now = new Date('2026-11-21T10:00:00.000Z')
const time = now.getTime()
const times = (count: number, first: number) => Array.from({ length: count }, (_, index) => first + index)

describe('nextTurn', () => {
  it('grants the first', () => {
    expect(nextTurn(undefined, now)).toEqual({
      granted: true,
      at: time,
      asked: 0,
      usage: { sentAt: [time], open: [time], askedBefore: 0 },
    })
  })

  it('adds questions older than an hour to the total, and subtracts a released one', () => {
    const stored = { sentAt: times(5, time - HOUR_MS - 2), askedBefore: 30 }
    expect(nextTurn(stored, now)).toMatchObject({ asked: 35, usage: { askedBefore: 33 } })
    // As after a release: the last question did not count.
    expect(nextTurn({ ...stored, sentAt: stored.sentAt.slice(0, -1) }, now)).toMatchObject({ asked: 34 })
  })

  it.each([-1, 1.5, NaN, '30', null])('reads %j questions before as zero', (askedBefore) => {
    expect(nextTurn({ sentAt: [], askedBefore }, now)).toMatchObject({ asked: 0 })
  })

  it('counts only the last hour, to the millisecond', () => {
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
    const open = [time - ANSWER_LEASE_MS, time - 1000]
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

describe('a trial', () => {
  it.each([
    [0, false, null],
    [19, false, null],
    [20, false, 'coach/unconfirmed'],
    [20, true, null],
    [199, true, null],
    [199, false, 'coach/unconfirmed'],
    [200, true, 'coach/quota-trial'],
    [200, false, 'coach/quota-trial'],
  ])('%i questions asked, address confirmed: %s -> %s', (asked, isConfirmed, fault) => {
    expect(trialFaultOf({ asked, isConfirmed })).toBe(fault)
  })
})
