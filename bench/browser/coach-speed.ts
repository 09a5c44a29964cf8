import type { Browser, Page } from '@playwright/test'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../../local/paths'
import { documentsOf } from '../../local/seed/seed-documents'
import { DOSSIER_PART_KEYS } from '../../src/domain/coach/dossier/dossier-parts'
import { createAccount, putDocument, putDocuments, type Account } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { openPhone, slowDown } from './browser'
import type { FirestoreMeter } from '../functions/firestore-meter'
import { forgetDocuments } from './opening'
import { watchCardsOf, type CardTimes } from '../functions/paced-answer'
import { ms, type Row } from '../row'
import { median } from '../statistics'

const RUNS = 5
/** Longer than the server's response and all listeners of the page take. */
const SETTLE_MS = 2_500

export async function measureCoachSpeed(
  browser: Browser,
  app: AppUnderTest,
  meter: FirestoreMeter,
): Promise<Row[]> {
  return [
    ...(await measureGathering(browser, app, meter)),
    await measureDossier(browser, app),
    await measureCards(browser, app),
  ]
}

/** An account with the seed's data, all of it shared. */
async function lifelikeAccount(): Promise<Account> {
  const account = await createAccount()
  const now = new Date()
  const person = { ...account, state: 'en essai', createdAt: now, xp: 340, hasPaidAt: null }
  await putDocuments(documentsOf(person, now))
  const shares = Object.fromEntries(DOSSIER_PART_KEYS.map((key) => [key, true]))
  await putDocument(`coach/${account.uid}`, { askedAt: now, shares })
  return account
}

async function measureGathering(browser: Browser, app: AppUnderTest, meter: FirestoreMeter): Promise<Row[]> {
  const context = await openPhone(browser, app.url, { serviceWorkers: 'block' })
  const page = await context.newPage()
  await logIn(page, await lifelikeAccount())
  await page.waitForTimeout(1_000)
  await forgetDocuments(page, app.url)
  await page.goto('/coach')
  await page.getByRole('article', { name: 'Coach Boom' }).first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  meter.take()
  await page.getByLabel('Votre message').fill('Que')
  await page.waitForTimeout(SETTLE_MS)
  const { reads: begun } = meter.take()
  await ask(page, 'Que penses-tu de mon prix ?')
  const first = meter.take()
  await ask(page, 'Et de mes photos ?')
  const next = meter.take()
  await context.close()
  return [
    {
      what: 'coach: documents read for the first question, the work of the seed',
      value: `${begun + first.reads} (${begun} when it is begun)`,
      goal: 'at most 60',
    },
    {
      what: 'coach: documents read for the next question',
      value: String(next.reads),
      goal: 'what changed: the conversation',
    },
  ]
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Votre message').fill(question)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await page.getByRole('button', { name: 'Arrêter' }).waitFor({ state: 'detached' })
  await page.waitForTimeout(SETTLE_MS)
}

async function measureDossier(browser: Browser, app: AppUnderTest): Promise<Row> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      write: false,
      lib: { entry: join(root, 'bench/functions/full-dossier.ts'), name: 'fullDossier', formats: ['iife'] },
    },
  })
  const [result] = Array.isArray(built) ? built : []
  const content = result?.output[0].code ?? ''
  const context = await openPhone(browser, app.url, { bypassCSP: true })
  const page = await context.newPage()
  await page.goto('/robots.txt')
  await slowDown(page)
  await page.addScriptTag({ content })
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1)
    times.push(await page.evaluate<number>('fullDossier.timeOfDossier()'))
  await context.close()
  return {
    what: 'coach: text of 200 full projects, CPU at a quarter',
    value: `${ms(median(times))} (the first ${ms(times[0] ?? Number.NaN)})`,
    goal: 'under 20 ms',
  }
}

/** On a phone: from the proposal's chunk of the answer to the frame that shows its card. */
async function measureCards(browser: Browser, app: AppUnderTest): Promise<Row> {
  const longest: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await openPhone(browser, app.url, { serviceWorkers: 'block' })
    const page = await context.newPage()
    const cards = await watchCardsOf(page)
    await logIn(page, await createAccount())
    await page.goto('/coach')
    await page.getByLabel('Votre message').fill('Que faire cette semaine ?')
    await page.waitForTimeout(SETTLE_MS)
    await slowDown(page)
    await page.getByRole('button', { name: 'Envoyer' }).click()
    longest.push(slowest(await cards.times()))
    await context.close()
  }
  return {
    what: 'coach: a proposal that came to its drawn card, the slowest of three',
    value: ms(median(longest)),
    goal: 'at most 300 ms',
  }
}

function slowest({ came, drawn }: CardTimes): number {
  return Math.max(...came.map((time, index) => (drawn[index] ?? Number.NaN) - time))
}
