// `npm run test:logins`: logs in 30 times in a row for each screen, each time on a new device, and looks whether the screen shows what the
// account has. `npm run test:logins -- 5 /todos /bilan`: five times, screens whose address contains one of these.
import { openBrowser, openPhone } from '../bench/browser/browser'
import { createAccount } from './support/accounts'
import { startAppUnderTest } from './support/app-under-test'
import { pressLogin } from './support/browser/log-in'
import { putWholeLife, screensOf } from './support/samples/every-screen'

const PATIENCE_MS = 20_000
const DAY_MS = 86_400_000

const [count, parts] = [process.argv.slice(2).filter((word) => /^\d+$/.test(word)), process.argv.slice(2)]
const times = Number(count[0] ?? 30)
const wanted = parts.filter((word) => word.startsWith('/'))

const app = await startAppUnderTest({ pace: 'fast' })
const browser = await openBrowser()
let lost = 0
try {
  const createdAt = new Date(Date.now() - 90 * DAY_MS)
  const account = await createAccount({ createdAt, hasPaidAt: new Date() })
  await putWholeLife(account, createdAt)
  const screens = screensOf(account).filter(
    ([path]) => wanted.length === 0 || wanted.some((part) => path.includes(part)),
  )
  for (const [path, first] of screens) {
    const missing: number[] = []
    for (let time = 1; time <= times; time += 1) {
      const context = await openPhone(browser, app.url)
      try {
        const page = await context.newPage()
        // The login leads to the address that was asked for before.
        await page.goto(path)
        await page.goto('/login')
        await pressLogin(page, account)
        await page.waitForURL(({ pathname }) => pathname !== '/login')
        if (new URL(page.url()).pathname !== path) await page.goto(path)
        await page.locator('main').locator(first).first().waitFor({ timeout: PATIENCE_MS })
      } catch (thrown) {
        missing.push(time)
        console.error(
          `${path}, login ${time}:`,
          thrown instanceof Error ? thrown.message.split('\n')[0] : thrown,
        )
      } finally {
        await context.close()
      }
    }
    lost += missing.length
    console.log(`${path}: ${times - missing.length} of ${times}`)
  }
} finally {
  await browser.close()
  await app.stop()
}
process.exitCode = lost > 0 ? 1 : 0
