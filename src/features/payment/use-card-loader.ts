import { useEffect, useState, useSyncExternalStore } from 'react'
import { createCardLoader } from './card-loader'
import type { Stripe } from '@stripe/stripe-js'

/** Only this screen loads Stripe's two packages. */
async function loadTools(publishableKey: string) {
  const [stripe, { CardField }] = await Promise.all([loadStripeJs(publishableKey), import('./card-field')])
  return { stripe, CardField }
}

export function useCardLoader(publishableKey: string) {
  const [loader] = useState(() => createCardLoader(() => loadTools(publishableKey), askAgainForStripeJs))
  const state = useSyncExternalStore(loader.subscribe, loader.read, loader.read)

  useEffect(() => {
    const stop = loader.start()
    const onOnline = () => {
      if (loader.read().stage === 'failed') loader.retry()
    }
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('online', onOnline)
      stop()
    }
  }, [loader])

  return { ...state, retry: loader.retry, onReady: loader.fieldIsReady }
}

/** Loads Stripe.js in French, from Stripe. */
async function loadStripeJs(publishableKey: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey, { locale: 'fr' })
  if (!stripe) throw new Error('Stripe.js is not for this environment')
  return stripe
}

/**
 * Stripe's loader waits for one script element, and the browser sends one request per URL. A hanging script is therefore loaded from a
 * second URL, and `load` is dispatched on the loader's element.
 */
function askAgainForStripeJs(): void {
  const waiting = document.querySelector<HTMLScriptElement>('script[src$="/stripe.js"]')
  if (!waiting) return
  const script = document.createElement('script')
  script.src = `${waiting.src}?again=${document.scripts.length}`
  script.addEventListener('load', () => waiting.dispatchEvent(new Event('load')))
  document.head.append(script)
}
