import type { CoachErrorCode } from '@/domain/errors'
import { readFields } from '@/domain/read-field'
import type { Response } from 'undici'
import { CoachFault } from './fault'

const ERROR_BODY_BYTES_MAX = 8192
const RETRIED_STATUSES = [500, 502, 503]

/** The event stream of an answer; throws a `CoachFault` when the provider gave anything else. */
export async function answerBodyOf(response: Response): Promise<ReadableStream<Uint8Array>> {
  const { status, body } = response
  if (response.ok && body && isEventStream(response)) return body as ReadableStream<Uint8Array>
  const code = await errorCodeOf(response)
  if (response.ok) throw new CoachFault('coach/provider-unavailable', { reason: 'not-a-stream', status })
  throw statusFault(status, code)
}

/** Whose fault it is, by the provider's own code where we know it, else by its status. */
function statusFault(status: number, code: unknown): CoachFault {
  const fault = (to: CoachErrorCode, reason = 'status', isTransient = false) =>
    new CoachFault(to, { reason, status, isTransient })
  if (status === 404 || code === 'model_not_found') return fault('coach/misconfigured', 'model-missing')
  if (code === 'context_length_exceeded') return fault('coach/message-too-long', 'context')
  // Our account is empty: waiting does not help.
  if (code === 'insufficient_quota') return fault('coach/misconfigured', 'credit')
  if (status === 429) return fault('coach/provider-busy', 'status', true)
  const isTransient = RETRIED_STATUSES.includes(status)
  if (status >= 500 || status === 408) return fault('coach/provider-unavailable', 'status', isTransient)
  return fault('coach/misconfigured')
}

/** A refused, reset or redirected connection. */
export function connectionFault(error: unknown): CoachFault {
  const cause = error instanceof Error ? error.cause : undefined
  // Network errors carry a code (ECONNREFUSED, UND_ERR_SOCKET ...), a refused redirect does not.
  const isTransient = cause instanceof Error && 'code' in cause
  return new CoachFault('coach/provider-unavailable', {
    reason: isTransient ? 'connection' : 'redirect',
    isTransient,
  })
}

function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.toLowerCase().startsWith('text/event-stream') ?? false
}

/** Only compared with known codes, never shown or logged. */
async function errorCodeOf(response: Response): Promise<unknown> {
  const bytes: Uint8Array[] = []
  let size = 0
  // Leaving the loop lets go of the rest.
  for await (const part of response.body ?? []) {
    bytes.push(part as Uint8Array)
    size += (part as Uint8Array).length
    if (size > ERROR_BODY_BYTES_MAX) return undefined
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(bytes).toString('utf8'))
    return readFields(readFields(body)?.['error'])?.['code']
  } catch {
    return undefined
  }
}
