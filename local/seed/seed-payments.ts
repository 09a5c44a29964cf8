import type { Fields } from '../emulators/emulator-admin'
import { paidMonthDocuments } from './paid-month'
import type { DemoPerson } from './seed-people'

/**
 * The running month of a demo account, charged at the Stripe stand-in, so that it has a receipt and can be refunded.
 * Nothing where the stand-in does not run: the real Stripe knows of no such payment.
 */
export async function paymentDocuments(
  { uid, hasPaidAt: paidAt }: DemoPerson,
  { stripePort, now }: { stripePort: number; now: Date },
): Promise<Map<string, Fields>> {
  const id = `pi_${uid.replace(/[^A-Za-z0-9]/g, '')}`
  if (paidAt === null || !(await chargeThen({ userId: uid, paidAt, id }, stripePort))) return new Map()
  // Another attempt than any before: Stripe remembers the keys that were made of those.
  const attempt = Math.floor(now.getTime() / 1000)
  return paidMonthDocuments({ id, userId: uid, paidAt }, { attempt, updatedAt: now })
}

async function chargeThen(payment: object, stripePort: number): Promise<boolean> {
  try {
    const url = `http://127.0.0.1:${stripePort}/__stripe/payments`
    return (await fetch(url, { method: 'POST', body: JSON.stringify(payment) })).ok
  } catch {
    return false
  }
}
