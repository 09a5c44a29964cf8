import type Stripe from 'stripe'
import { Fault } from '../platform/fault'
import { stripeConfig } from '../platform/params'

const TIMEOUT_MS = 10_000
const RETRIES = 2

let known: { readonly key: string; readonly client: Stripe } | undefined

/**
 * Stripe's own client, with the key that counts now. Imported when first asked for, so that the coach's instances
 * start without it.
 */
export async function stripe(): Promise<Stripe> {
  const { secretKey, baseUrl } = stripeConfig()
  const key = `${secretKey} ${baseUrl.origin}`
  if (known?.key === key) return known.client
  const { default: Client } = await import('stripe')
  const client = new Client(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    host: baseUrl.hostname,
    protocol: baseUrl.protocol === 'http:' ? 'http' : 'https',
    ...(baseUrl.port === '' ? {} : { port: baseUrl.port }),
  })
  known = { key, client }
  return client
}

/** One piece of work at Stripe; what goes wrong there comes out as a `Fault`. */
export async function askStripe<T>(work: (client: Stripe) => Promise<T>): Promise<T> {
  const client = await stripe()
  try {
    return await work(client)
  } catch (error) {
    throw toStripeFault(error)
  }
}

/** Stripe's machine word for its refusal (`resource_missing` ...); null when it is no refusal of Stripe's. */
export function stripeCodeOf(error: unknown): string | null {
  return isStripeError(error) && typeof error.code === 'string' ? error.code : null
}

/** Nothing that Stripe wrote is kept: its sentences may quote keys, cards and e-mail addresses. */
export function toStripeFault(error: unknown): unknown {
  if (!isStripeError(error)) return error
  const status = error.statusCode
  const facts = status === undefined ? {} : { status }
  switch (error.type) {
    case 'StripeConnectionError':
      return new Fault('payment/provider-unavailable', { ...facts, reason: 'connection' })
    case 'StripeRateLimitError':
      return new Fault('payment/provider-unavailable', { ...facts, reason: 'rate' })
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      return new Fault('payment/misconfigured', { ...facts, reason: 'key-refused' })
    case 'StripeAPIError':
      return new Fault('payment/provider-unavailable', { ...facts, reason: 'server' })
  }
  if (status !== undefined && (status >= 500 || status === 429 || status === 409)) {
    return new Fault('payment/provider-unavailable', { status, reason: 'server' })
  }
  return new Fault('payment/internal', { ...facts, reason: 'request-refused' })
}

interface StripeError extends Error {
  readonly type: string
  readonly code?: unknown
  readonly statusCode?: number
}

/** By its name: the classes come with the client, which may not be there yet. */
function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
}
