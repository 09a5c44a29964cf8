import { expect } from 'vitest'
import { createAccount, type Account } from './accounts'
import { keepCheckout } from './buyer'
import { putDocument } from './documents'
import { callEndpoint } from './endpoint-call'
import { pastPayment } from './stripe-stand-in'

const DAY_MS = 86_400_000

/** « Confirmer la rétractation ». */
export const refund = (token: string, paymentIntentId: string) =>
  callEndpoint('refundPayment', { data: { paymentIntentId } }, { token })

/** A month that was paid then, and confirmed by the page. */
export async function pay({ uid, token }: Account, paidAt: Date): Promise<string> {
  const id = await pastPayment(uid, paidAt)
  await keepCheckout(uid, id, { immediateAccess: true })
  const confirmed = await callEndpoint('confirmPayment', { data: { paymentIntentId: id } }, { token })
  expect(confirmed.status).toBe(200)
  return id
}

/** An account whose trial is over and that paid once. */
export async function subscriber({ paidDaysAgo = 1 } = {}): Promise<{ account: Account; id: string }> {
  const account = await createAccount({ createdAt: new Date(Date.now() - 60 * DAY_MS) })
  await putDocument(`profiles/${account.uid}`, {
    fullName: 'Zoé',
    email: 'z@example.com',
    hasPaid: false,
    hasPaidAt: '',
  })
  return { account, id: await pay(account, new Date(Date.now() - paidDaysAgo * DAY_MS)) }
}
