import { declineOf, type Decline } from './cards'
import { openDispute } from './disputes'
import type { Charge, PaymentIntent, PaymentMethod, StripeErrorFields } from './objects'
import { paymentMethodView } from './payment-methods'
import { Refusal } from '../refusal'
import { newId, secondsNow, type RequestNames, type World } from '../world'

export interface Speaker {
  /** A browser with a publishable key gets French texts, as from Stripe.js with its `locale`. */
  readonly isBrowser: boolean
  readonly names: RequestNames
}

/** Asks the bank: succeeds, requires authentication, or throws a refusal (402). */
export function charge(world: World, intent: PaymentIntent, method: PaymentMethod, speaker: Speaker): void {
  intent.payment_method = method.id
  intent.next_action = null
  if (method.outcome === 'authenticates') {
    intent.status = 'requires_action'
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'stripe_3ds2_fingerprint' } }
    return
  }
  const decline = declineOf(method.outcome)
  if (decline === undefined) takeMoney(world, intent, method, speaker)
  else throw refuse(world, intent, method, decline, speaker)
}

export function takeMoney(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  speaker: Speaker,
): void {
  const paid = putCharge(world, intent, method, { paid: true, created: secondsNow() })
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.latest_charge = paid.id
  intent.last_payment_error = null
  intent.next_action = null
  world.emit('payment_intent.succeeded', intent, speaker.names)
  if (method.outcome === 'is_disputed') openDispute(world, paid)
  if (method.outcome === 'is_inquired') openDispute(world, paid, 'warning_needs_response')
}

export function failAuthentication(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  speaker: Speaker,
): void {
  intent.status = 'requires_payment_method'
  intent.next_action = null
  intent.payment_method = null
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: speaker.isBrowser
      ? "Nous ne sommes pas en mesure d'authentifier votre moyen de paiement. Veuillez choisir un autre moyen de paiement et réessayer."
      : 'The provided PaymentMethod has failed authentication.',
    payment_method: paymentMethodView(method),
  }
  world.emit('payment_intent.payment_failed', intent, speaker.names)
}

function refuse(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
  speaker: Speaker,
): Refusal {
  const failed = putCharge(world, intent, method, { paid: false, created: secondsNow(), decline })
  const fields: StripeErrorFields = {
    type: 'card_error',
    code: decline.code,
    decline_code: decline.declineCode,
    message: speaker.isBrowser ? decline.fr : decline.en,
    charge: failed.id,
    payment_method: paymentMethodView(method),
  }
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.latest_charge = failed.id
  intent.last_payment_error = fields
  world.emit('payment_intent.payment_failed', intent, speaker.names)
  return new Refusal(402, { ...fields, payment_intent: structuredClone(intent) }, true)
}

interface Outcome {
  paid: boolean
  created: number
  decline?: Decline
}

export function putCharge(
  world: World,
  intent: PaymentIntent,
  { id: methodId, card }: Pick<PaymentMethod, 'id' | 'card'>,
  { paid, created, decline }: Outcome,
): Charge {
  const made: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: paid ? newId('txn') : null,
    captured: paid,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    dispute: null,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.en ?? null,
    livemode: false,
    metadata: { ...intent.metadata },
    paid,
    payment_intent: intent.id,
    payment_method: methodId,
    payment_method_details: { type: 'card', card: { brand: card.brand, last4: card.last4 } },
    receipt_email: intent.receipt_email,
    receipt_url: null,
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  }
  world.charges.set(made.id, made)
  return made
}
