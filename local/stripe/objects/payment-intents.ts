import { charge, failAuthentication, takeMoney, type Speaker } from './charging'
import { formIn, listIn, textIn, textsOf, type Form } from '../form'
import type { IntentStatus, Metadata, PaymentIntent } from './objects'
import { createPaymentMethod, findPaymentMethod } from './payment-methods'
import { impossible, invalidRequest, noSuch } from '../refusal'
import { newId, secondsNow, type World } from '../world'

export function newIntent(
  id: string,
  fields: Pick<PaymentIntent, 'amount' | 'currency' | 'metadata'> & Partial<PaymentIntent>,
): PaymentIntent {
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    confirmation_method: 'automatic',
    created: secondsNow(),
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    setup_future_usage: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    ...fields,
  }
}

export function createIntent(world: World, params: Form, speaker: Speaker): PaymentIntent {
  const amount = Number(required(params, 'amount'))
  const currency = required(params, 'currency').toLowerCase()
  if (!Number.isInteger(amount) || amount < 1) {
    throw invalidRequest('Invalid integer', { code: 'parameter_invalid_integer', param: 'amount' })
  }
  if (!/^[a-z]{3}$/.test(currency)) {
    throw invalidRequest(`Invalid currency: ${currency}.`, { param: 'currency' })
  }
  if (amount < 50) {
    throw invalidRequest('Amount must be at least €0.50 eur', { code: 'amount_too_small', param: 'amount' })
  }
  const isAutomatic = textIn(formIn(params, 'automatic_payment_methods'), 'enabled') === 'true'
  const types = listIn(params, 'allowed_payment_method_types')
  const intent = newIntent(newId('pi'), {
    amount,
    currency,
    metadata: { ...formIn(params, 'metadata') } as Metadata,
    automatic_payment_methods: isAutomatic ? { enabled: true } : null,
    allowed_payment_method_types: types.length === 0 ? null : types,
    description: textIn(params, 'description') ?? null,
    receipt_email: textIn(params, 'receipt_email') ?? null,
    statement_descriptor_suffix: textIn(params, 'statement_descriptor_suffix') ?? null,
  })
  world.paymentIntents.set(intent.id, intent)
  if (textIn(params, 'confirm') === 'true') return confirmIntent(world, intent, params, speaker)
  return intent
}

export function confirmIntent(
  world: World,
  intent: PaymentIntent,
  params: Form,
  speaker: Speaker,
): PaymentIntent {
  expectStatus(intent, ['requires_payment_method', 'requires_confirmation', 'requires_action'], 'confirm')
  const id = textIn(params, 'payment_method') ?? intent.payment_method
  const data = formIn(params, 'payment_method_data')
  if (textsOf(data).length === 0 && id === null) {
    const message =
      'You cannot confirm this PaymentIntent because it is missing a payment method. ' +
      'Update the PaymentIntent with a payment method and then confirm it again.'
    throw impossible(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
  }
  const method =
    textsOf(data).length > 0 ? createPaymentMethod(world, data) : findPaymentMethod(world, id ?? '')
  charge(world, intent, method, speaker)
  return intent
}

/** Result of the bank's dialog in the page. */
export function authenticateIntent(
  world: World,
  intent: PaymentIntent,
  isAuthorized: boolean,
  speaker: Speaker,
): PaymentIntent {
  expectStatus(intent, ['requires_action'], 'authenticate')
  const method = findPaymentMethod(world, intent.payment_method ?? '')
  if (isAuthorized) takeMoney(world, intent, method, speaker)
  else failAuthentication(world, intent, method, speaker)
  return intent
}

export function cancelIntent(
  world: World,
  intent: PaymentIntent,
  params: Form,
  speaker: Speaker,
): PaymentIntent {
  expectStatus(intent, ['requires_payment_method', 'requires_confirmation', 'requires_action'], 'cancel')
  intent.status = 'canceled'
  intent.canceled_at = secondsNow()
  intent.cancellation_reason = textIn(params, 'cancellation_reason') ?? null
  intent.next_action = null
  world.emit('payment_intent.canceled', intent, speaker.names)
  return intent
}

export function findIntent(world: World, id: string): PaymentIntent {
  const intent = world.paymentIntents.get(id)
  if (intent === undefined) throw noSuch('payment_intent', id, 'intent')
  return intent
}

function expectStatus(intent: PaymentIntent, allowed: readonly IntentStatus[], verb: string): void {
  if (allowed.includes(intent.status)) return
  throw impossible(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. ` +
      `Only a PaymentIntent with one of the following statuses may be used here: ${allowed.join(', ')}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: structuredClone(intent) },
  )
}

function required(params: Form, name: string): string {
  const value = textIn(params, name)
  if (value !== undefined && value !== '') return value
  throw invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
}
