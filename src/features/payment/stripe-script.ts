import type { Stripe } from '@stripe/stripe-js'

/** Stripe.js for our account; the script comes from Stripe, in French. */
export async function loadStripeJs(publishableKey: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey, { locale: 'fr' })
  if (!stripe) throw new Error('Stripe.js is not for this environment')
  return stripe
}

/**
 * Stripe's loader keeps one promise for as long as its script neither loads nor fails, so asking again would wait
 * for the same request. Told that the script failed, it forgets it.
 */
export function abandonStripeJs(): void {
  for (const script of document.querySelectorAll('script[src$="/stripe.js"]'))
    script.dispatchEvent(new Event('error'))
}
