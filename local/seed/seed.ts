import { emulatorAdmin } from '../emulators/emulator-admin'
import { portsFromEnv } from '../ports'
import { documentsOf } from './seed-documents'
import { demoPeople } from './seed-people'
import { failInOneSentence, SetupError } from '../setup-error'
import type { Fields } from '../emulators/emulator-admin'
import { paidMonthDocuments } from './paid-month'
import type { DemoPerson } from './seed-people'

/** Three demo accounts in the running local stack. Seeding again puts them back as they were. */
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
 * The running month of a demo account, charged at the Stripe stand-in, so that it has a receipt and can be refunded.
 * Nothing where the stand-in does not run: the real Stripe knows of no such payment.
 */
async function paymentDocuments(
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
