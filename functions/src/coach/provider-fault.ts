import type { Response } from 'undici'
import { Fault } from '../platform/fault'
import { refusalFault } from './provider-answers'

const ERROR_BODY_BYTES_MAX = 8192
/** The longest wait that the browser reads. */
const WAIT_MAX_SECONDS = 86_400

/** Throws a `Fault` if the response is not an event stream. */
export async function answerBodyOf(response: Response): Promise<ReadableStream<Uint8Array>> {
  const { status, body } = response
  if (response.ok && body && isEventStream(response)) return body as ReadableStream<Uint8Array>
  const refusal = await refusalOf(response)
  if (response.ok) throw new Fault('coach/provider-unavailable', { reason: 'not-a-stream', status })
  throw refusalFault(status, refusal, waitOf(response.headers.get('retry-after')))
}

export function connectionFault(error: unknown): Fault {
  const cause = error instanceof Error ? error.cause : undefined
  // Network errors have a code (ECONNREFUSED, UND_ERR_SOCKET ...), a refused redirect does not.
  const isTransient = cause instanceof Error && 'code' in cause
  return new Fault('coach/provider-unavailable', {
    reason: isTransient ? 'connection' : 'redirect',
    isTransient,
  })
}

function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.toLowerCase().startsWith('text/event-stream') ?? false
}

/** `Retry-After`, in seconds or as a date, as whole seconds from now. Undefined: none, unreadable, or already over. */
export function waitOf(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000)
  return seconds > 0 ? Math.min(seconds, WAIT_MAX_SECONDS) : undefined
}

/** JSON of a refusal; null: not JSON, or too long. */
async function refusalOf(response: Response): Promise<unknown> {
  const bytes: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the rest of the body.
  for await (const part of response.body ?? []) {
    bytes.push(part as Uint8Array)
    size += (part as Uint8Array).length
    if (size > ERROR_BODY_BYTES_MAX) return null
  }
  try {
    return JSON.parse(Buffer.concat(bytes).toString('utf8'))
  } catch {
    return null
  }
}
