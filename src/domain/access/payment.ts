import { HAND_REFUND_DAYS, PRICE_CURRENCY, REFUND_WINDOW_DAYS } from '@/domain/base/business'
import { deadlineOf } from '@/domain/base/time/deadline'
import { frenchDate } from '@/domain/base/time/french-date'
import { dateAt, type LocalDate } from '@/domain/base/time/local-date'
import { endOfParisDate, parisDateOf } from '@/domain/base/time/paris'
import { isMailState, type MailState } from './mail-state'
import { readDate, readFields, readFlag, readInteger, readText } from '@/domain/base/read-field'

export const PAYMENT_STATUSES = ['succeeded', 'refunded', 'disputed'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const WITHDRAWAL_STATES = ['due', 'done', 'by-hand', 'other-means'] as const

export interface Withdrawal {
  /**
   * `due`: the server owes and orders the refund; `done`: refunded, or taken by a lost dispute; `by-hand`: the team pays it; `other-means`:
   * the team paid it by another way than the card, which Stripe never learns.
   */
  readonly state: (typeof WITHDRAWAL_STATES)[number]
  readonly askedAt: Date
  /** The amount to refund at that moment, in cents. */
  readonly amount: number
  /** Set once the team pays it, and kept; null: it was never left to the team. */
  readonly handed: HandedOver | null
}

/**
 * `later`: it was not the first withdrawal of the account; `refused`: the card could not be refunded; `returned`: the bank sent the refund
 * back; `unanswered`: Stripe had not confirmed it after three days, or before the account was erased.
 */
export const HAND_REASONS = ['later', 'refused', 'returned', 'unanswered'] as const

export interface HandedOver {
  readonly why: (typeof HAND_REASONS)[number]
  readonly at: Date
}

/** A receipt; only the server writes it. */
export interface Payment {
  /** Id of Stripe's PaymentIntent. */
  readonly id: string
  readonly userId: string
  /** In cents. */
  readonly amount: number
  readonly currency: string
  readonly status: PaymentStatus
  readonly paidAt: Date | null
  /** Date of the refund or dispute; null: the payment is valid. */
  readonly endedAt: Date | null
  /** The buyer asked for access at once, before the withdrawal period ends. */
  readonly immediateAccess: boolean
  /** In cents: total refunded so far, by the server or by the team. */
  readonly refunded: number
  readonly withdrawal: Withdrawal | null
  /** States of the mails about this payment; null: none was due yet. */
  readonly mails: { readonly contract: MailState | null; readonly withdrawal: MailState | null }
}

/** null when the owner or the status is unreadable: nothing about money is guessed. */
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
  const amount = readInteger(fields['amount'], 0, Number.MAX_SAFE_INTEGER, 0)
  return { state, askedAt, amount, handed: readHandedOver(fields['handed']) }
}

export function readHandedOver(value: unknown): HandedOver | null {
  const fields = readFields(value)
  const why = HAND_REASONS.find((known) => known === fields?.['why'])
  const at = readDate(fields?.['at'])
  return why && at ? { why, at } : null
}

function readMails(value: unknown): Payment['mails'] {
  const fields = readFields(value)
  const stateOf = (name: string) => {
    const state = fields?.[name]
    return isMailState(state) ? state : null
  }
  return { contract: stateOf('contract'), withdrawal: stateOf('withdrawal') }
}

/**
 * « Satisfait ou remboursé »: the last day of a withdrawal in Paris, counted as the law does (L221-19): the day of the payment does not
 * count, and a last day on a weekend or holiday becomes the next working day. Null: not refundable.
 */
export function lastWithdrawalDay({ status, paidAt }: Pick<Payment, 'status' | 'paidAt'>): LocalDate | null {
  if (status !== 'succeeded' || !paidAt) return null
  return deadlineOf({ days: REFUND_WINDOW_DAYS, count: 'moved' }, parisDateOf(paidAt))
}

const longDay = frenchDate({ weekday: true, day: true, month: 'long', year: true })

/** After « jusqu'au »: « lundi 28 décembre 2026 inclus (heure de Paris) », the same on the screen and in the contract. */
export function withdrawalDayText(day: LocalDate): string {
  return `${longDay(dateAt(day))} inclus (heure de Paris)`
}

/** The last moment of a withdrawal, inclusive; null: not refundable. */
function refundableUntil(payment: Pick<Payment, 'status' | 'paidAt'>): Date | null {
  const day = lastWithdrawalDay(payment)
  return day && endOfParisDate(day)
}

/**
 * The last day in Paris of a refund by the team: 14 days after the withdrawal (L221-24). A refund that was made in time and that the bank
 * sent back is owed again from that moment.
 */
export function handRefundUntil({ askedAt, handed }: Pick<Withdrawal, 'askedAt' | 'handed'>): LocalDate {
  const day = parisDateOf(handed?.why === 'returned' ? handed.at : askedAt)
  return deadlineOf({ days: HAND_REFUND_DAYS, count: 'calendar' }, day) ?? day
}

const dayOfYear = frenchDate({ day: true, month: 'long', year: true })

/** « 6 décembre 2026 », the same on the screen and in the mails. */
export function handRefundDayText(withdrawal: Pick<Withdrawal, 'askedAt' | 'handed'>): string {
  return dayOfYear(dateAt(handRefundUntil(withdrawal)))
}

/** The team pays it because the card could not be refunded. */
export function hasFailedOnCard({ handed }: Pick<Withdrawal, 'handed'>): boolean {
  return handed?.why === 'refused' || handed?.why === 'returned'
}

/** In cents. A part that was refunded before is subtracted. */
export function refundableAmount({ amount, refunded }: Pick<Payment, 'amount' | 'refunded'>): number {
  return Math.max(0, amount - refunded)
}

/** The team was asked to pay it back by hand, and has not done so yet. */
export function isPaidBackByHand({ status, withdrawal }: Pick<Payment, 'status' | 'withdrawal'>): boolean {
  return status === 'succeeded' && withdrawal?.state === 'by-hand'
}

/** A refund that the person waits for. */
export function isRefundOwed({ status, withdrawal }: Pick<Payment, 'status' | 'withdrawal'>): boolean {
  return status === 'succeeded' && (withdrawal?.state === 'due' || withdrawal?.state === 'by-hand')
}

/** Whether a withdrawal from this payment can begin now. */
export function isWithdrawable(payment: Payment, now: Date): boolean {
  const until = refundableUntil(payment)
  return payment.withdrawal === null && until !== null && now <= until
}

/** The payments that can still be withdrawn from, newest first. */
export function refundablePayments(payments: readonly Payment[], now: Date): Payment[] {
  return payments
    .filter((payment) => isWithdrawable(payment, now))
    .sort((a, b) => (b.paidAt?.getTime() ?? 0) - (a.paidAt?.getTime() ?? 0))
}

/** Whether a withdrawal is paid back by hand: only the first of an account is automatic. */
export function isLaterWithdrawal(payments: readonly Payment[], id: string): boolean {
  return payments.some((payment) =>
    payment.id === id
      ? // The refund was ordered before, and the bank returned it.
        payment.withdrawal !== null && payment.withdrawal.state !== 'due'
      : payment.withdrawal !== null || payment.status === 'refunded',
  )
}
