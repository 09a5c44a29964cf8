import { PRICE_CENTS, PRICE_CURRENCY } from '@/domain/base/business'
import type { Fields } from '../emulators/emulator-admin'

export function receiptFields(userId: string, paidAt: Date): Fields {
  return {
    userId,
    amount: PRICE_CENTS,
    currency: PRICE_CURRENCY,
    status: 'succeeded',
    paidAt,
    endedAt: null,
    immediateAccess: true,
    isApplied: true,
    version: 1,
  }
}

/** The documents of a paid month, except the profile; the checkout is free for another `attempt`. */
export function paidMonthDocuments(
  payment: { readonly id: string; readonly userId: string; readonly paidAt: Date },
  slot: { readonly attempt: number; readonly updatedAt: Date },
): Map<string, Fields> {
  const { id, userId, paidAt } = payment
  return new Map<string, Fields>([
    [`payments/${id}`, receiptFields(userId, paidAt)],
    [`checkouts/${userId}`, { ...slot, openIntentId: null }],
    [
      `checkouts/${userId}/intents/${id}`,
      {
        userId,
        immediateAccess: true,
        amount: PRICE_CENTS,
        currency: PRICE_CURRENCY,
        createdAt: paidAt,
        settled: true,
      },
    ],
  ])
}
