import type { Payment } from '@/domain/access/payment'
import { describe, expect, it } from 'vitest'
import { refundChoice } from './refund-choice'

const now = new Date('2026-11-21T10:00:00.000Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

function payment(id: string, facts: Partial<Payment> = {}): Payment {
  const standing = { status: 'succeeded', paidAt: before(DAY_MS), endedAt: null } as const
  return {
    id,
    userId: 'u',
    amount: 2999,
    currency: 'eur',
    immediateAccess: false,
    refunded: 0,
    withdrawal: null,
    mails: { contract: null, withdrawal: null },
    ...standing,
    ...facts,
  }
}

const gone = (id: string, paidAt: Date, endedAt: Date) => payment(id, { status: 'refunded', paidAt, endedAt })

describe('refundChoice', () => {
  it('is the last that stands', () => {
    const payments = [payment('last'), payment('first', { paidAt: before(2 * DAY_MS) })]
    expect(refundChoice(payments, now)).toMatchObject({ payment: { id: 'last' }, isDone: false })
  })

  it('says whether the time is over, or there was no payment', () => {
    // A Sunday in Paris: the last day is the Monday after two weeks.
    const late = payment('a', { paidAt: new Date('2026-11-07T23:30:00.000Z') })
    const lastMoment = new Date('2026-11-23T22:59:59.999Z')
    expect(refundChoice([late], lastMoment)).toMatchObject({ isDone: false })
    const after = new Date(lastMoment.getTime() + 1)
    expect(() => refundChoice([late], after)).toThrow('payment/refund-window-over')
    expect(() => refundChoice([], now)).toThrow('payment/nothing-to-refund')
    const old = gone('a', before(DAY_MS), before(11 * MINUTE_MS))
    expect(() => refundChoice([old], now)).toThrow('payment/nothing-to-refund')
    const contested = payment('a', { status: 'disputed', endedAt: before(1) })
    expect(() => refundChoice([contested], now)).toThrow('payment/nothing-to-refund')
  })

  it('returns a payment refunded at most ten minutes ago again, and only then the earlier one', () => {
    const earlier = payment('earlier', { paidAt: before(3 * DAY_MS) })
    const payments = [earlier, gone('last', before(DAY_MS), before(10 * MINUTE_MS))]
    expect(refundChoice(payments, now)).toMatchObject({ payment: { id: 'last' }, isDone: true })
    expect(refundChoice(payments, new Date(now.getTime() + 1))).toMatchObject({
      payment: { id: 'earlier' },
      isDone: false,
    })
  })

  it('returns a withdrawal paid back by hand again for ten minutes, then the earlier payment', () => {
    const asked = (minutesAgo: number) => ({
      withdrawal: { state: 'by-hand', askedAt: before(minutesAgo * MINUTE_MS), amount: 2999 } as const,
    })
    const earlier = payment('earlier', { paidAt: before(3 * DAY_MS) })
    expect(refundChoice([earlier, payment('last', asked(10))], now)).toMatchObject({
      payment: { id: 'last' },
      isDone: true,
    })
    expect(refundChoice([earlier, payment('last', asked(11))], now)).toMatchObject({
      payment: { id: 'earlier' },
      isDone: false,
    })
    expect(refundChoice([payment('last', asked(11))], now)).toMatchObject({ isDone: true })
  })

  it('takes the one that was paid since', () => {
    const payments = [gone('old', before(DAY_MS), before(MINUTE_MS)), payment('new', { paidAt: before(1) })]
    expect(refundChoice(payments, now)).toMatchObject({ payment: { id: 'new' }, isDone: false })
  })
})
