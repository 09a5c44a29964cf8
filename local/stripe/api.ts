import { browserErrorView } from './browser-view'
import type { Speaker } from './objects/charging'
import { errorOf, type Faults, type ScriptedFault } from './faults'
import { parseForm, textIn, type Form } from './form'
import type { Idempotency, KeptAnswer } from './idempotency'
import { standInKeys } from './keys'
import { Refusal, unauthorized } from './refusal'
import { findRoute, type Route } from './routes'
import { newId, type World } from './world'

export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: string
  readonly authorization: string | undefined
  readonly idempotencyKey: string | null
}

export interface ApiAnswer {
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, string>
  /** Connection cut instead of a response: `silent` before, `halfway` after its first bytes. */
  readonly lost?: 'silent' | 'halfway'
}

/** One API call, in Stripe's order: authentication, route, idempotency key, work, stored response. */
export async function answerApi(
  { world, faults, idempotency }: { world: World; faults: Faults; idempotency: Idempotency },
  request: ApiRequest,
): Promise<ApiAnswer> {
  const requestId = newId('req')
  const key = request.method === 'POST' ? request.idempotencyKey : null
  const params = parseForm(request.method === 'GET' ? request.query : request.body)
  let isOurs = false
  try {
    const isBrowser = isBrowserKey(keyOf(request, params))
    const { route, id } = routeFor(request, isBrowser)
    const asked = `${request.method} ${request.path} ${request.body}`
    const kept = key === null ? null : idempotency.begin(key, asked)
    if (kept !== null) return replayed(kept, requestId)
    isOurs = key !== null

    const fault = faults.take(request.method, request.path)
    if (fault !== null) await faults.wait(fault)
    const speaker: Speaker = { isBrowser, names: { id: requestId, idempotency_key: key } }
    const work = (): Worked => perform(route, { world, params, speaker, path: request.path, id })
    const worked = withFault(fault, work)
    if (key !== null) {
      if (worked.isKept) idempotency.keep(key, { ...worked, requestId })
      else idempotency.release(key)
    }
    const isKeptFault = key !== null && worked.isKept && worked.status >= 500
    const advice: Record<string, string> = isKeptFault ? { 'Stripe-Should-Retry': 'false' } : {}
    const answer = {
      status: worked.status,
      body: worked.body,
      headers: { 'Request-Id': requestId, ...advice },
    }
    if (fault?.drop === undefined || fault.drop === false) return answer
    // A browser resends a request when a reused connection ends without a response.
    return { ...answer, lost: isBrowser ? 'halfway' : 'silent' }
  } catch (error) {
    if (isOurs && key !== null) idempotency.release(key)
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, body: { error: error.fields }, headers: { 'Request-Id': requestId } }
  }
}

interface Worked {
  readonly status: number
  readonly body: unknown
  readonly isKept: boolean
}

function perform(route: Route, call: Parameters<Route['answer']>[0]): Worked {
  try {
    return { status: 200, body: structuredClone(route.answer(call)), isKept: true }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const fields = call.speaker.isBrowser ? browserErrorView(error.fields) : error.fields
    return { status: error.status, body: structuredClone({ error: fields }), isKept: error.isKept }
  }
}

function withFault(fault: ScriptedFault | null, work: () => Worked): Worked {
  if (fault?.drop === 'before') return { status: 0, body: null, isKept: false }
  if (fault?.status === undefined) return work()
  if (fault.isWorkDone === true) work()
  const isKept = fault.status !== 409 && fault.status !== 429
  return { status: fault.status, body: { error: errorOf(fault) }, isKept }
}

function replayed({ status, body, requestId: original }: KeptAnswer, requestId: string): ApiAnswer {
  const advice: Record<string, string> = status >= 500 ? { 'Stripe-Should-Retry': 'false' } : {}
  const headers = { 'Request-Id': requestId, 'Original-Request': original, 'Idempotent-Replayed': 'true' }
  return { status, body, headers: { ...headers, ...advice } }
}

function routeFor({ method, path }: ApiRequest, isBrowser: boolean): { route: Route; id: string } {
  const found = findRoute(method, path)
  if (found === null) {
    const message = `Unrecognized request URL (${method}: ${path}).`
    throw new Refusal(404, { type: 'invalid_request_error', message })
  }
  if (isBrowser && found.route.isForBrowsers !== true) {
    const message =
      'This API call cannot be made with a publishable API key. Please use a secret API key. ' +
      'You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.'
    throw unauthorized(message, { code: 'secret_key_required' })
  }
  return found
}

function isBrowserKey(key: string | undefined): boolean {
  if (key === undefined || key === '') {
    throw unauthorized('You did not provide an API key. You need to provide it in the Authorization header.')
  }
  if (key === standInKeys.secret) return false
  if (key === standInKeys.publishable) return true
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`)
}

/** `Bearer <key>`, `Basic <key>:`, or a browser's `key=` in the form, which avoids a preflight. */
function keyOf({ authorization = '' }: ApiRequest, params: Form): string | undefined {
  const [scheme = '', value = ''] = authorization.split(' ')
  if (/^bearer$/i.test(scheme)) return value
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().split(':')[0]
  return textIn(params, 'key')
}
