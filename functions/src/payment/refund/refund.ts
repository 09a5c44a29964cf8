import { parsePayment, type Payment } from '@/domain/access/payment'
import { deletionOf } from '../../account/deletion'
import { firestore } from '../../admin'
import { Fault } from '../../platform/fault'
import { deliver, mailId } from '../../mail/outbox'
import { logFault, toFault } from '../../platform/refuse'
import { giveBack } from '../give-back'
import { refundChoice } from './refund-choice'
import { settle } from '../settlement/settle'
import { claimWithdrawal, handOver } from './withdrawal'

export interface Acknowledgement {
  readonly paymentIntentId: string
  /** When the contract was ended: the date that counts. */
  readonly askedAt: Date
  /** In cents. */
  readonly amount: number
  /** null while it is still to be paid back: by hand, or once Stripe answers again. */
  readonly refundedAt: Date | null
}

/**
 * Ends the contract of the user's last payment, once however often it is asked. From the moment that it is written down
 * it is acknowledged, whatever happens to the money: what Stripe does not take now is ordered again by the schedule.
 */
export async function withdraw(uid: string): Promise<Acknowledgement> {
  const { payment, isDone } = refundChoice(await paymentsOf(uid), new Date())
  if (isDone) return acknowledgementOf(payment)
  // Before anything is promised: the money may have gone back already, and our books must be able to follow.
  const before = await receiptOf(uid, payment.id)
  // A dispute takes the money back by itself, and Stripe refuses to do both.
  if (before.status === 'disputed') throw new Fault('payment/nothing-to-refund', { reason: 'disputed' })
  if (before.status === 'refunded') return acknowledgementOf(before)
  const claimed = await claimWithdrawal(uid, payment.id, new Date())
  const after = claimed.withdrawal?.state === 'due' ? await payBack(claimed) : claimed
  await Promise.all([
    deliver(mailId({ kind: 'withdrawal', paymentIntentId: after.id })),
    deliver(mailId({ kind: 'refund-due', paymentIntentId: after.id })),
  ])
  return acknowledgementOf(after)
}

/** Orders what is owed since an earlier call that Stripe did not answer. All of it: one that fails keeps no other from going on. */
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

/** As long as Stripe itself tries a webhook. The team then has the rest of the fourteen days. */
const PATIENCE_MS = 3 * 86_400_000

/** Resolves to the payment as it is then; what fails is left to the schedule, and after days to the team. */
async function payBack(payment: Payment): Promise<Payment> {
  try {
    await giveBack(payment.id)
    const receipt = await receiptOf(payment.userId, payment.id)
    // Taken, and refused at once (a card that is gone): ordering it again would do the same.
    return receipt.status === 'succeeded' ? await handOver(receipt, new Date()) : receipt
  } catch (error) {
    logFault('payment.refund-postponed', toFault('payment', error))
    const isLate = Date.now() - (payment.withdrawal?.askedAt.getTime() ?? 0) > PATIENCE_MS
    return isLate ? await handOver(payment, new Date()) : payment
  }
}

/** The payment as Stripe has it now, in our books too. */
async function receiptOf(uid: string, paymentIntentId: string): Promise<Payment> {
  const settlement = await settle(paymentIntentId, { caller: uid })
  if (settlement.kind === 'settled') return settlement.receipt
  // An erasure ended in between, and took our record along.
  if ((await deletionOf(uid).get()).exists) throw new Fault('payment/unauthenticated', { reason: 'erased' })
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
