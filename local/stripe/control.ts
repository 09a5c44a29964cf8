import { putDispute } from './objects/disputes'
import type { Faults, ScriptedFault } from './faults'
import type { JournalEntry } from './journal'
import { failRefund } from './objects/refunds'
import { putPastPayment, type PastPayment } from './objects/past-payment'
import type { Webhooks, WebhookMode } from './webhooks'
import type { World } from './world'

export interface Controlled {
  readonly world: World
  readonly faults: Faults
  readonly webhooks: Webhooks
  readonly journal: JournalEntry[]
}

type Control = (to: Controlled, body: unknown) => unknown

/** Controls for tests, seeds and benchmarks; `body` comes from our own code. */
const controls: Record<string, Control> = {
  'GET /__stripe/journal': ({ journal }) => journal,
  'DELETE /__stripe/journal': ({ journal }) => {
    journal.length = 0
    return {}
  },
  'POST /__stripe/script': ({ faults }, body) => {
    for (const fault of [body].flat() as ScriptedFault[]) faults.add(fault)
    return {}
  },
  'DELETE /__stripe/script': ({ faults }) => {
    faults.clear()
    return {}
  },
  'GET /__stripe/held': ({ faults }) => ({ calls: faults.held() }),
  'POST /__stripe/release': ({ faults }) => {
    faults.release()
    return {}
  },
  'POST /__stripe/webhooks': ({ webhooks }, body) => {
    webhooks.set(body as { mode?: WebhookMode; duplicate?: number; url?: string })
    return webhooks.status()
  },
  'POST /__stripe/webhooks/flush': async ({ webhooks }, body) => ({
    deliveries: await webhooks.flush((body as { order?: 'reverse' }).order),
  }),
  'POST /__stripe/disputes': ({ world }, body) => {
    const { payment_intent, status } = body as { payment_intent: string; status?: string }
    return putDispute(world, payment_intent, status)
  },
  'POST /__stripe/refunds': ({ world }, body) => failRefund(world, (body as { id: string }).id),
  'POST /__stripe/payments': ({ world }, body) => putPastPayment(world, body as PastPayment),
  'GET /__stripe/state': ({ world, webhooks }) => ({
    ...world.save(),
    webhooks: webhooks.status(),
    deliveries: webhooks.deliveries,
  }),
}

export async function answerControl(
  to: Controlled,
  request: { method: string; path: string; body: string },
): Promise<unknown> {
  const control = controls[`${request.method} ${request.path}`]
  if (control === undefined) return undefined
  return await control(to, request.body === '' ? {} : (JSON.parse(request.body) as unknown))
}
