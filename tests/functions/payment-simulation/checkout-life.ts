import { hasPaidAtOf } from '@/domain/access/paid-months'
import { PRICE_CENTS } from '@/domain/base/business'
import { AppError } from '@/domain/base/errors'
import { createPaymentFlow } from '@/features/payment/flow/payment-flow'
import type { StartedPayment } from '@/features/payment/flow/started-payment'
import {
  openCheckoutWith,
  type OpenIntent,
  type OpenIntents,
  type Slot,
  type Slots,
} from '../../../functions/src/payment/checkout/opening'
import { paidUntil, refuseUnseen, type ShownEnd } from '../../../functions/src/payment/checkout/paid-until'
import type { Settlement } from '../../../functions/src/payment/settlement/settlement'
import { Fault } from '../../../functions/src/platform/fault'
import { randomFrom } from '../../support/random'
import { chanceOf, createSteps, type Chance, type Steps } from './schedule-steps'

const OWNER = 'owner'
const START_MS = Date.UTC(2026, 0, 1)
const HOUR_MS = 3_600_000

interface Intent {
  readonly id: string
  readonly key: string
  status: 'requires_payment_method' | 'succeeded' | 'canceled'
  chargedAt: Date | null
  refundedAt: Date | null
}

/**
 * One person who pays on several devices. The page's flow, the rounds of the checkout and its refusals are the real ones; Stripe, our records
 * and the network are in memory. All work runs one step at a time, in random order.
 */
export function createCheckoutLife(seed: number) {
  const chance = chanceOf(randomFrom(seed))
  const steps = createSteps(chance)
  const world = createWorld(chance, steps)
  const violations: string[] = []
  const count = { charges: 0, asked: 0, again: 0, refused: 0 }
  const devices = Array.from({ length: 2 + chance.below(2) }, (_, index) => index)

  async function useDevice(name: number): Promise<void> {
    let started: StartedPayment | null = null
    /** End of the paid access that the person has read on this device. */
    let read: Date | null = null
    const flow = createPaymentFlow({
      async openIntent({ paidUntil: shown }) {
        return world.open(shown === undefined ? null : (shown ?? 'none'))
      },
      confirm: (id) => world.confirm(id),
      readStarted: () => started,
      writeStarted: (next) => (started = next),
    })
    const learn = (end: Date | null) => {
      if (end && (!read || end > read)) read = end
    }

    async function listen(): Promise<void> {
      // The network of some devices holds streams for ever.
      if (chance.is(0.4)) return
      for (let times = 1 + chance.below(6); times > 0; times -= 1) {
        await steps.step(1 + chance.below(12))
        const { hasPaidAt } = world.profile
        const end = paidUntil(hasPaidAt, new Date(0))
        flow.hear(end)
        // A form that changes by itself is not read at once.
        if (flow.read().step !== 'ready') learn(end)
        else void steps.step(1 + chance.below(3)).then(() => learn(end))
      }
    }

    function charge(secret: string, seen: Date | null) {
      return world.charge(secret.split('_secret_')[0] ?? '', (end, id) => {
        count.charges += 1
        if (end && !(seen && end <= seen)) {
          violations.push(
            `device ${name} paid ${id} beside a month until ${end.toISOString()} that it never read`,
          )
        }
      })
    }

    flow.subscribe(() => {
      const state = flow.read()
      if (state.step === 'unconfirmed' && !state.isChecking) void steps.step().then(flow.verify)
    })
    flow.start()
    if (chance.is(0.6)) flow.show(null)
    void listen()
    for (let presses = 1 + chance.below(4); presses > 0; presses -= 1) {
      await steps.step(1 + chance.below(10))
      const state = flow.read()
      if (state.step === 'already-paid') {
        count.asked += 1
        learn(state.endsAt)
        if (chance.is(0.5)) return
        count.again += 1
        flow.payAgain()
        await steps.step()
      }
      if (flow.read().step !== 'ready') continue
      // The person read what stood there when the button was pressed.
      const seen = read
      await flow.pay((secret) => charge(secret, seen), chance.is(0.5))
      if (flow.read().step === 'ready') count.refused += 1
      if (flow.read().step === 'paid') return
    }
  }

  return {
    count,
    violations,
    intents: world.intents,
    async live(): Promise<void> {
      for (const name of devices) void useDevice(name)
      if (chance.is(0.2)) void world.refundOne()
      if (chance.is(0.15)) void world.passMonth()
      if (chance.is(0.4)) void world.cancelOne()
      await steps.runAll()
    },
  }
}

