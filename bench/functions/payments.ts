import { startAppUnderTest } from '../../tests/support/app-under-test'
import { measureErasure } from './account-erasure'
import { openBrowser } from '../browser/browser'
import { startFirestoreMeter, type FirestoreMeter } from './firestore-meter'
import { measureOnePayment } from './one-payment'
import { measurePaymentPage } from '../browser/payment-page'
import type { Row } from '../row'
import { startServerMeter } from './server-meter'

/** On its own stack: its functions use Firestore through a proxy, which would slow down the other measurements. */
export async function measurePayments(): Promise<Row[]> {
  const server = await startServerMeter()
  const meters: FirestoreMeter[] = []
  const app = await startAppUnderTest({
    pace: 'fast',
    async firestorePort({ firestore }) {
      server.passOnTo(firestore)
      const meter = await startFirestoreMeter(firestore)
      meters.push(meter)
      return meter.port
    },
  })
  const browser = await openBrowser()
  try {
    const [meter] = meters
    if (!meter) throw new Error('The app was built without a meter')
    return [
      ...(await measurePaymentPage(browser, app, meter)),
      ...(await measureOnePayment(browser, app, { browser: meter, server })),
      ...(await measureErasure(app, server)),
    ]
  } finally {
    await browser.close()
    await app.stop()
    await Promise.all([server, ...meters].map((meter) => meter.stop()))
  }
}
