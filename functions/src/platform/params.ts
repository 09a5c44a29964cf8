import { defineSecret, defineString } from 'firebase-functions/params'
import type { ProviderConfig } from '../coach/provider'
import { Fault } from './fault'
import { isLocalStack } from './local-stack'
import { isProviderUrl } from './provider-url'

export const REGION = 'europe-west1'

export const coachApiKey = defineSecret('COACH_API_KEY')
const coachBaseUrl = defineString('COACH_BASE_URL', { default: 'https://api.openai.com/v1' })
const coachModel = defineString('COACH_MODEL', { default: 'gpt-6-luna' })
const coachFallbackModel = defineString('COACH_FALLBACK_MODEL', { default: 'gpt-5.6-luna' })
const coachTools = defineString('COACH_TOOLS', { default: 'on' })
const coachDailyMaximum = defineString('COACH_DAILY_MAX', { default: '2000' })

export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY')
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET')
const stripeBaseUrl = defineString('STRIPE_BASE_URL', { default: 'https://api.stripe.com' })

/** Key of the hash under which an address is stored beyond its account. */
export const trialHashKey = defineSecret('TRIAL_HASH_KEY')

/** Password of the mail server; `none` if it needs no password. */
export const mailPassword = defineSecret('MAIL_PASSWORD')
const mailHost = defineString('MAIL_HOST', { default: '' })
const mailPort = defineString('MAIL_PORT', { default: '587' })
const mailUser = defineString('MAIL_USER', { default: '' })
const mailFrom = defineString('MAIL_FROM', { default: '' })
const teamAddress = defineString('SUPPORT_ADDRESS', { default: '' })

const KEY_SHAPE = /^[\w.-]{8,512}$/

/** Read on each call: a secret may be rotated, and exists only while a function that declares it runs. */
export function coachProviderConfig(): ProviderConfig {
  const apiKey = coachApiKey.value().trim()
  if (!KEY_SHAPE.test(apiKey)) throw new Fault('coach/misconfigured', { reason: 'key-shape' })
  const baseUrl = coachBaseUrl.value().trim().replace(/\/+$/, '')
  const model = coachModel.value().trim()
  if (!isProviderUrl(baseUrl, { isLocal: isLocalStack() }))
    throw new Fault('coach/misconfigured', { reason: 'base-url' })
  if (model === '') throw new Fault('coach/misconfigured', { reason: 'model' })
  const tools = coachTools.value().trim()
  if (tools !== 'on' && tools !== 'off') throw new Fault('coach/misconfigured', { reason: 'tools' })
  return {
    apiKey,
    baseUrl,
    model,
    fallbackModel: coachFallbackModel.value().trim(),
    hasTools: tools === 'on',
  }
}

/** Daily maximum of questions for the whole product. The default is repeated, because the runtime does not know it. */
export function coachDailyMax(): number {
  const text = coachDailyMaximum.value().trim() || '2000'
  if (!/^\d{1,9}$/.test(text)) throw new Fault('coach/misconfigured', { reason: 'daily-max' })
  return Number(text)
}

/** Null: too short to be secure. */
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

export function stripeWebhookKey(): string {
  const secret = stripeWebhookSecret.value().trim()
  if (!STRIPE_WEBHOOK_SECRET_SHAPE.test(secret)) {
    throw new Fault('payment/misconfigured', { reason: 'webhook-secret-shape' })
  }
  return secret
}

export interface MailAddress {
  readonly name: string
  readonly address: string
}

export interface MailConfig {
  readonly host: string
  readonly port: number
  readonly from: MailAddress
  /** Null: the server needs no login. */
  readonly login: { readonly user: string; readonly pass: string } | null
  /** A local stand-in, used without encryption. */
  readonly isLocal: boolean
}

/** Needs no secret. */
export function isMailSetUp(): boolean {
  return mailHost.value().trim() !== '' && mailFrom.value().trim() !== ''
}

/** The team's address; null: none, or mail is not set up. */
export function supportAddress(): MailAddress | null {
  const address = teamAddress.value().trim()
  return isMailSetUp() && isMailAddress(address) ? { name: '', address } : null
}

export function mailConfig(): MailConfig {
  const host = mailHost.value().trim()
  const port = Number(mailPort.value().trim())
  const from = readSender(mailFrom.value().trim())
  if (!/^[\w.-]+$/.test(host)) throw new Fault('mail/misconfigured', { reason: 'host' })
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Fault('mail/misconfigured', { reason: 'port' })
  }
  if (!from) throw new Fault('mail/misconfigured', { reason: 'from' })
  const user = mailUser.value().trim()
  const login = user === '' ? null : { user, pass: mailPassword.value().trim() }
  return { host, port, from, login, isLocal: LOCAL_HOSTS.includes(host) }
}

/** « Coach Boom <bonjour@exemple.fr> », or the address alone. */
function readSender(text: string): MailAddress | null {
  const [, name = '', address = text] = /^([^<>"]*)<([^<>]+)>$/.exec(text) ?? []
  return isMailAddress(address) ? { name: name.trim() || 'Coach Boom', address } : null
}

/** One plain address: no list, no name, no characters for header injection. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]{1,255}$/u.test(text)
}

const LOCAL_HOSTS = ['127.0.0.1', 'localhost']
