import { readDate, readFields, readInteger, readText } from './read-field'

export const PAYMENT_STATUSES = ['succeeded', 'refunded', 'disputed'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** A receipt; only the server writes it. */
export interface Payment {
  readonly id: string
  readonly userId: string
  /** In cents. */
  readonly amount: number
  readonly currency: string
  readonly status: PaymentStatus
  readonly paidAt: Date | null
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
    currency: readText(fields['currency'], 'eur'),
    status,
    paidAt: readDate(fields['paidAt']),
  }
}
