import type { StripeErrorFields } from './objects/objects'

const hidden = ['metadata', 'latest_charge', 'amount_received', 'customer']

/** To whom only knows the client secret, the metadata and the charges are none of his business. */
export function browserView(intent: object): object {
  return Object.fromEntries(Object.entries(intent).filter(([name]) => !hidden.includes(name)))
}

export function browserErrorView(fields: StripeErrorFields): StripeErrorFields {
  const { payment_intent: intent, ...rest } = fields
  return intent === undefined ? rest : { ...rest, payment_intent: browserView(intent) }
}
