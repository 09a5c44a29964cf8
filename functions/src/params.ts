import { defineSecret, defineString } from 'firebase-functions/params'
import { CoachFault } from './coach/fault'
import type { ProviderConfig } from './coach/provider'
import { Fault } from './fault'
import { isLocalStack } from './local-stack'
import { isProviderUrl } from './provider-url'

export const REGION = 'europe-west1'

export const coachApiKey = defineSecret('COACH_API_KEY')
const coachBaseUrl = defineString('COACH_BASE_URL', { default: 'https://api.openai.com/v1' })
const coachModel = defineString('COACH_MODEL', { default: 'gpt-6-luna' })
const coachFallbackModel = defineString('COACH_FALLBACK_MODEL', { default: 'gpt-5.6-luna' })
const coachDailyMaximum = defineString('COACH_DAILY_MAX', { default: '' })

export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY')
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET')
const stripeBaseUrl = defineString('STRIPE_BASE_URL', { default: 'https://api.stripe.com' })

/** What turns an address into what outlives its account. */
export const trialHashKey = defineSecret('TRIAL_HASH_KEY')

const KEY_SHAPE = /^[\w.-]{8,512}$/

/** Read at each call: a secret may be rotated, and is only there while a function that asked for it runs. */
export function coachProviderConfig(): ProviderConfig {
  const apiKey = coachApiKey.value().trim()
  if (!KEY_SHAPE.test(apiKey)) throw new CoachFault('coach/misconfigured', { reason: 'key-shape' })
  const baseUrl = coachBaseUrl.value().trim().replace(/\/+$/, '')
  const model = coachModel.value().trim()
  if (!isProviderUrl(baseUrl, { isLocal: isLocalStack() }))
    throw new CoachFault('coach/misconfigured', { reason: 'base-url' })
  if (model === '') throw new CoachFault('coach/misconfigured', { reason: 'model' })
  return { apiKey, baseUrl, model, fallbackModel: coachFallbackModel.value().trim() }
}

/** How many questions the whole product may ask the provider on one day; null for no ceiling. */
export function coachDailyMax(): number | null {
  const text = coachDailyMaximum.value().trim()
  if (!/^\d{0,9}$/.test(text)) throw new CoachFault('coach/misconfigured', { reason: 'daily-max' })
  return Number(text) === 0 ? null : Number(text)
}

/** null when it is too short to keep anything secret. */
export function trialHashKeyOf(): string | null {
  const key = trialHashKey.value().trim()
  return key.length >= TRIAL_HASH_KEY_MIN ? key : null
}

const TRIAL_HASH_KEY_MIN = 32

const STRIPE_KEY_SHAPE = /^(sk|rk)_(live|test)_\w{8,255}$/
const STRIPE_WEBHOOK_SECRET_SHAPE = /^whsec_\S{8,255}$/

export interface StripeConfig {
  readonly secretKey: string
  readonly baseUrl: URL
}

export function stripeConfig(): StripeConfig {
  const secretKey = stripeSecretKey.value().trim()
  if (!STRIPE_KEY_SHAPE.test(secretKey)) throw new Fault('payment/misconfigured', { reason: 'key-shape' })
  const baseUrl = stripeBaseUrl.value().trim()
  if (!isProviderUrl(baseUrl, { isLocal: isLocalStack() }))
    throw new Fault('payment/misconfigured', { reason: 'base-url' })
  return { secretKey, baseUrl: new URL(baseUrl) }
}

/** What Stripe signs its webhooks with. */
export function stripeWebhookKey(): string {
  const secret = stripeWebhookSecret.value().trim()
  if (!STRIPE_WEBHOOK_SECRET_SHAPE.test(secret)) {
    throw new Fault('payment/misconfigured', { reason: 'webhook-secret-shape' })
  }
  return secret
}
