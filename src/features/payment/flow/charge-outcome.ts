import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js'

/**
 * Result of the charge. `message`: Stripe's, in French; null: none. `unknown`: the network or Stripe failed, so the card may have been
 * charged.
 */
export type ChargeOutcome =
  | { readonly kind: 'charged' }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'unknown'; readonly message: string | null }

/** If another tab has charged the intent, Stripe returns an error: read the intent's status first. */
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

/** A client secret is the intent's id, `_secret_` and a random part. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret')[0] ?? clientSecret
}
