import { PRICE_CURRENCY, REFUND_WINDOW_DAYS } from './business'
import { readDate, readFields, readFlag, readInteger, readText } from './read-field'

export const PAYMENT_STATUSES = ['succeeded', 'refunded', 'disputed'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

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
  }
}

const DAY_MS = 86_400_000

/** « Satisfait ou remboursé »: until when the payment may be taken back, inclusive; null when it cannot be. */
export function refundableUntil({ status, paidAt }: Pick<Payment, 'status' | 'paidAt'>): Date | null {
  if (status !== 'succeeded' || !paidAt) return null
  return new Date(paidAt.getTime() + REFUND_WINDOW_DAYS * DAY_MS)
}

/** The payment that a refund would give back: the last one that stands, within its 14 days. */
export function refundablePayment(payments: readonly Payment[], now: Date): Payment | null {
  const [last] = payments
    .filter(({ status, paidAt }) => status === 'succeeded' && paidAt)
    .sort((a, b) => (b.paidAt?.getTime() ?? 0) - (a.paidAt?.getTime() ?? 0))
  const until = last && refundableUntil(last)
  return last && until && now <= until ? last : null
}
