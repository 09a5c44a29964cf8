import { useEffect, useState, useSyncExternalStore } from 'react'
import { createCardLoader } from './card-loader'
import { askAgainForStripeJs, loadStripeJs } from './stripe-script'

/** Both of Stripe's packages are asked for here alone: no other screen carries them. */
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
