import type { PaymentEvent } from './events'
import type { Settlement, SettleOptions } from './settlement'

export interface OpenCheckout {
  readonly paymentIntentId: string
  readonly owner: string
  readonly createdAt: Date
}

/** Sources for payments that no webhook and no page reported. */
export interface Sources {
  /** Time up to which Stripe's events were handled; null: before the first run. */
  cursor(): Promise<Date | null>
  moveCursor(to: Date): Promise<void>
  eventsSince(date: Date): AsyncIterable<PaymentEvent>
  /** Payments that can be applied to a profile now, or whose account is deleted. */
  unappliedPayments(): Promise<readonly string[]>
  openCheckouts(options: { readonly createdBefore: Date }): Promise<readonly OpenCheckout[]>
  /** Stops listing a payment whose owner was deleted. An existing owner's unreadable payment is listed again: it is our fault. */
  endPayment(paymentIntentId: string): Promise<void>
  endCheckout(checkout: OpenCheckout): Promise<void>
  settle(paymentIntentId: string, options?: SettleOptions): Promise<Settlement>
  cancel(paymentIntentId: string): Promise<void>
  /** Called for a failed item; the others continue, and the next run retries it. */
  onFault(error: unknown): void
}

const HOUR_MS = 3_600_000
const STRIPE_LISTS_MS = 30 * 24 * HOUR_MS
/** Stripe lists an event a little after its time. */
const OVERLAP_MS = HOUR_MS
const CHECKOUT_SETTLES_IN_MS = HOUR_MS
const CHECKOUT_LIVES_MS = 24 * HOUR_MS

export interface Tally {
  readonly settled: number
  readonly canceled: number
  readonly failed: number
}

export async function reconcile(sources: Sources, now: Date): Promise<Tally> {
  let [settled, canceled, failed] = [0, 0, 0]
  const attempt = async (work: () => Promise<Settlement>): Promise<boolean> => {
    try {
      const { kind } = await work()
      if (kind === 'settled') settled += 1
      if (kind === 'canceled') canceled += 1
      return true
    } catch (error) {
      failed += 1
      sources.onFault(error)
      return false
    }
  }

  // A failing source does not stop the others.
  await attempt(async () => {
    await readEvents(sources, now, (event) => attempt(() => sources.settle(event.paymentIntentId, { event })))
    return { kind: 'known' }
  })
  await attempt(async () => {
    for (const id of await sources.unappliedPayments()) await attempt(() => closePayment(sources, id))
    return { kind: 'known' }
  })
  await attempt(async () => {
    const createdBefore = new Date(now.getTime() - CHECKOUT_SETTLES_IN_MS)
    for (const checkout of await sources.openCheckouts({ createdBefore })) {
      await attempt(() => closeCheckout(sources, checkout, now))
    }
    return { kind: 'known' }
  })
  return { settled, canceled, failed }
}

/** The cursor stops at the oldest failed event, which is read again until it succeeds or Stripe drops it. */
async function readEvents(
  sources: Sources,
  now: Date,
  work: (event: PaymentEvent) => Promise<boolean>,
): Promise<void> {
  const cursor = await sources.cursor()
  const since = cursor ? cursor.getTime() - OVERLAP_MS : now.getTime() - STRIPE_LISTS_MS
  let next = now.getTime()
  for await (const event of sources.eventsSince(new Date(since))) {
    if (!(await work(event))) next = Math.min(next, event.createdAt.getTime())
  }
  await sources.moveCursor(new Date(next))
}

/** `unknown` is final: another run would get the same answer. */
async function closePayment(sources: Sources, paymentIntentId: string): Promise<Settlement> {
  const settlement = await sources.settle(paymentIntentId)
  if (settlement.kind === 'unknown') await sources.endPayment(paymentIntentId)
  return settlement
}

async function closeCheckout(sources: Sources, checkout: OpenCheckout, now: Date): Promise<Settlement> {
  const { paymentIntentId, createdAt } = checkout
  const settlement = await sources.settle(paymentIntentId)
  if (settlement.kind === 'unknown') await sources.endCheckout(checkout)
  if (settlement.kind !== 'open' || now.getTime() - createdAt.getTime() < CHECKOUT_LIVES_MS) return settlement
  await sources.cancel(paymentIntentId)
  return sources.settle(paymentIntentId)
}
