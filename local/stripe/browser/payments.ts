import type { Answer, ApiClient, BrowserIntent, StripeJsError } from './api-client'
import { askTheOwner } from './bank-dialog'
import { typedCardOf } from './card-element'
import { firstComplaint, type TypedCard } from './typed-card'

export type IntentResult = { paymentIntent: BrowserIntent } | { error: StripeJsError }

type Method = string | { card?: unknown; billing_details?: { name?: string; email?: string } }

/** Charges the typed card, with the bank's authentication if required. */
export async function confirmCardPayment(
  api: ApiClient,
  clientSecret: string,
  data: { payment_method?: Method } = {},
  { handleActions = true }: { handleActions?: boolean } = {},
): Promise<IntentResult> {
  const method = fieldsOfMethod(data.payment_method)
  if ('error' in method) return { error: method.error }
  if (data.payment_method === undefined) {
    const known = await retrieve(api, clientSecret)
    if (known.error !== undefined) return { error: known.error }
    if (known.value.status === 'requires_action') return finish(api, known.value)
  }
  const fields = { client_secret: clientSecret, use_stripe_sdk: 'true', ...method.fields }
  const answer = await api.post<BrowserIntent>(`${intentPath(clientSecret)}/confirm`, fields)
  if (answer.error !== undefined) return { error: answer.error }
  return handleActions ? finish(api, answer.value) : { paymentIntent: answer.value }
}

export async function handleNextAction(api: ApiClient, clientSecret: string): Promise<IntentResult> {
  const known = await retrieve(api, clientSecret)
  return known.error === undefined ? finish(api, known.value) : { error: known.error }
}

export async function retrievePaymentIntent(api: ApiClient, clientSecret: string): Promise<IntentResult> {
  const known = await retrieve(api, clientSecret)
  return known.error === undefined ? { paymentIntent: known.value } : { error: known.error }
}

export async function createPaymentMethod(
  api: ApiClient,
  method: Exclude<Method, string>,
): Promise<{ paymentMethod: unknown } | { error: StripeJsError }> {
  const card = typedCardOf(method.card)
  if (card === null) return { error: invalid('A card element is needed.') }
  const complaint = firstComplaint(card, new Date())
  if (complaint !== null) return { error: complaint }
  const answer = await api.post('/v1/payment_methods', cardFields(card))
  return answer.error === undefined ? { paymentMethod: answer.value } : { error: answer.error }
}

async function finish(api: ApiClient, intent: BrowserIntent): Promise<IntentResult> {
  if (intent.status !== 'requires_action') return resultOf(intent)
  const outcome = await askTheOwner(intent)
  const { client_secret } = intent
  const path = `${intentPath(client_secret)}/authenticate`
  const answer = await api.post<BrowserIntent>(path, { client_secret, outcome })
  return answer.error === undefined ? resultOf(answer.value) : { error: answer.error }
}

function resultOf(intent: BrowserIntent): IntentResult {
  if (intent.status !== 'requires_payment_method' || intent.last_payment_error === null) {
    return { paymentIntent: intent }
  }
  return { error: { ...intent.last_payment_error, payment_intent: intent } }
}

function retrieve(api: ApiClient, clientSecret: string): Promise<Answer<BrowserIntent>> {
  return api.get(intentPath(clientSecret), { client_secret: clientSecret, is_stripe_sdk: 'false' })
}

function intentPath(clientSecret: string): string {
  return `/v1/payment_intents/${encodeURIComponent(clientSecret.split('_secret_')[0] ?? '')}`
}

function fieldsOfMethod(
  method: Method | undefined,
): { fields: Record<string, string> } | { error: StripeJsError } {
  if (method === undefined) return { fields: {} }
  if (typeof method === 'string') return { fields: { payment_method: method } }
  const card = typedCardOf(method.card)
  if (card === null) return { error: invalid('A card element is needed.') }
  const complaint = firstComplaint(card, new Date())
  if (complaint !== null) return { error: complaint }
  return { fields: cardFields(card, 'payment_method_data') }
}

/** `parent`: `payment_method_data` if the method is part of another call. */
function cardFields({ number, expiry, cvc }: TypedCard, parent?: string): Record<string, string> {
  const key = (first: string, rest = ''): string =>
    parent === undefined ? `${first}${rest}` : `${parent}[${first}]${rest}`
  return {
    [key('type')]: 'card',
    [key('card', '[number]')]: number,
    [key('card', '[exp_month]')]: expiry.slice(0, 2),
    [key('card', '[exp_year]')]: expiry.slice(2),
    [key('card', '[cvc]')]: cvc,
  }
}

function invalid(message: string): StripeJsError {
  return { type: 'invalid_request_error', message }
}
