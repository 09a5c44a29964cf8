import type { StripeErrorFields } from './objects/objects'

const hidden = ['metadata', 'latest_charge', 'amount_received', 'customer']

/** Removes metadata and charges, which a client secret does not give access to. */
export function browserView(intent: object): object {
  return Object.fromEntries(Object.entries(intent).filter(([name]) => !hidden.includes(name)))
}

export function browserErrorView(fields: StripeErrorFields): StripeErrorFields {
  const { payment_intent: intent, ...rest } = fields
  return intent === undefined ? rest : { ...rest, payment_intent: browserView(intent) }
}
