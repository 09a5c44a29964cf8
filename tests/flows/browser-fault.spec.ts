// A page's fault is reported to the owner once, with codes and versions only.
import type { Page } from '@playwright/test'
import { parseBrowserFault, type BrowserFault } from '../../src/domain/base/browser-fault'
import { expect, test } from '../support/flow'

const TYPED = 'Rappeler Camille au 06 12 34 56 78'
const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first()

/** Makes the writing of days fail, with typed text in the error. */
function breakDates(typed: string): void {
  Date.prototype.getDay = () => {
    throw new RangeError(typed)
  }
}

function listen(page: Page) {
  const told: { body: string; referrer: string; status: number | undefined }[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('/report-fault')) return
    void request.response().then((response) =>
      told.push({
        body: request.postData() ?? '',
        referrer: request.headers()['referer'] ?? '',
        status: response?.status(),
      }),
    )
  })
  return told
}

const readTold = (body: string | undefined): BrowserFault | null =>
  parseBrowserFault(JSON.parse(body ?? 'null'))

test('a screen that breaks is told once, without a word that was typed', async ({
  page,
  signedIn,
  watch,
}) => {
  await signedIn()
  watch.expectFault(new RegExp(`RangeError: ${TYPED}|TypeError: x`))
  const told = listen(page)
  await page.goto('/todos')
  await page.getByLabel('Nouvelle tâche').fill(TYPED)
  // This screen shows no date, so it cannot fail before it is left.
  await link(page, 'Projets').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Projets' })).toBeVisible()
  await page.evaluate(breakDates, TYPED)
  await link(page, 'Accueil').click()
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible()
  await expect.poll(() => told).toHaveLength(1)
  expect(told[0]).toMatchObject({ status: 204, referrer: '' })
  expect(readTold(told[0]?.body)).toMatchObject({
    screen: 'home',
    caught: 'screen',
    error: 'RangeError',
    code: '',
    engine: 'chromium',
  })
  expect(readTold(told[0]?.body)?.place).toMatch(/^[\w-]+\.js:\d+:\d+$/)
  // The version and the place in the build may contain these digits.
  const { version, place, ...said } = JSON.parse(told[0]?.body ?? '') as Record<string, unknown>
  expect(version).toMatch(/^app-[\w-]{8}$/)
  expect(place).not.toMatch(/Rappeler|Camille/)
  expect(JSON.stringify(said)).not.toMatch(/Rappeler|Camille|06/)

  // The same fault is not reported again; another, uncaught fault is.
  await link(page, 'Coach').click()
  await link(page, 'Accueil').click()
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible()
  await page.evaluate(() => {
    const [file] = Array.from(document.querySelectorAll<HTMLScriptElement>('script[src*="/assets/"]'))
    const error = new TypeError('x')
    error.stack = `TypeError: x\n    at a (${file?.src ?? ''}:1:7)`
    void Promise.reject(error)
  })
  const faults = () => told.map(({ body }) => readTold(body))
  const uncaught = () => faults().find((fault) => fault?.caught === 'promise')
  await expect.poll(() => uncaught()?.error).toBe('TypeError')
  expect(uncaught()?.place).toMatch(/^app-.{8}\.js:1:7$/)
  expect(faults().filter((fault) => fault?.screen === 'home' && fault.caught === 'screen')).toHaveLength(1)
  expect(told.filter(({ body }) => /Rappeler|Camille/.test(body))).toEqual([])
})

test('without a network no fault is sent, and a page without a fault loads no code for it', async ({
  page,
  signedIn,
  watch,
}) => {
  await signedIn()
  watch.expectFault(/RangeError: x|ERR_INTERNET_DISCONNECTED/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(?:report-fault|fault-reporter)/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/todos')
  await expect(page.getByLabel('Nouvelle tâche')).toBeVisible()
  await link(page, 'Accueil').click()
  await expect(page.getByRole('progressbar', { name: 'Progression du jour' })).toBeVisible()
  await link(page, 'Projets').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Projets' })).toBeVisible()
  expect(asked).toEqual([])
  await page.context().setOffline(true)
  await page.evaluate(breakDates, 'x')
  // Not by its link: the frame's notice of the lost network may have broken the frame already.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible()
  expect(asked).toEqual([])
})

test("a visitor's pages tell too, and an extension's fault is not ours @first-visit", async ({
  page,
  watch,
}) => {
  watch.expectFault(/TypeError: x/)
  const told = listen(page)
  await page.goto('/')
  await page.waitForLoadState('load')
  const visitor = page.locator('script[src*="/assets/visitor"]')
  await expect(visitor).toHaveCount(1)
  // The script element is in the page before the script has run.
  await visitor.evaluate((script: HTMLScriptElement) => import(script.src))
  const reject = (isOurs: boolean) => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/visitor"]')
    const error = new TypeError('x')
    error.stack = `TypeError: x\n    at a (${isOurs ? (script?.src ?? '') : 'chrome-extension://abc/a.js'}:1:7)`
    void Promise.reject(error)
  }
  await page.evaluate(reject, false)
  await page.evaluate(reject, true)
  await expect.poll(() => told).toHaveLength(1)
  expect(readTold(told[0]?.body)).toMatchObject({ screen: 'home', caught: 'promise', error: 'TypeError' })
  expect(readTold(told[0]?.body)?.version).toMatch(/^visitor-/)
})
