import { PRICE_CENTS } from '@/domain/base/business'
import type { BookEntry, Receipt } from '../../../functions/src/payment/settlement/book-entry'
import type { PaymentEvent } from '../../../functions/src/payment/settlement/events'
import { reconcile, type Sources } from '../../../functions/src/payment/settlement/reconciliation'
import { crash, createFakeBooks } from './schedule-books'
import { randomFrom } from '../../support/random'
import { chanceOf, createSteps } from './schedule-steps'
import { liveThrough } from './schedule-story'
import { createFakeStripe, type Seen } from './schedule-stripe'
import { byId, impliedBy, moneyKeptOf } from './schedule-truth'
import {
  settleWith,
  type Books,
  type Settlement,
  type SettleOptions,
} from '../../../functions/src/payment/settlement/settlement'

const OWNER = 'owner'
const ACCOUNT_CREATED_AT = Date.UTC(2026, 0, 1)
const MINUTE_MS = 60_000

/** One user's payments with random faults, ended by one reconciliation. */
export function createLife(seed: number) {
  const chance = chanceOf(randomFrom(seed))
  const steps = createSteps(chance)
  const stripe = createFakeStripe(steps, ACCOUNT_CREATED_AT / 1000 + chance.below(400_000))
  // Every third address had its trial before.
  const trial = { createdAt: new Date(ACCOUNT_CREATED_AT), hadTrial: seed % 3 === 0 }
  /** Stripe's changes before and after the answer on which an entry is based. */
  const seenBy = new WeakMap<BookEntry, Seen>()
  const followed = new Map<string, number>()
  const contracts = new Set<string>()
  const faults: string[] = []
  const count = { entries: 0, stale: 0, crashes: 0, contracts: 0, givenBack: 0 }
  const books = createFakeBooks({ owner: OWNER, trial, chance, steps, onEntry: check })

  /** Rules that every step must follow. */
  function check(id: string, entry: BookEntry): void {
    count.entries += 1
    const { from, to } = seenBy.get(entry) ?? { from: -1, to: -1 }
    const [before, receipt] = [followed.get(id) ?? 0, books.receipts.get(id)]
    // An entry without a receipt is not based on the answer's content.
    if (entry.receipt && from < before) faults.push(`${id}: an older answer of Stripe's won`)
    if (receipt?.endedAt && entry.receipt && !entry.receipt.endedAt && to === before) {
      faults.push(`${id}: stands again, though nothing changed since it went back`)
    }
    if (receipt && entry.receipt?.paidAt.getTime() !== receipt.paidAt.getTime()) {
      faults.push(`${id}: granted a second time`)
    }
    if (entry.isContract && (contracts.has(id) || entry.receipt?.endedAt !== null)) {
      faults.push(`${id}: its contract was confirmed twice, or though it had ended`)
    }
    if (entry.isContract) {
      contracts.add(id)
      count.contracts += 1
    }
    if (entry.receipt) checkDate(id, entry.receipt, entry.hasPaidAt)
    followed.set(id, from)
  }

  /** The profile's date belongs to a month that was not refunded; without such a month there is no date. */
  function checkDate(id: string, receipt: Receipt, hasPaidAt: Date | null): void {
    const others = [...books.receipts.values()].filter((other) => other.id !== id)
    const standing = [...others, receipt].filter(({ endedAt }) => !endedAt)
    const isFounded = standing.some(({ paidAt }) => hasPaidAt && paidAt <= hasPaidAt)
    if ((hasPaidAt !== null || standing.length > 0) && !isFounded) faults.push(`${id}: an invented date`)
  }

  async function settle(id: string, options: SettleOptions = {}): Promise<Settlement> {
    let seen: Seen | undefined
    const intents = {
      async read(asked: string) {
        const answer = await stripe.read(asked)
        seen = answer?.seen
        return answer?.reading ?? null
      },
      async giveBack(asked: string) {
        const event = await stripe.giveBack(asked)
        if (!event) return
        count.givenBack += 1
        const isGranted = books.checkouts.get(asked)?.amount === stripe.intents.get(asked)?.amount
        if (!books.erasedAt && isGranted) faults.push(`${asked}: given back to somebody who is there`)
        tell(event)
      },
    }
    const watched: Books = {
      note: books.note,
      ignore: books.ignore,
      enter: (intent, decide, event) =>
        books.enter(
          intent,
          (facts) => {
            const verdict = decide(facts)
            if (verdict === 'stale') count.stale += 1
            if (typeof verdict !== 'string' && seen) seenBy.set(verdict, seen)
            return verdict
          },
          event,
        ),
    }
    return settleWith({ books: watched, intents }, id, options)
  }

  async function survives(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      onFault(error)
      return false
    }
  }

  function onFault(error: unknown): void {
    if (error === crash) count.crashes += 1
    else faults.push(String(error))
  }

  const pause = (most: number) => steps.step(1 + chance.below(most))

  /** Delivers the event zero to three times, late and in any order, and retries a few times after a failure. */
  function tell(event: PaymentEvent): void {
    for (let copies = [0, 1, 1, 1, 2, 3][chance.below(6)] ?? 0; copies > 0; copies -= 1) {
      void pause(12).then(async () => {
        for (let tries = 0; tries < 2; tries += 1) {
          if (await survives(() => settle(event.paymentIntentId, { event }))) return
          await pause(12)
        }
      })
    }
  }

  async function confirm(id: string): Promise<void> {
    await pause(20)
    const caller = chance.is(0.1) ? 'somebody-else' : OWNER
    await survives(async () => {
      const { kind } = await settle(id, { caller, acceptsReceipt: true })
      if (caller !== OWNER && kind !== 'unknown') faults.push(`${id}: told to a stranger`)
    })
  }

  function sourcesAt(listed: Date): Sources {
    return {
      cursor: () => steps.step().then(() => books.cursor),
      moveCursor: async (to) => {
        await steps.step()
        books.cursor = to
      },
      async *eventsSince(date) {
        for await (const event of stripe.eventsSince(date)) if (event.createdAt <= listed) yield event
      },
      unappliedPayments: () => books.unappliedPayments(),
      openCheckouts: ({ createdBefore }) => books.openCheckouts(createdBefore),
      // No receipt remains after an erasure here.
      endPayment: async () => {},
      endCheckout: ({ paymentIntentId }) => books.endCheckout(paymentIntentId),
      settle,
      cancel: (id) => stripe.cancel(id),
      onFault,
    }
  }

  async function reconcileNow(): Promise<void> {
    // Stripe lists an event a little late.
    const late = chance.below(50) * MINUTE_MS
    const now = stripe.now()
    await survives(() => reconcile(sourcesAt(new Date(now.getTime() - late)), now))
  }

  /** The part of an erasure that concerns money. Stripe may be down for so long that an open intent remains. */
  async function erase(): Promise<void> {
    await pause(40)
    books.erasedAt = stripe.now()
    await steps.step()
    const open = [...books.checkouts].filter(([, { settled }]) => !settled)
    if (chance.is(0.8)) for (const [id] of open) await stripe.cancel(id)
    await steps.step()
    books.empty()
  }

  /** Opens a checkout as `checkout.ts` does; an erasure may begin and end between any two steps. */
  async function openSlowly(id: string): Promise<void> {
    const isErased = () => books.erasedAt !== null
    await pause(30)
    if (isErased()) return
    await steps.step()
    const intent = stripe.open({ id, amount: PRICE_CENTS, owner: OWNER })
    await pause(10)
    if (isErased()) return stripe.cancel(id)
    books.checkouts.set(id, { createdAt: stripe.now(), amount: PRICE_CENTS, settled: false })
    await liveThrough(intent, { stripe, chance, steps, tell })
  }

  function signUp(): void {
    if (!books.erasedAt) books.profile ??= { hasPaidAt: null }
  }

  function begin(): void {
    books.crashes = chance.is(0.7) ? 0.15 : 0
    if (chance.is(0.7)) signUp()
    else void pause(30).then(signUp)
    if (chance.is(0.25)) void erase()
    if (chance.is(0.3)) void openSlowly('pi_slow')
    for (let number = 1 + chance.below(3); number > 0; number -= 1) {
      const isOurs = chance.is(0.95)
      // Today's price or an earlier one, sometimes different from our record.
      const amount = chance.is(0.8) ? PRICE_CENTS : 1999
      const opened = chance.is(0.95) ? amount : 100
      const intent = stripe.open({ id: `pi_${number}`, amount, owner: OWNER })
      if (isOurs) books.checkouts.set(intent.id, { createdAt: stripe.now(), amount: opened, settled: false })
      void liveThrough(intent, { stripe, chance, steps, tell })
      for (let times = chance.below(4); times > 0; times -= 1) void confirm(intent.id)
    }
    if (chance.is(0.4)) void pause(30).then(reconcileNow)
  }

  return {
    count,
    async live(): Promise<void> {
      begin()
      await steps.runAll()
      signUp()
      books.crashes = 0
      stripe.advance(7200)
      void reconcileNow()
      await steps.runAll()
    },
    outcome: () => ({
      faults,
      receipts: [...books.receipts.values()]
        .map(({ id, status, paidAt, endedAt, refunded, isApplied }) => ({
          id,
          status,
          paidAt,
          endedAt,
          refunded,
          isApplied,
        }))
        .sort(byId),
      hasPaidAt: books.profile?.hasPaidAt ?? null,
      keptMoney: moneyKeptOf([...stripe.intents.values()], books),
      unsettled: [...books.checkouts].flatMap(([id, { settled }]) => (settled ? [] : [id])),
    }),
    implied: () =>
      impliedBy({
        intents: [...stripe.intents.values()],
        checkouts: books.checkouts,
        trial,
        erasedAt: books.erasedAt,
      }),
  }
}
