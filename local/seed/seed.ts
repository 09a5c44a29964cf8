import { emulatorAdmin } from '../emulators/emulator-admin'
import { portsFromEnv } from '../ports'
import { documentsOf } from './seed-documents'
import { demoPeople } from './seed-people'
import { failInOneSentence, SetupError } from '../setup-error'
import type { Fields } from '../emulators/emulator-admin'
import { paidMonthDocuments } from './paid-month'
import type { DemoPerson } from './seed-people'

/** Writes three demo accounts to the running local stack. Idempotent: seeding again resets them. */
async function seed(now: Date): Promise<void> {
  const ports = portsFromEnv(process.env)
  const admin = emulatorAdmin(ports)
  const people = demoPeople(now)
  try {
    await fetch(`http://127.0.0.1:${ports.firestore}/`)
    await fetch(`http://127.0.0.1:${ports.auth}/`)
  } catch {
    throw new SetupError('The local stack is not running: start it with `npm start`, then seed it.')
  }
  await admin.putAccounts(people)
  for (const person of people) {
    const payments = await paymentDocuments(person, { stripePort: ports.stripe, now })
    await admin.putDocuments(new Map([...documentsOf(person, now), ...payments]))
  }
  const width = Math.max(...people.map(({ email }) => email.length))
  for (const { state, email, password } of people) {
    console.log(`${email.padEnd(width)}  ${password}  (${state})`)
  }
}

await seed(new Date()).catch(failInOneSentence)

/**
 * Charges the current month of a demo account at the Stripe stand-in, so that it has a receipt and can be refunded. Nothing without the
 * stand-in.
 */
async function paymentDocuments(
  { uid, hasPaidAt: paidAt }: DemoPerson,
  { stripePort, now }: { stripePort: number; now: Date },
): Promise<Map<string, Fields>> {
  const id = `pi_${uid.replace(/[^A-Za-z0-9]/g, '')}`
  if (paidAt === null || !(await chargeThen({ userId: uid, paidAt, id }, stripePort))) return new Map()
  // A new attempt: Stripe stores the idempotency keys of earlier ones.
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
