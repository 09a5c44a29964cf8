import type { Payment } from '@/domain/access/payment'
import type { Transaction } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { announce } from '../mail/outbox'

/** Asks the team to refund the payment. */
export function orderByHand(
  transaction: Transaction,
  { id: paymentIntentId, currency, withdrawal }: Pick<Payment, 'id' | 'currency' | 'withdrawal'>,
  now: Date,
): void {
  if (!withdrawal) return
  const { amount, askedAt, handed } = withdrawal
  const mail = { kind: 'refund-due', paymentIntentId, amount, currency, askedAt, handed } as const
  const state = announce(transaction, mail, now)
  // Without mail the log is the only notice of a due refund.
  if (state === 'off') logger.error('payment.refund-by-hand-due', { reason: 'no-mail' })
}
