import { PRICE_CENTS, PRICE_CURRENCY } from '@/domain/base/business'
import { onRequest, type Request } from 'firebase-functions/https'
import { currentCallerOf } from './caller'
import { Fault } from './fault'
import { behindGate, exactFieldsOf, rawJsonOf } from './http-gate'
import { REGION, stripeSecretKey } from './params'
import { openCheckout } from './payment/checkout/checkout'
import { readShownEnd } from './payment/checkout/paid-until'
import { refuseHttp } from './refuse-http'

/** The payment call of the specification; Hosting hands it over, so its page is of the same origin. */
export const createPaymentIntent = behindGate(
  onRequest(
    { region: REGION, secrets: [stripeSecretKey], timeoutSeconds: 90, memory: '512MiB', maxInstances: 10 },
    async (request, answer) => {
      try {
        answer.json({ clientSecret: await open(request) })
      } catch (error) {
        refuseHttp('payment', answer, error)
      }
    },
  ),
  {
    maxBytes: 4096,
    codes: { malformed: 'payment/invalid-request', tooLarge: 'payment/invalid-request' },
    refusesPreflight: true,
  },
)

async function open(request: Request): Promise<string> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  const caller = await currentCallerOf(token)
  if (!caller) throw new Fault('payment/unauthenticated')
  checkPrice(rawJsonOf(request))
  return openCheckout(caller.uid, {
    immediateAccess: request.headers['coach-immediate-access'] === 'yes',
    shownEnd: readShownEnd(request.headers['coach-paid-until']),
  })
}

/** The price is ours; the body only says that the page shows the same one. */
function checkPrice(body: unknown): void {
  const price = exactFieldsOf(body, ['amount', 'currency'])
  if (typeof price?.amount !== 'number' || typeof price.currency !== 'string') {
    throw new Fault('payment/invalid-request')
  }
  if (price.amount !== PRICE_CENTS || price.currency !== PRICE_CURRENCY) {
    throw new Fault('payment/wrong-amount')
  }
}
