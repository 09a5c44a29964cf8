import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js'

/**
 * What became of the card; `message` is what the provider says of it, in French, null when it says nothing. `unknown`: nobody told us, because the network or Stripe failed in the middle; the
 * charge may have gone through.
 */
export type ChargeOutcome =
  | { readonly kind: 'charged' }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'unknown'; readonly message: string | null }

/** Stripe answers an error for an intent that another tab has just charged: its status tells, not the error. */
export function readOutcome({ paymentIntent, error }: PaymentIntentResult): ChargeOutcome {
  const status = paymentIntent?.status ?? error?.payment_intent?.status
  if (status === 'succeeded' || status === 'processing') return { kind: 'charged' }
  const message = error?.message?.trim() || null
  return { kind: error && isInTheDark(error) ? 'unknown' : 'refused', message }
}

/** `lock_timeout`: another tab is charging the same intent. */
function isInTheDark({ type, code, payment_intent }: StripeError): boolean {
  if (code === 'lock_timeout') return true
  return !payment_intent && (type === 'api_connection_error' || type === 'api_error')
}

/** A client secret is the intent's id, `_secret_` and what only its owner knows. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret')[0] ?? clientSecret
}
