/**
 * What `onCall` does not do. It answers 400 to a wrong method or type, has no size limit, logs
 * bodies that it cannot decode, and its decoder drops a `__proto__` key before we could refuse it.
 * So the gate refuses first, then hands `onCall` an empty body; endpoints read the raw bytes.
 */
import type { CallableFunction, HttpsFunction, Request } from 'firebase-functions/https'

type Answer = Parameters<HttpsFunction>[1]

interface Refusal {
  readonly status: 405 | 413 | 415
  /** The details that our browser code reads. */
  readonly code: string
}

interface GateOptions {
  readonly maxBytes: number
  readonly codes: { readonly malformed: string; readonly tooLarge: string }
}

const PREFLIGHT_SECONDS = '7200'

/** A proxy, because a deploy and the emulator read the callable's own properties (`__endpoint` ...). */
export function behindGate<T, R, S>(callable: CallableFunction<T, R, S>, options: GateOptions) {
  return new Proxy(callable, {
    apply(target, _self, [request, answer]: [Request, Answer]) {
      if (request.method === 'OPTIONS') {
        // Without it a browser asks again before nearly every message.
        answer.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS)
        return target(request, answer)
      }
      answer.setHeader('Cache-Control', 'no-store')
      answer.setHeader('X-Content-Type-Options', 'nosniff')
      const refusal = refusalOf(request, options)
      if (refusal) {
        refuse(request, answer, refusal)
        return
      }
      request.body = { data: null }
      if (wantsStream(request)) {
        answer.setHeader('Content-Type', 'text/event-stream; charset=utf-8')
        // The SDK sets 200 once the token is accepted, and sets nothing when it is not.
        answer.status(401)
      }
      return target(request, answer)
    },
  })
}

/** The `data` of a callable request, from the bytes as they came; undefined when the envelope is not exactly that. */
export function rawDataOf(request: Request): unknown {
  try {
    const body: unknown = JSON.parse(request.rawBody.toString('utf8'))
    if (typeof body !== 'object' || body === null) return undefined
    const keys = Object.getOwnPropertyNames(body)
    return keys.length === 1 && 'data' in body ? body.data : undefined
  } catch {
    return undefined
  }
}

function wantsStream(request: Request): boolean {
  return request.headers.accept === 'text/event-stream'
}

function refusalOf(request: Request, { maxBytes, codes }: GateOptions): Refusal | null {
  if (request.method !== 'POST') return { status: 405, code: codes.malformed }
  const [type = ''] = (request.headers['content-type'] ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') return { status: 415, code: codes.malformed }
  // The runtime sets none when nothing was sent.
  const bytes = (request.rawBody as Buffer | undefined)?.length ?? 0
  return bytes > maxBytes ? { status: 413, code: codes.tooLarge } : null
}

function refuse(request: Request, answer: Answer, { status, code }: Refusal): void {
  const body = JSON.stringify({ error: { status: 'INVALID_ARGUMENT', message: code, details: { code } } })
  if (status === 405) answer.setHeader('Allow', 'POST')
  // `onCall` would add it; a browser could not read the refusal otherwise. No cookie is involved.
  answer.setHeader('Access-Control-Allow-Origin', '*')
  answer.setHeader('Content-Type', wantsStream(request) ? 'text/event-stream' : 'application/json')
  answer.status(status).end(wantsStream(request) ? `data: ${body}\n\n` : body)
}
