import type { CoachErrorCode } from '@/domain/base/errors'
import { readFields } from '@/domain/base/read-field'
import type { Response } from 'undici'
import { Fault } from '../fault'
import { settingNamed } from './model-families'

const ERROR_BODY_BYTES_MAX = 8192
const RETRIED_STATUSES = [500, 502, 503]

/** The event stream of an answer; throws a `Fault` when the provider gave anything else. */
export async function answerBodyOf(response: Response): Promise<ReadableStream<Uint8Array>> {
  const { status, body } = response
  if (response.ok && body && isEventStream(response)) return body as ReadableStream<Uint8Array>
  const error = await errorOf(response)
  if (response.ok) throw new Fault('coach/provider-unavailable', { reason: 'not-a-stream', status })
  throw statusFault(status, error)
}

/** What a provider says of its refusal. Only compared with words that we know, never shown or logged. */
interface ProviderError {
  readonly code?: unknown
  /** The part of our request that it refuses. */
  readonly param?: unknown
}

/** Whose fault it is, by the provider's own code where we know it, else by its status. */
function statusFault(status: number, { code, param }: ProviderError): Fault {
  const fault = (to: CoachErrorCode, reason = 'status', isTransient = false) =>
    new Fault(to, { reason, status, isTransient })
  const isAboutRequest = status === 400 || status === 422
  if (status === 404 || code === 'model_not_found' || (isAboutRequest && param === 'model')) {
    return fault('coach/misconfigured', 'model-missing')
  }
  if (status === 413 || TOO_LONG.has(code)) return fault('coach/message-too-long', 'context')
  // Our account is empty: waiting does not help.
  if (code === 'insufficient_quota') return fault('coach/misconfigured', 'credit')
  if (status === 429) return fault('coach/provider-busy', 'status', true)
  const isTransient = RETRIED_STATUSES.includes(status)
  if (status >= 500 || status === 408) return fault('coach/provider-unavailable', 'status', isTransient)
  return isAboutRequest ? requestFault(status, param, code) : fault('coach/misconfigured')
}

const TOO_LONG: ReadonlySet<unknown> = new Set(['context_length_exceeded', 'string_above_max_length'])

/** A refused setting is ours to leave out; another part that is named is our mistake; the rest is what somebody wrote. */
function requestFault(status: number, param: unknown, code: unknown): Fault {
  if (typeof param !== 'string' || param === '' || param.startsWith('messages')) {
    const isUnexplained = (param ?? '') === '' && code !== 'content_filter'
    return new Fault('coach/question-refused', { reason: 'status', status, isUnexplained })
  }
  const refused = settingNamed(param)
  return refused
    ? new Fault('coach/provider-unavailable', { reason: `without-${refused}`, status, refused })
    : new Fault('coach/misconfigured', { reason: 'request', status })
}

/** The same question was taken once it came without tools: a server of models that know none may name nothing at all. */
export function withoutTools(): Fault {
  return new Fault('coach/provider-unavailable', { reason: 'without-tools', refused: 'tools' })
}

/** A refused, reset or redirected connection. */
export function connectionFault(error: unknown): Fault {
  const cause = error instanceof Error ? error.cause : undefined
  // Network errors carry a code (ECONNREFUSED, UND_ERR_SOCKET ...), a refused redirect does not.
  const isTransient = cause instanceof Error && 'code' in cause
  return new Fault('coach/provider-unavailable', {
    reason: isTransient ? 'connection' : 'redirect',
    isTransient,
  })
}

function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.toLowerCase().startsWith('text/event-stream') ?? false
}

async function errorOf(response: Response): Promise<ProviderError> {
  const bytes: Uint8Array[] = []
  let size = 0
  // Leaving the loop lets go of the rest.
  for await (const part of response.body ?? []) {
    bytes.push(part as Uint8Array)
    size += (part as Uint8Array).length
    if (size > ERROR_BODY_BYTES_MAX) return {}
  }
  try {
    const body = readFields(JSON.parse(Buffer.concat(bytes).toString('utf8')))
    const error = readFields(body?.['error']) ?? body ?? {}
    return { code: error['code'], param: error['param'] ?? paramInMessage(error['message']) }
  } catch {
    return {}
  }
}

/** Older answers of OpenAI, and other providers, name the setting in a sentence alone. */
function paramInMessage(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined
  return /^(?:unsupported|unknown|unrecognized)[a-z ]*: '?([a-z_.]{1,60})'?/i.exec(message)?.[1]
}
