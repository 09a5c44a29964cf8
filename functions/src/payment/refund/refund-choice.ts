import { isPaidBackByHand, isWithdrawable, type Payment } from '@/domain/access/payment'
import { Fault } from '../../platform/fault'

export interface RefundChoice {
  readonly payment: Payment
  /** Withdrawn from before, and refunded or left to the team or to a dispute; the answer was lost, or another tab asked. */
  readonly isDone: boolean
}

/** The payment that the person saw and withdraws from, of their own ones. Without an id of theirs nothing is guessed. */
export function refundChoice(payments: readonly Payment[], paymentIntentId: string, now: Date): RefundChoice {
  const payment = payments.find(({ id }) => id === paymentIntentId)
  if (!payment) throw new Fault('payment/nothing-to-refund')
  const { status, withdrawal } = payment
  if (status === 'refunded' || isPaidBackByHand(payment)) return { payment, isDone: true }
  if (status === 'disputed') {
    if (withdrawal) return { payment, isDone: true }
    throw new Fault('payment/nothing-to-refund')
  }
  // A `due` one was withdrawn from in time: its refund is ordered again.
  if (withdrawal || isWithdrawable(payment, now)) return { payment, isDone: false }
  throw new Fault(payment.paidAt ? 'payment/refund-window-over' : 'payment/nothing-to-refund')
}
