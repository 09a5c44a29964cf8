import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One call of our server, as the stand-in receives it. */
export interface StripeCall {
  /** « POST /v1/payment_intents », ids as `*`. */
  readonly what: string
  readonly owner: string
  /** Number of such calls for this owner, including this one. */
  readonly attempt: number
}

/** `after`: the call is executed, and its answer is lost or damaged. */
export type StripeFault =
  | { readonly kind: 'silent' | 'reset' | 'reset-after' | 'half-after' | 'page-after' }
  | { readonly kind: 'status'; readonly status: number; readonly code?: string }

export interface FaultyStripe {
  readonly url: string
  /** Number of unfinished calls. */
  readonly busy: number
  /** Sets an owner's faults; null: none. */
  decide(owner: string, faultOf: (call: StripeCall) => StripeFault | null): void
  stop(): Promise<void>
}

/** A proxy between our server and the Stripe stand-in with faults for each owner. */
export async function startFaultyStripe(target: string): Promise<FaultyStripe> {
  const days = new Map<string, (call: StripeCall) => StripeFault | null>()
  const owners = new Map<string, string>()
  const attempts = new Map<string, number>()
  /** As Stripe does: a failure is repeated for the same idempotency key. */
  const kept = new Map<string, number>()
  let busy = 0

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming)
    const { method = 'GET', url = '/' } = incoming
    const owner = ownerOf(url, body, owners)
    const what = `${method} ${url.replace(/\?.*/, '').replace(/\/(?:pi|ch|re)_\w+/g, '/*')}`
    const attempt = (attempts.get(`${owner} ${what}`) ?? 0) + 1
    attempts.set(`${owner} ${what}`, attempt)
    const key = String(incoming.headers['idempotency-key'] ?? '')
    const saved = kept.get(key)
    const day = days.get(owner)
    const fault: StripeFault | null =
      saved === undefined ? (day?.({ what, owner, attempt }) ?? null) : { kind: 'status', status: saved }
    if (fault?.kind === 'silent') return
    if (fault?.kind === 'reset') {
      outgoing.socket?.resetAndDestroy()
      return
    }
    if (fault?.kind === 'status') {
      if (method === 'POST' && fault.status >= 500) kept.set(key, fault.status)
      const error = { type: 'api_error', message: 'Stripe is having a day', code: fault.code }
      outgoing.writeHead(fault.status, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify({ error }))
      return
    }
    const { status, text } = await passOn(target, incoming, body)
    for (const [, id = '', userId = ''] of text.matchAll(/"id": "(pi_\w+)"[^]*?"userId": "(\w+)"/g)) {
      owners.set(id, userId)
    }
    if (fault?.kind === 'reset-after') {
      outgoing.socket?.resetAndDestroy()
      return
    }
    outgoing.writeHead(status, { 'content-type': 'application/json' })
    if (fault?.kind === 'half-after') outgoing.end(text.slice(0, text.length / 2))
    else outgoing.end(fault?.kind === 'page-after' ? '<html>Bad gateway</html>' : text)
  }

  const server = createServer((incoming, outgoing) => {
    busy += 1
    outgoing.once('close', () => (busy -= 1))
    answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get busy() {
      return busy
    },
    decide(owner, faultOf) {
      days.set(owner, faultOf)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function ownerOf(url: string, body: string, owners: ReadonlyMap<string, string>): string {
  const named = /metadata(?:%5B|\[)userId(?:%5D|\])=(\w+)/.exec(body)?.[1]
  const intent = /pi_[A-Za-z0-9]+/.exec(url + body)?.[0]
  return named ?? owners.get(intent ?? '') ?? ''
}

const OF_THE_CONNECTION: ReadonlySet<string> = new Set(['host', 'connection', 'content-length'])

async function passOn(
  target: string,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: string,
): Promise<{ status: number; text: string }> {
  const passed = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
  const answer = await fetch(target + url, {
    method,
    headers: Object.fromEntries(passed) as Record<string, string>,
    ...(method === 'GET' ? {} : { body }),
  })
  return { status: answer.status, text: await answer.text() }
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}
