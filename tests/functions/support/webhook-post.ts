import { createHmac } from 'node:crypto'
import { standInKeys } from '../../../local/stripe/keys'
import { callEndpoint, type EndpointAnswer } from './endpoint-call'
import { eventsOf } from './stripe-stand-in'

interface Signing {
  readonly ageSeconds?: number
  readonly secret?: string
  /** Default: the valid signature. */
  readonly signature?: string
  /** URL of an endpoint served by the test. */
  readonly url?: string
}

/** Posts a Stripe event with a configurable signature. */
export function postWebhook(event: unknown, signing: Signing = {}): Promise<EndpointAnswer> {
  const { ageSeconds = 0, secret = standInKeys.webhook, url } = signing
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const signature = signing.signature ?? signatureOf(body, secondsNow() - ageSeconds, secret)
  return callEndpoint('stripeWebhook', body, {
    headers: { 'stripe-signature': signature },
    ...(url !== undefined && { url }),
  })
}

/** https://docs.stripe.com/webhooks#verify-manually */
export function signatureOf(body: string, timestamp: number, secret: string): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}

/** The event as Stripe stored it. */
export async function eventOf(intentId: string, type: string): Promise<{ id: string; type: string }> {
  const found = (await eventsOf(type)).find(({ data: { object } }) => {
    const about = object as { id: string; payment_intent?: string }
    return about.id === intentId || about.payment_intent === intentId
  })
  if (!found) throw new Error(`no ${type} of ${intentId}`)
  return found
}

export function secondsNow(): number {
  return Math.floor(Date.now() / 1000)
}
