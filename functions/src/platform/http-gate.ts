/**
 * `onCall` answers 400 to a wrong method or type, has no size limit, logs bodies that it cannot decode, and drops a `__proto__` key before
 * we could refuse it. So this gate refuses first and passes on an empty body; endpoints read the raw bytes.
 */
import type { HttpsFunction, Request } from 'firebase-functions/https'

type Answer = Parameters<HttpsFunction>[1]

interface Refusal {
  readonly status: 405 | 413 | 415
  readonly code: string
}

interface GateOptions {
  readonly maxBytes: number
  readonly codes: { readonly malformed: string; readonly tooLarge: string }
  /** A callable answers preflights and may stream; other endpoints are not called from another origin. */
  readonly isCallable: boolean
}

const PREFLIGHT_SECONDS = '7200'

/** A proxy, because a deploy and the emulator read the function's own properties (`__endpoint` ...). */
export function behindGate<F extends HttpsFunction>(endpoint: F, options: GateOptions): F {
  return new Proxy(endpoint, {
    apply(target, _self, [request, answer]: [Request, Answer]) {
      answer.removeHeader('X-Powered-By')
      if (request.method === 'OPTIONS' && options.isCallable) {
        // Without it a browser sends a preflight before nearly every message.
        answer.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS)
        return target(request, answer)
      }
      answer.setHeader('Cache-Control', 'no-store')
      answer.setHeader('X-Content-Type-Options', 'nosniff')
      const refusal = refusalOf(request, options)
      if (refusal) {
        refuse(answer, refusal, options.isCallable && wantsStream(request))
        return
      }
      request.body = { data: null }
      if (options.isCallable && wantsStream(request)) {
        answer.setHeader('Content-Type', 'text/event-stream; charset=utf-8')
        // The SDK sets 200 after it accepts the token, and no status after it refuses it.
        answer.status(401)
      }
      return target(request, answer)
    },
  })
}

/** Parses the raw bytes; undefined: not JSON. */
export function rawJsonOf(request: Request): unknown {
  try {
    return JSON.parse(request.rawBody.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

/** The value if it is an object with exactly these own keys (`__proto__` counts as one), else null. */
export function exactFieldsOf<Key extends string>(
  value: unknown,
  keys: readonly Key[],
): Readonly<Record<Key, unknown>> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const own = Object.getOwnPropertyNames(value)
  return own.length === keys.length && keys.every((key) => own.includes(key))
    ? (value as Record<Key, unknown>)
    : null
}

function wantsStream(request: Request): boolean {
  return request.headers.accept === 'text/event-stream'
}

function refusalOf(request: Request, { maxBytes, codes }: GateOptions): Refusal | null {
  if (request.method !== 'POST') return { status: 405, code: codes.malformed }
  const [type = ''] = (request.headers['content-type'] ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') return { status: 415, code: codes.malformed }
  // The runtime sets no `rawBody` for an empty request.
  const bytes = (request.rawBody as Buffer | undefined)?.length ?? 0
  return bytes > maxBytes ? { status: 413, code: codes.tooLarge } : null
}

function refuse(answer: Answer, { status, code }: Refusal, isStream: boolean): void {
  const body = JSON.stringify({ error: { status: 'INVALID_ARGUMENT', message: code, details: { code } } })
  if (status === 405) answer.setHeader('Allow', 'POST')
  // As `onCall` does; without it a browser could not read the refusal. No cookies are used.
  answer.setHeader('Access-Control-Allow-Origin', '*')
  answer.setHeader('Content-Type', isStream ? 'text/event-stream' : 'application/json')
  answer.status(status).end(isStream ? `data: ${body}\n\n` : body)
}
