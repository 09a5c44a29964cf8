import { HAND_REFUND_MS, PRICE_CURRENCY, REFUND_WINDOW_MS } from '@/domain/base/business'
import { isMailState, type MailState } from './mail-state'
import { readDate, readFields, readFlag, readInteger, readText } from '@/domain/base/read-field'

export const PAYMENT_STATUSES = ['succeeded', 'refunded', 'disputed'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const WITHDRAWAL_STATES = ['due', 'done', 'by-hand'] as const

/** What became of the contract's end, once its buyer had asked for it. */
export interface Withdrawal {
  /**
   * `due`: the server owes the refund and orders it; `done`: the money went back, or a lost dispute took it; `by-hand`: the
   * team pays it.
   */
  readonly state: (typeof WITHDRAWAL_STATES)[number]
  readonly askedAt: Date
  /** What was to go back at that moment, in cents. */
  readonly amount: number
}

/** A receipt; only the server writes it. */
export interface Payment {
  /** Stripe's PaymentIntent. */
  readonly id: string
  readonly userId: string
  /** In cents. */
  readonly amount: number
  readonly currency: string
  readonly status: PaymentStatus
  /** When the card was charged. */
  readonly paidAt: Date | null
  /** When the money went back; null while the payment stands. */
  readonly endedAt: Date | null
  /** Whether the buyer asked that the month start at once, before the end of the time to withdraw. */
  readonly immediateAccess: boolean
  /** In cents: what went back so far, by whomever. */
  readonly refunded: number
  readonly withdrawal: Withdrawal | null
  /** Of the mails that tell of it; null where none was due yet. */
  readonly mails: { readonly contract: MailState | null; readonly withdrawal: MailState | null }
}

/** null when the owner or the status cannot be read: of money nothing is guessed. */
export function parsePayment(id: string, data: unknown): Payment | null {
  const fields = readFields(data)
  const userId = readText(fields?.['userId'])
  const status = PAYMENT_STATUSES.find((known) => known === fields?.['status'])
  if (!fields || !status || userId === '') return null
  return {
    id,
    userId,
    amount: readInteger(fields['amount'], 0, Number.MAX_SAFE_INTEGER, 0),
    currency: readText(fields['currency'], PRICE_CURRENCY),
    status,
    paidAt: readDate(fields['paidAt']),
    endedAt: readDate(fields['endedAt']),
    immediateAccess: readFlag(fields['immediateAccess']),
    refunded: readInteger(fields['refunded'], 0, Number.MAX_SAFE_INTEGER, 0),
    withdrawal: readWithdrawal(fields['withdrawal']),
    mails: readMails(fields['mails']),
  }
}

function readWithdrawal(value: unknown): Withdrawal | null {
  const fields = readFields(value)
  const state = WITHDRAWAL_STATES.find((known) => known === fields?.['state'])
  const askedAt = readDate(fields?.['askedAt'])
  if (!fields || !state || !askedAt) return null
  return { state, askedAt, amount: readInteger(fields['amount'], 0, Number.MAX_SAFE_INTEGER, 0) }
}

function readMails(value: unknown): Payment['mails'] {
  const fields = readFields(value)
  const stateOf = (name: string) => {
    const state = fields?.[name]
    return isMailState(state) ? state : null
  }
  return { contract: stateOf('contract'), withdrawal: stateOf('withdrawal') }
}

/** « Satisfait ou remboursé »: until when the payment may be taken back, inclusive; null when it cannot be. */
export function refundableUntil({ status, paidAt }: Pick<Payment, 'status' | 'paidAt'>): Date | null {
  if (status !== 'succeeded' || !paidAt) return null
  return new Date(paidAt.getTime() + REFUND_WINDOW_MS)
}

/** By when the team has to have paid back what was asked for then. */
export function handRefundUntil(askedAt: Date): Date {
  return new Date(askedAt.getTime() + HAND_REFUND_MS)
}

/** What a withdrawal would give back now: a part that went back before is not given twice. */
export function refundableAmount({ amount, refunded }: Pick<Payment, 'amount' | 'refunded'>): number {
  return Math.max(0, amount - refunded)
}

/** The team has its order to pay it back by hand, and has not done so yet. */
export function isPaidBackByHand({ status, withdrawal }: Pick<Payment, 'status' | 'withdrawal'>): boolean {
  return status === 'succeeded' && withdrawal?.state === 'by-hand'
}

/**
 * The payment that a refund would give back: the last one that stands, within its days, or later when it was asked for
 * in time.
 */
export function refundablePayment(payments: readonly Payment[], now: Date): Payment | null {
  const [last] = payments
    .filter((payment) => payment.status === 'succeeded' && payment.paidAt && !isPaidBackByHand(payment))
    .sort((a, b) => (b.paidAt?.getTime() ?? 0) - (a.paidAt?.getTime() ?? 0))
  const until = last && refundableUntil(last)
  return last && until && (last.withdrawal || now <= until) ? last : null
}

/** Whether a withdrawal is paid back by hand: the first of an account is automatic. */
export function isLaterWithdrawal(payments: readonly Payment[], id: string): boolean {
  return payments.some((payment) =>
    payment.id === id
      ? // It was ordered before, and came back from the bank.
        payment.withdrawal !== null && payment.withdrawal.state !== 'due'
      : payment.withdrawal !== null || payment.status === 'refunded',
  )
}
