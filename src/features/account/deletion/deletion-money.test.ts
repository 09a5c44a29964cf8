import { describe, expect, test } from 'vitest'
import type { Payment } from '@/domain/access/payment'
import { deletionMoney } from './deletion-money'

const now = new Date('2026-11-21T10:00:00Z')
const paid = { kind: 'paid', endsAt: new Date(2027, 1, 14, 12) } as const
const over = { kind: 'none', reason: 'trial-over', endedAt: now } as const

function payment(id: string, paidOn: string, fields: Partial<Payment> = {}): Payment {
  return {
    id,
    userId: 'u',
    amount: 2999,
    currency: 'eur',
    status: 'succeeded',
    paidAt: new Date(paidOn),
    endedAt: null,
    immediateAccess: false,
    refunded: 0,
    withdrawal: null,
    mails: { contract: null, withdrawal: null },
    ...fields,
  }
}

const asked = (state: 'due' | 'by-hand' | 'done'): Partial<Payment> => ({
  withdrawal: { state, askedAt: now, amount: 1999, handed: null },
})

describe('the deletion of an account', () => {
  test('says nothing of money where there is none', () => {
    expect(deletionMoney([], over, now)).toEqual({ lost: null, owed: null, refundable: null })
    expect(deletionMoney([], null, now).lost).toBeNull()
  })

  test('says that a paid access ends at once and is not refunded', () => {
    const { lost, refundable } = deletionMoney([payment('a', '2026-11-01T10:00:00Z')], paid, now)
    expect(lost).toBe(
      'Votre accès payé jusqu’au 14\u00a0février 2027 se termine tout de suite, et la suppression ne le rembourse pas.',
    )
    expect(refundable).toBeNull()
  })

  test('names the sum of all payments that can be refunded, less what went back', () => {
    const payments = [
      payment('a', '2026-11-20T10:00:00Z', { refunded: 1000 }),
      payment('b', '2026-11-12T10:00:00Z'),
      payment('c', '2026-10-12T10:00:00Z'),
    ]
    expect(deletionMoney(payments, paid, now).refundable).toMatch(
      /^Vos derniers paiements \(49,98\s€\) peuvent encore être remboursés\./,
    )
    expect(deletionMoney(payments.slice(1), paid, now).refundable).toMatch(
      /^Votre dernier paiement \(29,99\s€\) peut encore être remboursé\./,
    )
    const dollars = payment('d', '2026-11-13T10:00:00Z', { currency: 'usd', amount: 500 })
    expect(deletionMoney([payments[1] ?? dollars, dollars], paid, now).refundable).toMatch(
      /\(5,00\s\$US et 29,99\s€\)/,
    )
  })

  test.each(['due', 'by-hand'] as const)('asks for no refund again that is on its way: %s', (state) => {
    const money = deletionMoney([payment('a', '2026-11-20T10:00:00Z', asked(state))], paid, now)
    expect(money.refundable).toBeNull()
    expect(money.owed).toMatch(/votre remboursement \(19,99\s€\) suit son cours/)
  })
})
