import { parsePayment, type Payment } from '@/domain/access/payment'
import { firestore } from '../../admin'
import { Fault } from '../../platform/fault'
import { deliver, mailId } from '../../mail/outbox'
import { logFault, toFault } from '../../platform/refuse'
import { giveBack } from '../give-back'
import { refundChoice } from './refund-choice'
import { settleOwn } from '../settlement/settle'
import { claimWithdrawal, handOver } from './withdrawal'

export interface Acknowledgement {
  readonly paymentIntentId: string
  /** Date of the withdrawal that counts legally. */
  readonly askedAt: Date
  /** In cents. */
  readonly amount: number
  /** Null: not refunded yet; by hand, or once Stripe answers again. */
  readonly refundedAt: Date | null
}

/**
 * Withdraws from this payment of the user; idempotent. The withdrawal is stored even if Stripe cannot be read, because the legal period
 * does not wait. Once stored it is acknowledged, also if the refund fails: the schedule orders it again.
 */
export async function withdraw(uid: string, paymentIntentId: string): Promise<Acknowledgement> {
  const { payment, isDone } = refundChoice(await paymentsOf(uid), paymentIntentId, new Date())
  if (isDone) return acknowledgementOf(payment)
  // Before a promise is made: reads the payment from Stripe, which may have refunded it, and updates our books.
  const before = await receiptIfReadable(uid, payment.id)
  // A dispute takes the money back, and Stripe refuses a refund as well.
  if (before?.status === 'disputed') throw new Fault('payment/nothing-to-refund', { reason: 'disputed' })
  if (before?.status === 'refunded') return acknowledgementOf(before)
  const claimed = await claimWithdrawal(uid, payment.id, new Date())
  // A Stripe that did not answer is not waited for again: the schedule orders the refund.
  const after = before && claimed.withdrawal?.state === 'due' ? await payBack(claimed) : claimed
  await Promise.all([
    deliver(mailId({ kind: 'withdrawal', paymentIntentId: after.id })),
    deliver(mailId({ kind: 'refund-due', paymentIntentId: after.id })),
  ])
  return acknowledgementOf(after)
}

/** Orders refunds that Stripe did not answer earlier. A failing one does not stop the others. */
export async function resumeRefunds(): Promise<void> {
  const owed = firestore.collection('payments').where('withdrawal.state', '==', 'due')
  for (const document of (await owed.get()).docs) {
    const payment = parsePayment(document.id, document.data())
    if (!payment) continue
    await payBack(payment).catch((error: unknown) =>
      logFault('payment.refund-not-handed-over', toFault('payment', error)),
    )
  }
}

/** As long as Stripe retries a webhook; the team has the rest of the fourteen days. */
const PATIENCE_MS = 3 * 86_400_000

/** Resolves to the updated payment; a failed refund is left to the schedule and, after three days, to the team. */
async function payBack(payment: Payment): Promise<Payment> {
  try {
    await giveBack(payment.id)
    const receipt = await receiptOf(payment.userId, payment.id)
    // Stripe accepted the refund, then it failed at once (closed card): another order would fail again.
    return receipt.status === 'succeeded' ? await handOver(receipt, 'refused', new Date()) : receipt
  } catch (error) {
    logFault('payment.refund-postponed', toFault('payment', error))
    const isLate = Date.now() - (payment.withdrawal?.askedAt.getTime() ?? 0) > PATIENCE_MS
    return isLate ? await handOver(payment, 'unanswered', new Date()) : payment
  }
}

/** Null: Stripe does not answer, or not with our key. */
async function receiptIfReadable(uid: string, paymentIntentId: string): Promise<Payment | null> {
  try {
    return await receiptOf(uid, paymentIntentId)
  } catch (error) {
    const fault = toFault('payment', error)
    if (!UNREADABLE.includes(fault.code)) throw error
    logFault('payment.refund-postponed', fault)
    return null
  }
}

const UNREADABLE = ['payment/provider-unavailable', 'payment/misconfigured']

/** Updates our books from Stripe and returns the payment. */
async function receiptOf(uid: string, paymentIntentId: string): Promise<Payment> {
  const settlement = await settleOwn(paymentIntentId, uid)
  if (settlement.kind === 'settled') return settlement.receipt
  throw new Fault('payment/internal', { reason: `refund-of-${settlement.kind}` })
}

async function paymentsOf(uid: string): Promise<Payment[]> {
  const { docs } = await firestore.collection('payments').where('userId', '==', uid).get()
  return docs.flatMap((document) => parsePayment(document.id, document.data()) ?? [])
}

function acknowledgementOf({ id, amount, endedAt, withdrawal }: Payment): Acknowledgement {
  const askedAt = withdrawal?.askedAt ?? endedAt
  if (!askedAt) throw new Fault('payment/internal', { reason: 'unasked' })
  return {
    paymentIntentId: id,
    askedAt,
    amount: withdrawal?.amount ?? amount,
    refundedAt: endedAt,
  }
}
