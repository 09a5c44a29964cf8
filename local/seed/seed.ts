import { emulatorAdmin } from '../emulators/emulator-admin'
import { portsFromEnv } from '../ports'
import { documentsOf } from './seed-documents'
import { paymentDocuments } from './seed-payments'
import { demoPeople } from './seed-people'
import { failInOneSentence, SetupError } from '../setup-error'

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
