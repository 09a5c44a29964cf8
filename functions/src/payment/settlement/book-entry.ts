import type { Payment, Withdrawal } from '@/domain/access/payment'
import { hasPaidAtOf, type MonthPayment } from '@/domain/access/paid-months'
import { accessOf, hasAccess, type TrialFacts } from '@/domain/access/subscription'
import type { ChargedState } from './intent-state'

/** `payments/{paymentIntentId}`. */
export interface Receipt extends MonthPayment {
  readonly userId: string
  readonly amount: number
  readonly currency: string
  readonly immediateAccess: boolean
  readonly refunded: number
  readonly withdrawal: Withdrawal | null
  readonly mails: Payment['mails']
  /** Whether the profile has nothing to learn of it any more: false while a payment that stands has none. */
  readonly isApplied: boolean
  /** How often it was written. */
  readonly version: number
}

/** Our record of an intent that we opened, by which it is judged: the price may be another one since. */
export interface Checkout {
  readonly immediateAccess: boolean
  /** In cents. */
  readonly amount: number
  readonly currency: string
}

/** What the books hold at the moment of writing. */
export interface BookFacts extends TrialFacts {
  /** When the owner's erasure began, if there was one within the last days. */
  readonly erasedAt: Date | null
  /** null when we never opened it, or it was erased. */
  readonly checkout: Checkout | null
  readonly receipt: Receipt | null
  /** All of the owner's. */
  readonly receipts: readonly MonthPayment[]
  readonly hasProfile: boolean
}

/** What is written; the checkout is settled with it. */
export interface BookEntry {
  readonly receipt: Receipt | null
  /** null when the profile stays as it is. */
  readonly profile: { readonly hasPaidAt: Date | null; readonly hasPaid: boolean } | null
  readonly hasPaidAt: Date | null
  /** The first that we write of a payment that stands: its buyer is told, once. */
  readonly isContract: boolean
  /** A refund came back from the bank: the team is told, once. */
  readonly isOwedByHand: boolean
}

export interface Reading {
  readonly paymentIntentId: string
  readonly owner: string
  /** That of our receipt before Stripe was asked. */
  readonly version: number
  readonly state: ChargedState | { readonly kind: 'canceled' }
}

/**
 * `stale`: our receipt was written since Stripe was asked, perhaps from a later answer. Read again.
 * `nobodys`: money that came in for an account that is gone, or for which nothing can be granted. It is to be given back.
 */
export type Verdict = BookEntry | 'stale' | 'unknown' | 'nobodys'

export function entryOf(
  { paymentIntentId, owner, version, state }: Reading,
  facts: BookFacts,
  now: Date,
): Verdict {
  const { erasedAt, checkout, receipt: earlier, receipts, createdAt, hasProfile } = facts
  const stands = state.kind === 'charged' && state.status === 'succeeded'
  // What was paid before is not given back by an erasure.
  if (erasedAt) return stands && state.paidAt >= wholeSecond(erasedAt) ? 'nobodys' : 'unknown'
  if (!checkout) return 'unknown'
  if ((earlier?.version ?? 0) !== version) return 'stale'
  if (stands && !createdAt && !earlier?.isApplied) return 'nobodys'
  const { amount, currency, immediateAccess } = checkout
  const isAsOpened = state.kind === 'charged' && state.amount === amount && state.currency === currency
  if (stands && !isAsOpened) return 'nobodys'
  if (!isAsOpened) {
    return { receipt: null, profile: null, hasPaidAt: null, isContract: false, isOwedByHand: false }
  }
  const withdrawal = withdrawalAfter(earlier?.withdrawal ?? null, state)
  const receipt = {
    id: paymentIntentId,
    userId: owner,
    amount,
    currency,
    status: state.status,
    paidAt: state.paidAt,
    endedAt: state.endedAt,
    immediateAccess,
    refunded: state.refunded,
    withdrawal,
    mails: earlier?.mails ?? { contract: null, withdrawal: null },
    // Counted even when nothing else changes: an answer that was asked for before this one must not win later.
    version: version + 1,
  }
  const others = receipts.filter(({ id }) => id !== paymentIntentId)
  const hasPaidAt = hasPaidAtOf(facts, [...others, receipt])
  const hasPaid = hasPaidAt !== null && hasAccess(accessOf({ ...facts, hasPaidAt }, now))
  // A profile that comes later starts without a date; one that never comes has nothing to wait for.
  const isFinished = hasProfile || !createdAt || !hasPaidAt
  return {
    receipt: { ...receipt, isApplied: isFinished },
    profile: hasProfile ? { hasPaidAt, hasPaid } : null,
    hasPaidAt,
    isContract: !earlier && state.status === 'succeeded',
    isOwedByHand: withdrawal?.state === 'by-hand' && earlier?.withdrawal?.state === 'done',
  }
}

/** Stripe tells no fraction of a second. */
function wholeSecond(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000)
}

/**
 * What the server owed is done once the money went back, or the bank took it for good: a dispute that is open may be won. What
 * came back from the bank is the team's to pay.
 */
function withdrawalAfter(earlier: Withdrawal | null, { status, isLost }: ChargedState): Withdrawal | null {
  if (earlier?.state === 'due' && (status === 'refunded' || isLost)) return { ...earlier, state: 'done' }
  return earlier?.state === 'done' && status === 'succeeded' ? { ...earlier, state: 'by-hand' } : earlier
}
