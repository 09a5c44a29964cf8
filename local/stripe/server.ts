import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerApi } from './api'
import { answerBrowserScript, browserScript } from './browser-script'
import { answerControl } from './control'
import { createFaults } from './faults'
import { createIdempotency, type SavedKeys } from './idempotency'
import { JOURNAL_LENGTH, type JournalEntry } from './journal'
import { Refusal } from './refusal'
import { createWebhooks } from './webhooks'
import { createWorld, type Saved } from './world'

// Bundles Stripe.js after the rest of the stack has started, before the first payment page.
const warmUpAfterMs = 3_000

export interface StripeStandIn {
  /** Value of STRIPE_BASE_URL, and origin of Stripe.js. */
  readonly url: string
  /** State for `saved` at the next start. */
  save(): SavedStripe
  stop(): Promise<void>
}

export interface SavedStripe extends Saved {
  idempotency: SavedKeys
}

/** Stand-in of Stripe: API, webhooks, Stripe.js, and `/__stripe/...` to set faults. */
export async function startStripe(options: {
  port: number
  webhookUrl?: string
  saved?: Partial<SavedStripe>
}): Promise<StripeStandIn> {
  const { port, webhookUrl, saved = {} } = options
  const webhooks = createWebhooks(webhookUrl)
  const world = createWorld(saved, webhooks.onEvent)
  const idempotency = createIdempotency(saved.idempotency)
  const faults = createFaults()
  const journal: JournalEntry[] = []

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = incoming
    const { pathname: path, search } = new URL(incoming.url ?? '/', 'http://127.0.0.1')
    const body = await bodyOf(incoming)
    if (path.startsWith('/__stripe/')) {
      const found = await answerControl({ world, faults, webhooks, journal }, { method, path, body })
      if (found === undefined) sendJson(outgoing, 404, { error: `${method} ${path} does nothing.` })
      else sendJson(outgoing, 200, found)
      return
    }
    const openToPages = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Request-Id' }
    if (method === 'OPTIONS') {
      const allowed = { 'Access-Control-Allow-Headers': '*, Authorization', 'Access-Control-Max-Age': '600' }
      outgoing.writeHead(204, { ...openToPages, ...allowed }).end()
      return
    }
    if (path.endsWith('/stripe.js')) {
      await answerBrowserScript({ path, faults, outgoing })
      return
    }
    const idempotencyKey = oneHeader(headers['idempotency-key'])
    const request = { method, path, query: search.slice(1), body, idempotencyKey }
    const answered = await answerApi(
      { world, faults, idempotency },
      { ...request, authorization: headers.authorization },
    )
    const isReplayed = 'Idempotent-Replayed' in answered.headers
    const status = answered.lost === undefined ? answered.status : 0
    journal.push({ at: new Date().toISOString(), method, path, idempotencyKey, status, isReplayed })
    if (journal.length > JOURNAL_LENGTH) journal.shift()
    if (answered.lost === 'silent') outgoing.destroy()
    else if (answered.lost === 'halfway') breakOff(outgoing, openToPages)
    else sendJson(outgoing, status, answered.body, { ...openToPages, ...answered.headers })
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      if (outgoing.headersSent) return
      const message = error instanceof Error ? error.message : String(error)
      const status = error instanceof Refusal ? error.status : 500
      sendJson(outgoing, status, { error: { type: 'api_error', message: `Stand-in: ${message}` } })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const warmUp = setTimeout(() => void browserScript().catch(() => undefined), warmUpAfterMs).unref()
  return {
    url: `http://127.0.0.1:${portOf(server.address(), port)}`,
    save: () => ({ ...world.save(), idempotency: idempotency.save() }),
    async stop() {
      clearTimeout(warmUp)
      await webhooks.stop()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
    },
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function sendJson(
  outgoing: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(body, null, 2)
  outgoing.writeHead(status, { ...headers, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  outgoing.end(text)
}

function breakOff(outgoing: ServerResponse, headers: Record<string, string>): void {
  outgoing.writeHead(200, { ...headers, 'Content-Type': 'application/json', 'Content-Length': '1000' })
  outgoing.write('{', () => outgoing.destroy())
}

function oneHeader(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function portOf(address: unknown, asked: number): number {
  return typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : asked
}
