import { expect, test } from 'vitest'
import { receiptFields } from '../../functions/src/payment/settlement/receipt-fields'
import { COLLECTIONS } from '../../src/features/rules/collections'

test('the documentation names the fields of a payment that the server writes', () => {
  const receipt = {
    id: 'pi_1',
    userId: 'u',
    amount: 2999,
    currency: 'eur',
    status: 'succeeded',
    paidAt: new Date(0),
    endedAt: null,
    immediateAccess: false,
    refunded: 0,
    withdrawal: null,
    mails: { contract: null, withdrawal: null },
    isApplied: true,
    version: 1,
  } as const
  expect(Object.keys(receiptFields(receipt))).toEqual(
    COLLECTIONS.find(({ name }) => name === 'payments')?.fields,
  )
})
