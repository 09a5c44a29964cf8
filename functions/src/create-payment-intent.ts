import { PRICE_CENTS, PRICE_CURRENCY } from '@/domain/base/business'
import { plainEndpoint, type Asked } from './platform/endpoint'
import { Fault } from './platform/fault'
import { exactFieldsOf } from './platform/http-gate'
import { stripeSecretKey } from './platform/params'
import { openCheckout } from './payment/checkout/checkout'
import { readShownEnd } from './payment/checkout/paid-until'

/** Payment call of the specification. Hosting forwards it, so the page has the same origin. */
export const createPaymentIntent = plainEndpoint(
  { area: 'payment', auth: 'account', fields: readPrice, secrets: [stripeSecretKey], timeoutSeconds: 90 },
  async (asked) => ({ status: 200, json: { clientSecret: await open(asked) } }),
)

interface Price {
  readonly amount: number
  readonly currency: string
}

async function open({ caller, fields: price, request }: Asked<Price>): Promise<string> {
  checkPrice(price)
  return openCheckout(caller.uid, {
    immediateAccess: request.headers['coach-immediate-access'] === 'yes',
    shownEnd: readShownEnd(request.headers['coach-paid-until']),
  })
}

/** The server sets the price; the body only proves that the page shows the same one. */
function checkPrice(price: Price): void {
  if (price.amount !== PRICE_CENTS || price.currency !== PRICE_CURRENCY) {
    throw new Fault('payment/wrong-amount')
  }
}

function readPrice(json: unknown): Price | null {
  const { amount, currency } = exactFieldsOf(json, ['amount', 'currency']) ?? {}
  return typeof amount === 'number' && typeof currency === 'string' ? { amount, currency } : null
}
