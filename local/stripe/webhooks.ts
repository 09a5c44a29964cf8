import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { standInKeys } from './keys'
import type { StripeEvent } from './objects/objects'

export type WebhookMode = 'deliver' | 'hold' | 'drop'

export interface Delivery {
  readonly event: string
  readonly type: string
  readonly at: string
  /** Null: no response. */
  readonly status: number | null
}

// Stripe retries for three days.
const pausesMs = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000]
const answerWithinMs = 20_000

/** Sends signed events and retries until a 2xx, with the configured faults. */
export function createWebhooks(defaultUrl: string | undefined) {
  const ended = new AbortController()
  const underWay = new Set<Promise<void>>()
  const deliveries: Delivery[] = []
  let url = defaultUrl
  let mode: WebhookMode = 'deliver'
  let copies = 1
  let held: StripeEvent[] = []

  async function post(event: StripeEvent): Promise<boolean> {
    if (url === undefined) return true
    const status = await postSigned(url, event, ended.signal)
    deliveries.push({ event: event.id, type: event.type, at: new Date().toISOString(), status })
    return status !== null && status >= 200 && status < 300
  }

  async function deliver(event: StripeEvent): Promise<void> {
    for (const pause of pausesMs) {
      if (await post(event)) return
      await sleep(pause, undefined, { signal: ended.signal })
    }
    await post(event)
  }

  function start(event: StripeEvent): void {
    const delivery: Promise<void> = deliver(event)
      .catch(ignoreAbort)
      .finally(() => underWay.delete(delivery))
    underWay.add(delivery)
  }

  return {
    deliveries,
    onEvent(event: StripeEvent): void {
      if (mode === 'hold') held.push(event)
      // After the response to the call that caused it.
      if (mode === 'deliver') setTimeout(() => copiesOf(event, copies).forEach(start), 10)
    },
    set(next: { mode?: WebhookMode; duplicate?: number; url?: string }): void {
      mode = next.mode ?? mode
      copies = next.duplicate ?? 1
      url = next.url ?? url
      // Unflushed events are dropped: the next test starts empty.
      if (mode !== 'hold') held = []
    },
    /** Sends the queued events one after another, once per copy, without retries. */
    async flush(order?: 'reverse'): Promise<Delivery[]> {
      const events = order === 'reverse' ? held.reverse() : held
      held = []
      const first = deliveries.length
      for (const event of events) for (const copy of copiesOf(event, copies)) await post(copy)
      return deliveries.slice(first)
    },
    status: () => ({
      mode,
      duplicate: copies,
      url: url ?? null,
      held: held.map(({ id, type }) => ({ id, type })),
    }),
    async stop(): Promise<void> {
      held = []
      mode = 'drop'
      ended.abort()
      await Promise.all(underWay)
    },
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>

function signatureOf(payload: string, timestamp: number, secret: string): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}

async function postSigned(url: string, event: StripeEvent, ended: AbortSignal): Promise<number | null> {
  const body = JSON.stringify(event, null, 2)
  const signature = signatureOf(body, Math.floor(Date.now() / 1000), standInKeys.webhook)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([ended, AbortSignal.timeout(answerWithinMs)]),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error
}

function copiesOf(event: StripeEvent, copies: number): StripeEvent[] {
  return Array.from({ length: copies }, () => event)
}
