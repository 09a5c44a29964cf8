import { logger } from 'firebase-functions'
import type { Request } from 'firebase-functions/https'
import { plainEndpoint } from './platform/endpoint'
import { Fault } from './platform/fault'
import { deliver, mailId } from './mail/outbox'
import { mailPassword, stripeSecretKey, stripeWebhookKey, stripeWebhookSecret } from './platform/params'
import { readEvent } from './payment/settlement/events'
import { settle } from './payment/settlement/settle'
import { stripe } from './payment/stripe'
import { logFault, toFault } from './platform/refuse'
import { BODY_BYTES_MAX } from './platform/runtime-gate'

const TOLERANCE_SECONDS = 300
const ALARMING = ['payment_intent.succeeded', 'refund.failed']

/** Stripe retries for three days unless the answer is 2xx. */
export const stripeWebhook = plainEndpoint(
  {
    area: 'payment',
    maxBytes: BODY_BYTES_MAX,
    auth: 'none',
    // The signature covers the raw bytes.
    fields: () => ({}),
    secrets: [stripeSecretKey, stripeWebhookSecret, mailPassword],
    timeoutSeconds: 60,
  },
  async ({ request }) => {
    try {
      return { status: 200, json: { handled: await handle(request) } }
    } catch (error) {
      const fault = toFault('payment', error)
      logFault('payment.webhook-failed', fault)
      return { status: fault.code === 'payment/invalid-request' ? 400 : 500, json: { code: fault.code } }
    }
  },
)

async function handle(request: Request): Promise<string> {
  const event = readEvent(await signedEventOf(request))
  if (!event) return 'ignored'
  const { kind } = await settle(event.paymentIntentId, { event })
  // Money for an unknown or erased account: the team must look at it.
  const isAlarming = kind === 'unknown' && ALARMING.includes(event.type)
  logger[isAlarming ? 'warn' : 'info'](`payment.webhook ${event.type} ${kind}`, { type: event.type, kind })
  // Also if another call settled it: the page that confirms a payment does not wait for the mail server.
  if (kind === 'settled' || kind === 'known') await tell(event)
  return kind
}

async function tell({ paymentIntentId }: { readonly paymentIntentId: string }): Promise<void> {
  await deliver(mailId({ kind: 'contract', paymentIntentId }))
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
