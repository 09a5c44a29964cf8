import type { Payment } from '@/domain/access/payment'
import { describe, expect, it } from 'vitest'
import { refundChoice } from './refund-choice'

const now = new Date('2026-11-21T10:00:00.000Z')
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)

function payment(id: string, facts: Partial<Payment> = {}): Payment {
  return {
    id,
    userId: 'u',
    amount: 2999,
    currency: 'eur',
    status: 'succeeded',
    paidAt: daysAgo(1),
    endedAt: null,
    immediateAccess: false,
    refunded: 0,
    withdrawal: null,
    mails: { contract: null, withdrawal: null },
    ...facts,
  }
}

const asked = (state: 'due' | 'done' | 'by-hand', on = daysAgo(30)) => ({
  withdrawal: { state, askedAt: on, amount: 2999, handed: null } as const,
})

describe('refundChoice', () => {
  const last = payment('last')
  const earlier = payment('earlier', { paidAt: daysAgo(3) })

  it.each(['last', 'earlier'])('chooses the payment that was named: %s', (id) => {
    expect(refundChoice([earlier, last], id, now)).toMatchObject({ payment: { id }, isDone: false })
  })

  it('chooses the earlier payment a second after the later one was refunded or left to the team', () => {
    const justNow = new Date(now.getTime() - 1_000)
    for (const gone of [
      payment('last', { status: 'refunded', endedAt: justNow }),
      payment('last', asked('by-hand', justNow)),
    ]) {
      expect(refundChoice([earlier, gone], 'earlier', now)).toMatchObject({
        payment: { id: 'earlier' },
        isDone: false,
      })
    }
  })

  it.each([
    ['refunded long ago', { status: 'refunded', endedAt: daysAgo(30) }],
    ['left to the team long ago', asked('by-hand')],
    ['taken by a dispute', { status: 'disputed', endedAt: daysAgo(2), ...asked('done') }],
  ] as const)('acknowledges a payment again that was %s', (_, facts) => {
    expect(refundChoice([earlier, payment('last', facts)], 'last', now)).toMatchObject({
      payment: { id: 'last' },
      isDone: true,
    })
  })

  it('orders the refund of a withdrawal again that was made in time', () => {
    const due = payment('last', { paidAt: daysAgo(40), ...asked('due') })
    expect(refundChoice([due], 'last', now)).toMatchObject({ isDone: false })
  })

  it('refuses after the last moment of the last day', () => {
    // A Sunday in Paris: the last day is the Monday after two weeks.
    const late = payment('a', { paidAt: new Date('2026-11-07T23:30:00.000Z') })
    const lastMoment = new Date('2026-11-23T22:59:59.999Z')
    expect(refundChoice([late], 'a', lastMoment)).toMatchObject({ isDone: false })
    const after = new Date(lastMoment.getTime() + 1)
    expect(() => refundChoice([late, last], 'a', after)).toThrow('payment/refund-window-over')
  })

  it.each([
    ['a foreign or unknown one', [last], 'other'],
    ['one of an account without payments', [], 'last'],
    ['a disputed one', [payment('last', { status: 'disputed', endedAt: daysAgo(1) })], 'last'],
    ['one without its date', [payment('last', { paidAt: null })], 'last'],
  ])('refuses %s', (_, payments, id) => {
    expect(() => refundChoice(payments, id, now)).toThrow('payment/nothing-to-refund')
  })
})
