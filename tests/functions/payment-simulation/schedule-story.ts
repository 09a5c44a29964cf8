import type { PaymentEvent } from '../../../functions/src/payment/settlement/events'
import type { FakeIntent, FakeStripe } from './schedule-stripe'
import type { Chance, Steps } from './schedule-steps'

/** Life of one intent, from the card to the end of a dispute. Each event is passed to `tell`. */
export async function liveThrough(
  intent: FakeIntent,
  {
    stripe,
    chance,
    steps: { step },
    tell,
  }: { stripe: FakeStripe; chance: Chance; steps: Steps; tell: (event: PaymentEvent) => void },
): Promise<void> {
  const pause = async () => {
    await step(1 + chance.below(3))
    stripe.advance(chance.below(20_000))
  }
  const happens = (type: string, act: () => void) => tell(stripe.change(intent, type, act))

  await pause()
  if (chance.is(0.1)) {
    if (intent.status === 'requires_payment_method') {
      happens('payment_intent.canceled', () => (intent.status = 'canceled'))
    }
    return
  }
  // Declined cards change nothing.
  for (let declined = chance.below(3); declined > 0; declined -= 1) await pause()
  // A reconciliation may have canceled the intent.
  if (chance.is(0.1) || intent.status !== 'requires_payment_method') return
  happens('payment_intent.succeeded', () => {
    intent.status = 'succeeded'
    intent.chargedAt = stripe.seconds()
  })

  if (chance.is(0.15)) {
    await pause()
    // Stripe never refunds more than the charge.
    if (intent.refunds.length === 0) {
      happens('charge.refunded', () => {
        intent.refunds.push({ status: 'succeeded', amount: 500, created: stripe.seconds() })
      })
    }
  }
  if (chance.is(0.3)) {
    await pause()
    happens('charge.dispute.created', () => {
      intent.disputes.push({ status: 'needs_response', created: stripe.seconds() })
    })
    const [dispute] = intent.disputes
    const end = ['won', 'lost', 'warning_closed', null][chance.below(4)]
    if (dispute && end) {
      await pause()
      happens('charge.dispute.closed', () => (dispute.status = end))
    }
  }
  if (chance.is(0.4)) {
    await pause()
    const refund = { status: 'pending', amount: 0, created: 0 }
    const given = intent.refunds.reduce((sum, { amount }) => sum + amount, 0)
    happens('charge.refunded', () => {
      intent.refunds.push(Object.assign(refund, { amount: intent.amount - given, created: stripe.seconds() }))
    })
    await pause()
    const comesBack = chance.is(0.3)
    happens(comesBack ? 'refund.failed' : 'refund.updated', () => {
      refund.status = comesBack ? 'failed' : 'succeeded'
    })
  }
}
