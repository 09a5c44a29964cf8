import type { Charge, Dispute } from './objects'
import { invalidRequest, noSuch } from '../refusal'
import { newId, secondsNow, type World } from '../world'

const closedStatuses = ['won', 'lost', 'warning_closed', 'prevented']

export function openDispute(world: World, charge: Charge, status = 'needs_response'): Dispute {
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: secondsNow(),
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: closedStatuses.includes(status) ? 'needs_response' : status,
  }
  world.disputes.set(dispute.id, dispute)
  charge.disputed = true
  charge.dispute = dispute.id
  world.emit('charge.dispute.created', dispute)
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
  dispute.status = status
  if (closedStatuses.includes(status)) world.emit('charge.dispute.closed', dispute)
  return dispute
}
