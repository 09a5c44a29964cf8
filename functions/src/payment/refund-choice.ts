import { refundablePayment, type Payment } from '@/domain/payment'
import { Fault } from '../fault'

/** How long asking again means « did it work? », not « the one before as well ». */
const SAME_REFUND_MS = 10 * 60_000

export interface RefundChoice {
  readonly payment: Payment
  /** It went back a moment ago, and the answer was lost or another tab had asked: nothing is to be done. */
  readonly isDone: boolean
}

/** What « Me faire rembourser » is about, among all payments of its user. */
export function refundChoice(payments: readonly Payment[], now: Date): RefundChoice {
  const refundable = refundablePayment(payments, now)
  const [gone] = payments
    .filter(({ status, endedAt }) => status === 'refunded' && isRecent(endedAt, now))
    .sort((a, b) => paidTimeOf(b) - paidTimeOf(a))
  if (gone && paidTimeOf(gone) >= (refundable ? paidTimeOf(refundable) : -Infinity)) {
    return { payment: gone, isDone: true }
  }
  if (refundable) return { payment: refundable, isDone: false }
  const isTooLate = payments.some(({ status, paidAt }) => status === 'succeeded' && paidAt)
  throw new Fault(isTooLate ? 'payment/refund-window-over' : 'payment/nothing-to-refund')
}

function isRecent(endedAt: Date | null, now: Date): boolean {
  return endedAt !== null && now.getTime() - endedAt.getTime() <= SAME_REFUND_MS
}

function paidTimeOf({ paidAt }: Payment): number {
  return paidAt?.getTime() ?? 0
}
