import type { TrialFacts } from '@/domain/access/subscription'
import type { BookEntry, BookFacts, Receipt } from '../../../functions/src/payment/settlement/book-entry'
import type { OpenCheckout } from '../../../functions/src/payment/settlement/reconciliation'
import type { Chance, Steps } from './schedule-steps'
import type { Books } from '../../../functions/src/payment/settlement/settlement'

/** One instance: a stack trace for each crash would take most of the run's time. */
export const crash = new Error('crash')

interface Options {
  readonly owner: string
  readonly trial: TrialFacts
  readonly chance: Chance
  readonly steps: Steps
  readonly onEntry: (paymentIntentId: string, entry: BookEntry) => void
}

export interface FakeBooks extends Books {
  /** Probability of a crash before and after a transaction. */
  crashes: number
  profile: { readonly hasPaidAt: Date | null } | null
  erasedAt: Date | null
  cursor: Date | null
  readonly checkouts: Map<string, { readonly createdAt: Date; readonly amount: number; settled: boolean }>
  readonly receipts: ReadonlyMap<string, Receipt>
  unappliedPayments(): Promise<readonly string[]>
  openCheckouts(createdBefore: Date): Promise<readonly OpenCheckout[]>
  endCheckout(paymentIntentId: string): Promise<void>
  /** Erases the data and leaves the note of the erasure. */
  empty(): void
}

/** Our books in memory, for one user. A transaction is atomic; it may be retried, and crash before or after. */
export function createFakeBooks({ owner, trial, chance, steps: { step }, onEntry }: Options): FakeBooks {
  const checkouts: FakeBooks['checkouts'] = new Map()
  const receipts = new Map<string, Receipt>()
  const events = new Set<string>()
  const books: FakeBooks = {
    crashes: 0,
    profile: null,
    erasedAt: null,
    checkouts,
    receipts,
    cursor: null,

    note: async (id, { caller, event }) => {
      await step()
      const receipt = receipts.get(id) ?? null
      const note = {
        version: receipt?.version ?? 0,
        receipt,
        hasPaidAt: books.profile?.hasPaidAt ?? null,
        isCallers: caller === undefined || (caller === owner && checkouts.has(id)),
        isEventKnown: event !== undefined && events.has(event.id),
      }
      await step()
      return note
    },

    enter: async (intent, decide, event) => {
      const id = intent.paymentIntentId
      const opened = () => (intent.owner === owner ? checkouts.get(id) : undefined)
      const factsNow = (): BookFacts => ({
        erasedAt: books.erasedAt,
        checkout: opened() ? { immediateAccess: true, amount: opened()?.amount ?? 0, currency: 'eur' } : null,
        receipt: receipts.get(id) ?? null,
        receipts: [...receipts.values()],
        hasProfile: books.profile !== null,
        createdAt: books.erasedAt ? null : trial.createdAt,
        hadTrial: books.profile !== null && trial.hadTrial,
      })
      await step()
      if (chance.is(0.2)) {
        // A transaction that lost a conflict starts again.
        decide(factsNow())
        await step()
      }
      if (chance.is(books.crashes)) throw crash
      const verdict = decide(factsNow())
      if (typeof verdict !== 'string') {
        onEntry(id, verdict)
        const checkout = checkouts.get(id)
        if (checkout) checkout.settled = true
        if (verdict.receipt) receipts.set(id, verdict.receipt)
        if (verdict.profile) books.profile = { hasPaidAt: verdict.profile.hasPaidAt }
        if (event) events.add(event.id)
      }
      await step()
      if (chance.is(books.crashes)) throw crash
      return verdict
    },

    async ignore({ id }) {
      await step()
      events.add(id)
    },

    async unappliedPayments() {
      await step()
      if (books.profile === null && books.erasedAt === null) return []
      return [...receipts.values()].flatMap(({ id, isApplied }) => (isApplied ? [] : [id]))
    },
    async openCheckouts(createdBefore) {
      await step()
      return [...checkouts].flatMap(([paymentIntentId, { createdAt: openedAt, settled }]) =>
        settled || openedAt >= createdBefore ? [] : [{ paymentIntentId, owner, createdAt: openedAt }],
      )
    },
    async endCheckout(id) {
      await step()
      const checkout = checkouts.get(id)
      if (checkout) checkout.settled = true
    },
    empty() {
      books.profile = null
      checkouts.clear()
      receipts.clear()
    },
  }
  return books
}
