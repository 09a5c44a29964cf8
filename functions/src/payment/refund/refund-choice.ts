import { isPaidBackByHand, refundablePayment, type Payment } from '@/domain/access/payment'
import { Fault } from '../../platform/fault'

/** Time within which a second request means « did it work? », not « refund the one before as well ». */
const SAME_REFUND_MS = 10 * 60_000

export interface RefundChoice {
  readonly payment: Payment
  /** Refunded or handed to the team a moment ago; the answer was lost, or another tab made the request. */
  readonly isDone: boolean
}

export function refundChoice(payments: readonly Payment[], now: Date): RefundChoice {
  const refundable = refundablePayment(payments, now)
  const [gone] = payments
    .filter((payment) => isRecent(answeredAt(payment), now))
    .sort((a, b) => paidTimeOf(b) - paidTimeOf(a))
  if (gone && paidTimeOf(gone) >= (refundable ? paidTimeOf(refundable) : -Infinity)) {
    return { payment: gone, isDone: true }
  }
  if (refundable) return { payment: refundable, isDone: false }
  const handed = payments.find(isPaidBackByHand)
  if (handed) return { payment: handed, isDone: true }
  const isTooLate = payments.some(({ status, paidAt }) => status === 'succeeded' && paidAt)
  throw new Fault(isTooLate ? 'payment/refund-window-over' : 'payment/nothing-to-refund')
}

/** Time of the refund, or of its hand-over to the team; null: neither. */
function answeredAt(payment: Payment): Date | null {
  if (payment.status === 'refunded') return payment.endedAt
  return isPaidBackByHand(payment) ? (payment.withdrawal?.askedAt ?? null) : null
}

function isRecent(endedAt: Date | null, now: Date): boolean {
  return endedAt !== null && now.getTime() - endedAt.getTime() <= SAME_REFUND_MS
}

function paidTimeOf({ paidAt }: Payment): number {
  return paidAt?.getTime() ?? 0
}
