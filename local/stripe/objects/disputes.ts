import type { Charge, Dispute } from './objects'
import { invalidRequest, noSuch } from '../refusal'
import { newId, secondsNow, type World } from '../world'

const closedStatuses = ['won', 'lost', 'warning_closed', 'prevented']

/** An inquiry takes no money, and a dispute that was won gives it back. */
export function isRefundable(status: string): boolean {
  return isInquiry(status) || status === 'won'
}

function isInquiry(status: string): boolean {
  return status.startsWith('warning_')
}

export function openDispute(world: World, charge: Charge, status = 'needs_response'): Dispute {
  const first = closedStatuses.includes(status) ? 'needs_response' : status
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: secondsNow(),
    currency: charge.currency,
    is_charge_refundable: isRefundable(first),
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: first,
  }
  world.disputes.set(dispute.id, dispute)
  charge.disputed = true
  charge.dispute = dispute.id
  world.emit('charge.dispute.created', dispute)
  if (!isInquiry(first)) world.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** Simulates the cardholder at the bank: opens a dispute, or changes its status. */
export function putDispute(world: World, intentId: string, status = 'needs_response'): Dispute {
  const charge = world.charges.get(world.paymentIntents.get(intentId)?.latest_charge ?? '')
  if (charge === undefined) throw noSuch('payment_intent', intentId, 'payment_intent')
  if (!charge.paid) throw invalidRequest('Only a payment that succeeded can be disputed.')
  const known = world.disputes.get(charge.dispute ?? '')
  const dispute = known ?? openDispute(world, charge, status)
  if (dispute.status === status) return dispute
  const wasInquiry = isInquiry(dispute.status)
  setStatus(world, dispute, status)
  if (wasInquiry && !isInquiry(status)) world.emit('charge.dispute.funds_withdrawn', dispute)
  if (status === 'won') world.emit('charge.dispute.funds_reinstated', dispute)
  return dispute
}

/** A full refund answers the cardholder's question. */
export function closeInquiry(world: World, charge: Charge): void {
  const dispute = world.disputes.get(charge.dispute ?? '')
  if (dispute && isInquiry(dispute.status) && charge.refunded) setStatus(world, dispute, 'warning_closed')
}

function setStatus(world: World, dispute: Dispute, status: string): void {
  if (dispute.status === status) return
  dispute.status = status
  dispute.is_charge_refundable = isRefundable(status)
  world.emit(`charge.dispute.${closedStatuses.includes(status) ? 'closed' : 'updated'}`, dispute)
}
