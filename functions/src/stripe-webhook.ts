import { logger } from 'firebase-functions'
import { onRequest, type Request } from 'firebase-functions/https'
import { Fault } from './fault'
import { behindGate } from './http-gate'
import { REGION, stripeSecretKey, stripeWebhookKey, stripeWebhookSecret } from './params'
import { readEvent } from './payment/events'
import { settle } from './payment/settle'
import { stripe } from './payment/stripe'
import { logFault, toFault } from './refuse'

const TOLERANCE_SECONDS = 300

/** Stripe's messages. Anything but 2xx makes Stripe send them again, for three days. */
export const stripeWebhook = behindGate(
  onRequest(
    {
      region: REGION,
      secrets: [stripeSecretKey, stripeWebhookSecret],
      timeoutSeconds: 60,
      memory: '512MiB',
      maxInstances: 10,
    },
    async (request, response) => {
      try {
        response.status(200).json({ handled: await handle(request) })
      } catch (error) {
        const fault = toFault('payment', error)
        logFault('payment.webhook-failed', fault)
        response.status(fault.code === 'payment/invalid-request' ? 400 : 500).json({ code: fault.code })
      }
    },
  ),
  {
    maxBytes: 256 * 1024,
    codes: { malformed: 'payment/invalid-request', tooLarge: 'payment/invalid-request' },
  },
)

/** What came of it, in our words. */
async function handle(request: Request): Promise<string> {
  const event = readEvent(await signedEventOf(request))
  if (!event) return 'ignored'
  const { kind } = await settle(event.paymentIntentId, { event })
  // Money that belongs to nobody whom we know: somebody of us has to look.
  const isAlarming = kind === 'unknown' && event.type === 'payment_intent.succeeded'
  logger[isAlarming ? 'warn' : 'info'](`payment.webhook ${event.type} ${kind}`, { type: event.type, kind })
  return kind
}

async function signedEventOf(request: Request): Promise<unknown> {
  const secret = stripeWebhookKey()
  const { webhooks } = await stripe()
  const signature = request.headers['stripe-signature']
  if (typeof signature !== 'string') throw new Fault('payment/invalid-request', { reason: 'unsigned' })
  try {
    return webhooks.constructEvent(request.rawBody, signature, secret, TOLERANCE_SECONDS)
  } catch {
    throw new Fault('payment/invalid-request', { reason: 'signature' })
  }
}
