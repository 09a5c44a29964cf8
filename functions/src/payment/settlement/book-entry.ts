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
  /** False: the account has no profile yet to store the payment's date in. */
  readonly isApplied: boolean
  /** Number of writes. */
  readonly version: number
}

/** Our record of an intent that we opened. The intent is compared with it, because the price may have changed since. */
export interface Checkout {
  readonly immediateAccess: boolean
  /** In cents. */
  readonly amount: number
  readonly currency: string
}

/** Facts from our books, read in the writing transaction. */
export interface BookFacts extends TrialFacts {
  /** Start of the owner's erasure within the last days; null: none. */
  readonly erasedAt: Date | null
  /** Null: not opened by us, or erased. */
  readonly checkout: Checkout | null
  readonly receipt: Receipt | null
  /** All receipts of the owner. */
  readonly receipts: readonly MonthPayment[]
  readonly hasProfile: boolean
}

/** Documents to write; the checkout is marked as settled with them. */
export interface BookEntry {
  readonly receipt: Receipt | null
  /** Null: unchanged. */
  readonly profile: { readonly hasPaidAt: Date | null; readonly hasPaid: boolean } | null
  readonly hasPaidAt: Date | null
  /** First entry of a succeeded payment: the contract is mailed once. */
  readonly isContract: boolean
  /** The bank sent a refund back: the team and the person are told once. */
  readonly isOwedByHand: boolean
}

export interface Reading {
  readonly paymentIntentId: string
  readonly owner: string
  /** Version of our receipt before Stripe was asked. */
  readonly version: number
  readonly state: ChargedState | { readonly kind: 'canceled' }
}

/**
 * `stale`: our receipt was written since Stripe was asked, perhaps from a later answer: read again. `nobodys`: money for a deleted account,
 * or for which nothing can be granted: refund it.
 */
export type Verdict = BookEntry | 'stale' | 'unknown' | 'nobodys'

export function entryOf(
  { paymentIntentId, owner, version, state: atStripe }: Reading,
  facts: BookFacts,
  now: Date,
): Verdict {
  const { erasedAt, checkout, receipt: earlier, receipts, createdAt, hasProfile } = facts
  const state = withOtherMeans(atStripe, earlier, now)
  const stands = state.kind === 'charged' && state.status === 'succeeded'
  // An erasure does not refund earlier payments.
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
  const withdrawal = withdrawalAfter(earlier, state, now)
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
    // Incremented even without other changes, so that an answer requested before this one is stale.
    version: version + 1,
  }
  const others = receipts.filter(({ id }) => id !== paymentIntentId)
  const hasPaidAt = hasPaidAtOf(facts, [...others, receipt])
  const hasPaid = hasPaidAt !== null && hasAccess(accessOf({ ...facts, hasPaidAt }, now))
  // A profile created later has no date yet; without an account or a date there is nothing to wait for.
  const isFinished = hasProfile || !createdAt || !hasPaidAt
  return {
    receipt: { ...receipt, isApplied: isFinished },
    profile: hasProfile ? { hasPaidAt, hasPaid } : null,
    hasPaidAt,
    isContract: !earlier && state.status === 'succeeded',
    isOwedByHand: isReturned(earlier, state),
  }
}

/** Stripe keeps money that the team paid back by another way than the card. */
function withOtherMeans(state: Reading['state'], earlier: Receipt | null, now: Date): Reading['state'] {
  if (earlier?.withdrawal?.state !== 'other-means') return state
  if (state.kind !== 'charged' || state.status !== 'succeeded') return state
  return { ...state, status: 'refunded', endedAt: earlier.endedAt ?? now, refunded: state.amount }
}

/** Stripe's times have no fraction of a second. */
function wholeSecond(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000)
}

/** `due` is done after a refund or a lost dispute; an open dispute may be won. If the bank sends a refund back, the team must pay it. */
function withdrawalAfter(earlier: Receipt | null, state: ChargedState, now: Date): Withdrawal | null {
  const withdrawal = earlier?.withdrawal ?? null
  if (!withdrawal) return null
  if (isReturned(earlier, state)) {
    return { ...withdrawal, state: 'by-hand', handed: { why: 'returned', at: now } }
  }
  const isPaid = state.status === 'refunded' || state.isLost
  return withdrawal.state === 'due' && isPaid ? { ...withdrawal, state: 'done' } : withdrawal
}

/** The money of a withdrawal went back, by the server or by the team, and is ours again. A refund by the team leaves the state `by-hand`. */
function isReturned(earlier: Receipt | null, { status }: ChargedState): boolean {
  if (!earlier?.withdrawal || status !== 'succeeded') return false
  return earlier.withdrawal.state === 'done' || earlier.status === 'refunded'
}
