import { describe, expect, test } from 'vitest'
import { TRIAL_MS } from '@/domain/base/business'
import type { Payment } from '@/domain/access/payment'
import { accessAfterRefund, monthsByPayment, paidAccess, recentRefund } from './refund-outcome'

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

  test('for two weeks', () => {
    expect(recentRefund([refunded, october], now)).toMatchObject({
      payment: { id: 'pi_2' },
      at: refunded.endedAt,
    })
    expect(recentRefund([refunded, october], new Date('2026-12-05T09:00:00Z'))).toBeNull()
  })

  test('from the day on which it was asked for, until the team has paid it', () => {
    const askedAt = new Date('2026-10-01T09:00:00Z')
    const asked = { ...november, withdrawal: { state: 'by-hand', askedAt, amount: 2999 } as const }
    expect(recentRefund([asked], now)).toEqual({ payment: asked, at: askedAt })
    const paidBack = { ...refunded, withdrawal: asked.withdrawal }
    expect(recentRefund([paidBack], now)).toMatchObject({ at: askedAt })
    expect(recentRefund([{ ...asked, withdrawal: { ...asked.withdrawal, state: 'done' } }], now)).toBeNull()
    expect(recentRefund([november], now)).toBeNull()
  })

  test('until something newer was paid', () => {
    expect(recentRefund([payment('pi_3', '2026-11-21T10:00:00Z'), refunded], now)).toBeNull()
    expect(recentRefund([], now)).toBeNull()
  })
})
