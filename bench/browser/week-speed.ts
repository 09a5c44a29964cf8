import type { Browser, Page } from '@playwright/test'
import type { Fields } from '../../local/emulators/emulator-admin'
import { addDays, dateAt, type LocalDate } from '../../src/domain/base/time/local-date'
import { createAccount, putDocuments, type Account } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { putClosedWeek, putWeekTodos, weekThatEnded } from '../../tests/support/samples/sample-week'
import { slowDown } from './browser'
import type { FirestoreMeter } from '../functions/firestore-meter'
import { measureOpening } from './opening'
import { ms, type Row } from '../row'
import { median } from '../statistics'

const RUNS = 5
const COUNTED = '[aria-labelledby=carte] h3'

/** The review of a full week: cold, warm, and opened from the neighbouring week. */
export async function measureWeekSpeed(
  browser: Browser,
  app: AppUnderTest,
  meter: FirestoreMeter,
): Promise<Row[]> {
  const { monday } = weekThatEnded()
  const account = await createAccount({
    createdAt: new Date(Date.now() - 90 * 86_400_000),
    hasPaidAt: new Date(),
  })
  await putFullWeek(account, monday)
  const name = '/bilan, a full week'
  const screen = { path: `/bilan/${monday}`, name, firstUseful: COUNTED, documents: 'at most 60' }
  const { rows, page } = await measureOpening(browser, app, { account, screen, meter })
  const fromCache: Row[] = []
  for (const [machine, times] of [
    ['a phone', 4],
    ['this machine', 1],
  ] as const) {
    await slowDown(page, times)
    const pressed: number[] = []
    for (let run = 0; run < RUNS; run += 1) pressed.push(await openFromNextWeek(page, addDays(monday, 7)))
    const what = `${name}: from the cache on ${machine}, press to paint`
    fromCache.push({ what, value: ms(median(pressed)), goal: 'the next frame' })
  }
  await page.context().close()
  return [...rows, ...fromCache]
}

/** Five todos a day, twenty done in total; links, a table, projects, lessons, and a quarter of closed weeks. */
async function putFullWeek(account: Account, monday: LocalDate): Promise<void> {
  const { uid } = account
  await putWeekTodos(
    account,
    monday,
    Array.from({ length: 35 }, (_, index) => {
      const day = index % 7
      return [`Tâche ${index + 1} de la semaine`, day, index < 20 ? day : null] as const
    }),
  )
  for (let ago = 1; ago <= 12; ago += 1) {
    await putClosedWeek(account, addDays(monday, -7 * ago), {
      priorities: ['Choisir'],
      stats: { done: 5, xp: 0 },
    })
  }
  const documents = new Map<string, Fields>()
  const on = (day: number) => dateAt(addDays(monday, day))
  for (let index = 0; index < 4; index += 1) {
    const dates = { createdAt: on(0).toISOString(), updatedAt: on(index).toISOString() }
    documents.set(`projects/${uid}-${index}`, { userId: uid, title: `Projet ${index}`, ...dates })
  }
  const link = (index: number) => ({ link: `https://ex.fr/${index}`, createdAt: on(index) })
  for (let index = 0; index < 3; index += 1) {
    documents.set(`product/${uid}-${index}`, { userId: uid, ...link(index) })
    documents.set(`sections/${uid}-a/products/${index}`, link(index + 3))
  }
  documents.set(`sections/${uid}-a`, {
    userId: uid,
    nomSection: 'Lampes',
    product: 'Lampes',
    createdAt: on(0),
  })
  documents.set(`learning/${uid}`, { lessons: { 'four-models': { doneAt: on(2) } }, updatedAt: on(2) })
  await putDocuments(documents)
}

async function openFromNextWeek(page: Page, next: LocalDate): Promise<number> {
  await page.goto(`/bilan/${next}`)
  await page.getByRole('heading', { name: 'Ce que vous avez fait' }).waitFor()
  await page.waitForTimeout(1_500)
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLElement>('a[aria-label="Semaine précédente"]')
        const started = performance.now()
        link?.click()
        const look = () => {
          if (document.querySelector(selector)) setTimeout(() => resolve(performance.now() - started))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    COUNTED,
  )
}
