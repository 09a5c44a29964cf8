import { expect } from '@playwright/test'
import type { Value } from '../../../local/emulators/emulator-admin'
import { paidMonthDocuments, receiptFields } from '../../../local/seed/paid-month'
import { setPaidAt } from '../account-changes'
import { putDocuments, type Account } from '../accounts'

const DAY_MS = 86_400_000

/** A receipt as the server writes it, without a payment at the provider. */
export function putReceipt(
  { uid }: Account,
  id: string,
  daysAgo: number,
  fields: Readonly<Record<string, Value>> = {},
): Promise<void> {
  const receipt = { ...receiptFields(uid, new Date(Date.now() - daysAgo * DAY_MS)), ...fields }
  return putDocuments(new Map([[`payments/${id}-${uid}`, receipt]]))
}

/** A month paid some days ago: at the provider, in our documents and in the profile. */
export async function putPaidMonth({ uid }: Account, daysAgo = 3): Promise<void> {
  const paidAt = new Date(Date.now() - daysAgo * DAY_MS)
  const response = await fetch(`${process.env['FLOW_STRIPE_URL'] ?? ''}/__stripe/payments`, {
    method: 'POST',
    body: JSON.stringify({ userId: uid, paidAt: paidAt.toISOString() }),
  })
  expect(response.ok, 'the stand-in took the payment').toBe(true)
  const { id } = (await response.json()) as { id: string }
  await putDocuments(paidMonthDocuments({ id, userId: uid, paidAt }, { attempt: 1, updatedAt: paidAt }))
  await setPaidAt(uid, paidAt)
}
