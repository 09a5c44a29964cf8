import type { Browser } from '@playwright/test'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { silenceServices } from '../../tests/support/silence'
import { openPhone, slowDown } from './browser'
import { open } from './opening'
import { ms, type Row } from '../row'
import { median } from '../statistics'
import { accountWithTodos, DAY } from '../todo-account'

const RUNS = 5
const TODO_COUNT = 10
const TODOS = { path: `/todos/${DAY}`, firstUseful: '[role=tabpanel] input[type=checkbox]' }

/** On a phone, with service worker and replica: time until the todos are shown while no service responds, compared with all responding. */
export async function measureSilentServices(browser: Browser, app: AppUnderTest): Promise<Row[]> {
  const context = await openPhone(browser, app.url)
  try {
    const page = await context.newPage()
    await logIn(page, await accountWithTodos(TODO_COUNT))
    await page.goto(TODOS.path)
    await page.locator(TODOS.firstUseful).first().waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    // Time for pending writes to the caches.
    await page.waitForTimeout(3_000)
    await slowDown(page)
    const answered: number[] = []
    const silent: number[] = []
    // Alternately, so that load on the machine affects both.
    for (let run = 0; run < RUNS; run += 1) {
      answered.push(await open(page, TODOS))
      const heal = await silenceServices(page)
      silent.push(await open(page, TODOS))
      await heal()
    }
    return [
      {
        what: `/todos warm, ${TODO_COUNT} todos on screen, services that never answer`,
        value: `${ms(median(silent))} (${ms(median(answered))} when they answer)`,
        goal: 'at most 3,000 ms',
      },
    ]
  } finally {
    await context.close()
  }
}
