import { describe, expect, test } from 'vitest'
import { TRIAL_MS } from '@/domain/base/business'
import type { Payment } from '@/domain/access/payment'
import { accessAfterRefund, monthsByPayment, paidAccess, recentRefunds } from './refund-outcome'

const trial = { createdAt: new Date('2026-09-01T08:00:00Z'), hadTrial: false }
const now = new Date('2026-11-21T13:05:00Z')

function payment(id: string, paidAt: string, endedAt: string | null = null): Payment {
  return {
    id,
    userId: 'u1',
    amount: 2999,
    currency: 'eur',
    status: endedAt ? 'refunded' : 'succeeded',
    paidAt: new Date(paidAt),
    endedAt: endedAt ? new Date(endedAt) : null,
    immediateAccess: true,
    refunded: 0,
    withdrawal: null,
    mails: { contract: null, withdrawal: null },
  }
}

const october = payment('pi_1', '2026-10-15T10:00:00Z')
const november = payment('pi_2', '2026-11-10T10:00:00Z')

describe('a refund', () => {
  test('ends the access at once when it was the only month', () => {
    expect(paidAccess(trial, [november], now)).toMatchObject({ kind: 'paid' })
    expect(accessAfterRefund(trial, [november], november, now)).toMatchObject({ kind: 'none' })
  })

  test('leaves the trial that still runs', () => {
    const running = { ...trial, createdAt: new Date('2026-11-20T12:00:00Z') }
    expect(accessAfterRefund(running, [november], november, now)).toEqual({
      kind: 'trial',
      endsAt: new Date(running.createdAt.getTime() + TRIAL_MS),
    })
  })

  test('leaves no trial to an address that had its own before', () => {
    const young = { createdAt: new Date('2026-11-20T12:00:00Z'), hadTrial: true }
    const bought = payment('pi_3', '2026-11-20T12:05:00Z')
    expect(accessAfterRefund(young, [bought], bought, now)).toMatchObject({ kind: 'none' })
    expect(monthsByPayment(young, [bought]).get('pi_3')?.startsAt).toEqual(bought.paidAt)
  })

  test('leaves the month before it, when that one still runs', () => {
    const running = payment('pi_1', '2026-11-05T10:00:00Z')
    expect(accessAfterRefund(trial, [november, running], november, now)).toEqual({
      kind: 'paid',
      endsAt: new Date('2026-12-05T10:00:00Z'),
    })
  })
})

test('a month paid early starts where the one before it ends', () => {
  expect(monthsByPayment(trial, [november, october]).get('pi_2')).toMatchObject({
    startsAt: new Date('2026-11-15T10:00:00Z'),
    endsAt: new Date('2026-12-15T10:00:00Z'),
  })
})

describe('a refund is news', () => {
  const refunded = payment('pi_2', '2026-11-10T10:00:00Z', '2026-11-20T09:00:00Z')
  const asked = (paid: Payment, on: string, state: 'due' | 'by-hand' | 'done' = 'by-hand'): Payment => ({
    ...paid,
    withdrawal: { state, askedAt: new Date(on), amount: 2999, handed: null },
  })
  const ids = (payments: readonly Payment[], at = now) =>
    recentRefunds(payments, at).map((news) => news.payment.id)

  test('for two weeks', () => {
    expect(recentRefunds([refunded, october], now)).toEqual([{ payment: refunded, at: refunded.endedAt }])
    expect(ids([refunded, october], new Date('2026-12-05T09:00:00Z'))).toEqual([])
  })

  test('from the day on which it was asked for, until the team has paid it', () => {
    const owed = asked(november, '2026-10-01T09:00:00Z')
    const at = owed.withdrawal?.askedAt
    expect(recentRefunds([owed], now)).toEqual([{ payment: owed, at }])
    expect(recentRefunds([{ ...refunded, withdrawal: owed.withdrawal }], now)).toMatchObject([{ at }])
    expect(ids([asked(november, '2026-11-20T09:00:00Z', 'done'), october])).toEqual([])
  })

  test('for each payment, the latest withdrawal first', () => {
    const last = { ...refunded, withdrawal: asked(november, '2026-11-20T09:00:00Z').withdrawal }
    const earlier = asked(october, '2026-11-21T13:00:00Z')
    expect(ids([last, earlier])).toEqual(['pi_1', 'pi_2'])
    expect(ids([last, asked(october, '2026-11-19T13:00:00Z', 'due')])).toEqual(['pi_2', 'pi_1'])
  })

  test('also after a newer payment, as long as it is owed', () => {
    const newer = payment('pi_3', '2026-11-21T10:00:00Z')
    expect(ids([newer, asked(october, '2026-09-01T09:00:00Z')])).toEqual(['pi_1'])
    expect(ids([newer, refunded])).toEqual(['pi_2'])
  })

  test('not after a dispute, which takes the money back', () => {
    const disputed = { ...refunded, status: 'disputed' } as const
    expect(ids([asked(disputed, '2026-11-20T09:00:00Z', 'due')])).toEqual([])
  })
})
