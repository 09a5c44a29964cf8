import type { PaymentEvent } from '../../../functions/src/payment/settlement/events'
import type { IntentReading } from '../../../functions/src/payment/settlement/intent-state'
import type { Steps } from './schedule-steps'

export interface FakeIntent {
  readonly id: string
  status: 'requires_payment_method' | 'succeeded' | 'canceled'
  readonly amount: number
  readonly owner: string
  chargedAt: number | null
  readonly refunds: { status: string; amount: number; created: number }[]
  readonly disputes: { status: string; created: number }[]
  changes: number
}

/** The intent's `changes` at the beginning and at the end of an answer. */
export interface Seen {
  readonly from: number
  readonly to: number
}

/** Stripe in memory: its intents, answers and events. Its clock stops between two steps. */
export function createFakeStripe({ step }: Steps, startsAt: number) {
  const intents = new Map<string, FakeIntent>()
  const events: PaymentEvent[] = []
  let seconds = startsAt

  function change(intent: FakeIntent, type: string, act: () => void): PaymentEvent {
    act()
    intent.changes += 1
    const event = {
      id: `evt_${events.length}`,
      type,
      paymentIntentId: intent.id,
      createdAt: new Date(seconds * 1000),
    }
    events.push(event)
    return event
  }

  return {
    intents,
    now: () => new Date(seconds * 1000),
    advance(by: number): void {
      seconds += by
    },
    open(intent: Pick<FakeIntent, 'id' | 'amount' | 'owner'>): FakeIntent {
      const opened: FakeIntent = {
        ...intent,
        status: 'requires_payment_method',
        chargedAt: null,
        refunds: [],
        disputes: [],
        changes: 0,
      }
      intents.set(intent.id, opened)
      return opened
    },
    change,
    seconds: () => seconds,

    /** Two calls, as in `stripe-intents.ts`; other steps run before, between and after them. */
    async read(id: string): Promise<{ reading: IntentReading; seen: Seen } | null> {
      await step()
      const intent = intents.get(id)
      if (!intent) return null
      const { changes: from, status, amount, owner, chargedAt } = intent
      const refunds = intent.refunds.map((refund) => ({ ...refund }))
      const isDisputed = intent.disputes.length > 0
      if (isDisputed) await step()
      const disputes = isDisputed ? intent.disputes.map((dispute) => ({ ...dispute })) : []
      const to = isDisputed ? intent.changes : from
      await step()
      return {
        seen: { from, to },
        reading: { status, amount, currency: 'eur', owner, chargedAt, refunds, disputes },
      }
    },
    /** As in `give-back.ts`: ignores refunded and disputed charges. */
    async giveBack(id: string): Promise<PaymentEvent | null> {
      await step()
      const intent = intents.get(id)
      if (!intent || intent.status !== 'succeeded' || intent.disputes.some(({ status }) => isOpen(status)))
        return null
      const kept = intent.refunds.filter(({ status }) => status !== 'failed')
      const amount = intent.amount - kept.reduce((sum, refund) => sum + refund.amount, 0)
      if (amount <= 0) return null
      return change(intent, 'charge.refunded', () => {
        intent.refunds.push({ status: 'succeeded', amount, created: seconds })
      })
    },
    async *eventsSince(date: Date): AsyncGenerator<PaymentEvent> {
      await step()
      for (const event of events.filter(({ createdAt }) => createdAt >= date).reverse()) yield event
    },
    async cancel(id: string): Promise<void> {
      await step()
      const intent = intents.get(id)
      if (intent?.status !== 'requires_payment_method') return
      change(intent, 'payment_intent.canceled', () => (intent.status = 'canceled'))
    },
  }
}

export type FakeStripe = ReturnType<typeof createFakeStripe>

function isOpen(dispute: string): boolean {
  return ['needs_response', 'lost'].includes(dispute)
}
