import { isPaidBackByHand, refundablePayment, type Payment } from '@/domain/access/payment'
import { Fault } from '../../platform/fault'

/** How long asking again means « did it work? », not « the one before as well ». */
const SAME_REFUND_MS = 10 * 60_000

export interface RefundChoice {
  readonly payment: Payment
  /** It went back, or was handed to the team, a moment ago; the answer was lost or another tab had asked. */
  readonly isDone: boolean
}

/** What « Renoncer au contrat ici » is about, among all payments of its user. */
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

/** When a demand for it was met; null while it stands and nobody asked. */
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
