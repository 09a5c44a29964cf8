import { createApiClient } from './api-client'
import { createElements } from './elements'
import { confirmCardPayment, createPaymentMethod, handleNextAction, retrievePaymentIntent } from './payments'

const script = document.currentScript
const source = new URL(script instanceof HTMLScriptElement ? script.src : location.href)
const train = source.pathname.split('/').at(-2) ?? ''

function Stripe(publishableKey: string) {
  const api = createApiClient(source.origin, publishableKey)
  type Confirm = Parameters<typeof confirmCardPayment>
  return {
    elements: createElements,
    confirmCardPayment: (clientSecret: string, data?: Confirm[2], options?: Confirm[3]) =>
      confirmCardPayment(api, clientSecret, data, options),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => handleNextAction(api, clientSecret),
    handleCardAction: (clientSecret: string) => handleNextAction(api, clientSecret),
    retrievePaymentIntent: (clientSecret: string) => retrievePaymentIntent(api, clientSecret),
    createPaymentMethod: (method: Parameters<typeof createPaymentMethod>[1]) =>
      createPaymentMethod(api, method),
    createToken: () =>
      Promise.resolve({
        error: { type: 'invalid_request_error', message: 'The stand-in makes payment methods, no tokens.' },
      }),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  }
}

// The loader warns about a version other than the requested one.
Stripe.version = train === 'v3' ? 3 : train
Object.assign(window, { Stripe })
