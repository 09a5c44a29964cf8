import type { Stripe } from '@stripe/stripe-js'

/** Stripe.js for our account; the script comes from Stripe, in French. */
export async function loadStripeJs(publishableKey: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey, { locale: 'fr' })
  if (!stripe) throw new Error('Stripe.js is not for this environment')
  return stripe
}

/**
 * Stripe's loader keeps one promise for as long as its script neither loads nor fails, and the browser one request
 * for as long as the address is the same. So the script is asked for under another one, and the loader, which
 * waits for its own element, is told when it is there.
 */
export function askAgainForStripeJs(): void {
  const waiting = document.querySelector<HTMLScriptElement>('script[src$="/stripe.js"]')
  if (!waiting) return
  const script = document.createElement('script')
  script.src = `${waiting.src}?again=${document.scripts.length}`
  script.addEventListener('load', () => waiting.dispatchEvent(new Event('load')))
  document.head.append(script)
}