function createWorld(chance: Chance, { step }: Steps) {
  const intents = new Map<string, Intent>()
  const records = new Map<string, { settled: boolean }>()
  const receipts = new Set<string>()
  const failedKeys = new Set<string>()
  let slot: Slot = { attempt: 0, openIntentId: null }
  let nowMs = START_MS
  const profile: { hasPaidAt: Date | null } = { hasPaidAt: null }

  const now = () => new Date((nowMs += 1))
  /** Long enough for another device to open, pay and settle meanwhile. */
  const slowly = () => step(chance.is(0.2) ? 60 : 1)
  const trial = { createdAt: null, hadTrial: false }

  /** From Stripe's charges, not from our records. */
  function truth(): Date | null {
    const paid = [...intents.values()].flatMap(({ id, chargedAt, refundedAt }) =>
      chargedAt ? [{ id, paidAt: chargedAt, endedAt: refundedAt, status: 'succeeded' as const }] : [],
    )
    return paidUntil(hasPaidAtOf(trial, paid), now())
  }

  /** As `settle`: receipt, profile and slot in one transaction. */
  async function settle(id: string): Promise<Settlement> {
    await step()
    const intent = intents.get(id)
    if (!intent || !records.has(id)) return { kind: 'unknown' }
    if (intent.status === 'requires_payment_method') return { kind: 'open' }
    await step(1 + chance.below(3))
    records.set(id, { settled: true })
    if (slot.openIntentId === id) slot = { attempt: slot.attempt + 1, openIntentId: null }
    if (!intent.chargedAt) return { kind: 'canceled' }
    receipts.add(id)
    const paid = [...receipts].flatMap((each) => {
      const { chargedAt, refundedAt } = intents.get(each) ?? { chargedAt: null, refundedAt: null }
      return chargedAt
        ? [{ id: each, paidAt: chargedAt, endedAt: refundedAt, status: 'succeeded' as const }]
        : []
    })
    profile.hasPaidAt = hasPaidAtOf(trial, paid)
    const status = intent.refundedAt ? 'refunded' : 'succeeded'
    return { kind: 'settled', receipt: { status } as never, hasPaidAt: profile.hasPaidAt }
  }

  const slots: Slots = {
    async take(_uid, shown) {
      await step()
      refuseUnseen(profile.hasPaidAt, shown, now())
      return slot
    },
    async read() {
      await slowly()
      return slot
    },
    async keep(_uid, attempt, { id }, { shownEnd }) {
      await step()
      refuseUnseen(profile.hasPaidAt, shownEnd, now())
      if (records.get(id)?.settled === true) {
        if (receipts.has(id)) throw new Fault('payment/already-paid')
        return false
      }
      if (slot.attempt !== attempt || (slot.openIntentId ?? id) !== id) return false
      slot = { attempt, openIntentId: id }
      if (!records.has(id)) records.set(id, { settled: false })
      return true
    },
    async endAttempt(_uid, { attempt, openIntentId }) {
      await step()
      if (slot.attempt !== attempt || slot.openIntentId !== openIntentId) return
      slot = { attempt: attempt + 1, openIntentId: null }
    },
  }

  const answer = ({ id, status }: Intent): OpenIntent => ({
    id,
    status,
    amount: PRICE_CENTS,
    currency: 'eur',
    owner: OWNER,
    clientSecret: `${id}_secret_x`,
  })

  const stripe: OpenIntents = {
    async create(_uid, key) {
      await step(1 + chance.below(4))
      const known = [...intents.values()].find((intent) => intent.key === key)
      if (failedKeys.has(key) || (!known && chance.is(0.1))) {
        failedKeys.add(key)
        throw new Fault('payment/provider-unavailable', { status: 500 })
      }
      if (known) return answer({ ...known, status: 'requires_payment_method' })
      const id = `pi_${intents.size}`
      const intent: Intent = { id, key, status: 'requires_payment_method', chargedAt: null, refundedAt: null }
      intents.set(id, intent)
      await step(1 + chance.below(4))
      if (chance.is(0.05)) throw new Fault('payment/provider-unavailable', { reason: 'connection' })
      return answer({ ...intent, status: 'requires_payment_method' })
    },
    async read(id) {
      await step(1 + chance.below(3))
      const intent = intents.get(id)
      return intent ? answer(intent) : null
    },
    async cancel(id) {
      await step()
      const intent = intents.get(id)
      if (intent?.status === 'requires_payment_method') intent.status = 'canceled'
    },
  }

  return {
    intents,
    profile,
    async open(shownEnd: ShownEnd): Promise<string> {
      await step(1 + chance.below(3))
      try {
        const services = { slots, intents: stripe, settleOwn: settle, onLeftOpen: () => undefined }
        const secret = await openCheckoutWith(services, OWNER, { immediateAccess: true, shownEnd })
        await step()
        if (chance.is(0.1)) throw new AppError('unknown')
        return secret
      } catch (error) {
        if (!(error instanceof Fault)) throw error
        throw new AppError(error.code, error.paidUntil ? { paidUntil: error.paidUntil } : {})
      }
    },
    async confirm(id: string): Promise<{ endsAt: Date | null }> {
      await step(1 + chance.below(3))
      if (chance.is(0.2)) throw new AppError('network/offline')
      const settlement = await settle(id)
      if (settlement.kind !== 'settled' || !settlement.hasPaidAt) throw new AppError('payment/not-paid')
      return { endsAt: paidUntil(settlement.hasPaidAt, new Date(0)) }
    },
    /** `onCharge`: called with the end of what was paid before. */
    async charge(id: string, onCharge: (paidBefore: Date | null, id: string) => void) {
      // The bank asks for a second factor, sometimes for long.
      await step(1 + chance.below(chance.is(0.2) ? 40 : 5))
      const intent = intents.get(id)
      if (!intent || intent.status === 'canceled' || chance.is(0.1)) {
        return { kind: 'refused', message: null } as const
      }
      // Stripe refuses to confirm an intent twice.
      if (intent.status === 'succeeded') return { kind: 'unknown', message: null } as const
      onCharge(truth(), id)
      intent.status = 'succeeded'
      intent.chargedAt = now()
      // The webhook may come late, or never.
      if (chance.is(0.7)) void step(1 + chance.below(20)).then(() => settle(id))
      await step()
      return chance.is(0.8) ? ({ kind: 'charged' } as const) : ({ kind: 'unknown', message: null } as const)
    },
    async refundOne(): Promise<void> {
      await step(10 + chance.below(30))
      const last = [...intents.values()].findLast(({ chargedAt }) => chargedAt)
      if (!last) return
      last.refundedAt = now()
      await settle(last.id)
    },
    /** As the schedule does with an intent that is a day old. */
    async cancelOne(): Promise<void> {
      await step(5 + chance.below(20))
      const { openIntentId } = slot
      if (openIntentId === null) return
      await stripe.cancel(openIntentId)
      if (chance.is(0.3)) await settle(openIntentId)
    },
    async passMonth(): Promise<void> {
      await step(10 + chance.below(40))
      nowMs += 32 * 24 * HOUR_MS
    },
  }
}
