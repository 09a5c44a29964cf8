import { closeInquiry, isRefundable } from './disputes'
import { formIn, textIn, type Form } from '../form'
import type { Charge, Metadata, Refund } from './objects'
import { impossible, invalidRequest, noSuch } from '../refusal'
import { newId, secondsNow, type RequestNames, type World } from '../world'

export function createRefund(world: World, params: Form, names: RequestNames): Refund {
  const charge = chargeToRefund(world, params)
  const rest = charge.amount - charge.amount_refunded
  const amount = Number(textIn(params, 'amount') ?? rest)
  if (charge.refunded) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw impossible(message, { code: 'charge_already_refunded' })
  }
  const dispute = world.disputes.get(charge.dispute ?? '')
  if (dispute !== undefined && !isRefundable(dispute.status)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
    throw impossible(message, { code: 'charge_disputed' })
  }
  if (!Number.isInteger(amount) || amount < 1) {
    throw invalidRequest('Invalid integer', { code: 'parameter_invalid_integer', param: 'amount' })
  }
  if (amount > rest) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`
    throw impossible(message, { code: 'amount_too_large', param: 'amount' })
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: secondsNow(),
    currency: charge.currency,
    metadata: { ...formIn(params, 'metadata') } as Metadata,
    payment_intent: charge.payment_intent,
    reason: textIn(params, 'reason') ?? null,
    receipt_number: null,
    status: 'succeeded',
  }
  world.refunds.set(refund.id, refund)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  world.emit('refund.created', refund, names)
  world.emit('charge.refunded', charge, names)
  closeInquiry(world, charge)
  return refund
}

/** The bank returns the refund days later: the money is in Stripe's balance again. */
export function failRefund(world: World, id: string): Refund {
  const refund = world.refunds.get(id)
  const charge = world.charges.get(refund?.charge ?? '')
  if (refund === undefined || charge === undefined) throw noSuch('refund', id, 'id')
  refund.status = 'failed'
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  world.emit('refund.failed', refund)
  return refund
}

function chargeToRefund(world: World, params: Form): Charge {
  const chargeId = textIn(params, 'charge')
  const intentId = textIn(params, 'payment_intent')
  if (chargeId !== undefined) {
    const charge = world.charges.get(chargeId)
    if (charge === undefined) throw noSuch('charge', chargeId, 'charge')
    return charge
  }
  if (intentId === undefined) {
    throw invalidRequest('One of the following params should be provided: payment_intent or charge.')
  }
  const intent = world.paymentIntents.get(intentId)
  if (intent === undefined) throw noSuch('payment_intent', intentId, 'payment_intent')
  const charge = world.charges.get(intent.latest_charge ?? '')
  if (intent.status !== 'succeeded' || charge === undefined) {
    throw impossible(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
    })
  }
  return charge
}
