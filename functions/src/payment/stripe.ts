import type Stripe from 'stripe'
import { Fault } from '../platform/fault'
import { stripeConfig } from '../platform/params'

const TIMEOUT_MS = 10_000
const RETRIES = 2

let known: { readonly key: string; readonly client: Stripe } | undefined

/** Stripe's client for the current key. Imported on first use, so that the coach's instances start without it. */
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

/** Calls Stripe; its errors are thrown as `Fault`. */
export async function askStripe<T>(work: (client: Stripe) => Promise<T>): Promise<T> {
  const client = await stripe()
  try {
    return await work(client)
  } catch (error) {
    throw toStripeFault(error)
  }
}

/** Stripe's error code (`resource_missing` ...); null: not an error of Stripe. */
export function stripeCodeOf(error: unknown): string | null {
  return isStripeError(error) && typeof error.code === 'string' ? error.code : null
}

/** Drops Stripe's messages, which may quote keys, cards and e-mail addresses. */
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

/** By name, because the error classes are in the client, which may not be loaded yet. */
function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')
}
