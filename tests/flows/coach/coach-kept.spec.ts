import type { Page } from '@playwright/test'
import { TAKE_YOUR_TIME } from '../../../local/coach/pace'
import { askedWith } from '../../support/coach-journal'
import { submitLogin } from '../../support/browser/log-in'
import { keepSession } from '../../support/browser/session'
import { readOwned } from '../../support/stored-documents'
import { expect, test } from '../../support/browser/two-devices'
import { picture } from '../../support/browser/picture'

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const mine = (page: Page) => log(page).getByRole('article', { name: 'Vous' })
const answers = (page: Page) => log(page).getByRole('article', { name: 'Coach Boom' })
const retry = (page: Page) => log(page).getByRole('button', { name: 'Réessayer' })
const stop = (page: Page) => page.getByRole('button', { name: 'Arrêter' })

async function ask(page: Page, question: string) {
  await page.getByLabel('Votre message').fill(question)
  await page.getByRole('button', { name: 'Envoyer' }).click()
}

/** The greeting is the first of the two. */
async function hearBeginning(page: Page) {
  await expect(answers(page)).toHaveCount(2)
  await expect(answers(page).last()).toContainText(/\w{4,}.*\w{4,}/)
}

async function answered(page: Page) {
  await expect(stop(page)).toHaveCount(0, { timeout: 30_000 })
}

interface Stored {
  readonly role: string
  readonly content: string
}

async function storedMessages(uid: string): Promise<Stored[][]> {
  return (await readOwned('conversations', uid)).map(({ messages }) => messages as Stored[])
}

/** A unique question, because all flows share the stand-in's journal. */
const questionOf = (uid: string) => `Donne-moi un plan complet de lancement, ${TAKE_YOUR_TIME}, dit ${uid}`

test.beforeEach(({ watch }) => {
  // A page that is left aborts its requests.
  watch.expectFault(/ERR_ABORTED|ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
})

test('an answer goes on while its page reloads, leaves and closes, is the same on another device, from one call, and is stopped from there @first-visit', async ({
  page,
  context,
  elsewhere,
  newAccount,
  watch,
}) => {
  // The server's answer and « Arrêter » may write one conversation at once: the transaction then runs again.
  watch.expectFault(/status of 400.*documents:commit/)
  const account = await newAccount()
  const question = questionOf(account.uid)
  await keepSession(page, account)
  await page.goto('/coach')
  await ask(page, question)
  await hearBeginning(page)
  await picture(page, 'coach-streaming')
  await page.reload()
  await expect(mine(page)).toHaveText([new RegExp(question)])
  // After a reload the answer is read from the document, no longer from the stream.
  await hearBeginning(page)
  await expect(stop(page)).toBeVisible()

  await keepSession(elsewhere, account)
  await elsewhere.goto('/coach')
  await hearBeginning(elsewhere)
  await page.close({ runBeforeUnload: true })
  await answered(elsewhere)
  await expect(retry(elsewhere)).toHaveCount(0)
  const [messages = []] = await storedMessages(account.uid)
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])

  const next = await context.newPage()
  await next.goto('/coach')
  await expect(answers(next)).toHaveCount(2)
  await expect(answers(next).last()).toContainText('démonstration')
  const text = await answers(elsewhere).last().innerText()
  await expect.poll(() => answers(next).last().innerText()).toBe(text)
  await askedWith(question)

  await test.step('« Arrêter » on one device stops an answer asked for on another, and it can be continued', async () => {
    await ask(next, `${question} encore`)
    await expect(answers(elsewhere)).toHaveCount(3)
    await expect(answers(elsewhere).last()).toContainText(/\w{4,}.*\w{4,}/)
    await stop(elsewhere).click()
    for (const one of [elsewhere, next]) {
      await answered(one)
      await expect(log(one).getByText('Réponse interrompue')).toBeVisible()
      await expect(log(one).getByRole('button', { name: 'Continuer' })).toBeVisible()
    }
    await expect
      .poll(async () => (await storedMessages(account.uid))[0]?.at(-1))
      .toMatchObject({ role: 'assistant', stopped: true })
    await picture(next, 'coach-stopped')
    await log(next).getByRole('button', { name: 'Continuer' }).click()
    await answered(next)
    await expect(answers(next)).toHaveCount(4)
    await expect(mine(elsewhere)).toHaveCount(3)
  })
})

test('a question that did not reach the server is kept, asked by a press alone, and answered once @first-visit', async ({
  page,
  context,
  newAccount,
}) => {
  const { uid, ...account } = await newAccount()
  const question = 'Et comment choisir un fournisseur'
  await page.clock.install()
  await page.goto('/login')
  await page.getByRole('checkbox', { name: 'Se souvenir de moi' }).uncheck()
  await submitLogin(page, account)
  await page.goto('/coach')
  await ask(page, 'Comment fixer mon prix ?')
  await answered(page)
  await expect.poll(() => storedMessages(uid)).toMatchObject([{ length: 2 }])

  let calls = 0
  await context.route('**/coachChat', async (route) => {
    calls += 1
    await route.abort()
  })
  await ask(page, question)
  await expect(retry(page)).toBeVisible()
  await picture(page, 'coach-not-sent')
  await page.reload()
  await page.clock.fastForward('02:00:00')
  await expect(mine(page)).toHaveText([/Comment fixer mon prix/, new RegExp(question)])
  await expect(retry(page)).toBeVisible()
  expect(calls).toBe(1)
  await context.unroute('**/coachChat')

  // The answer is shown even if its conversation cannot be read.
  await context.route('**/google.firestore.v1.Firestore/**', (route) => route.abort())
  await page.reload()
  await expect(mine(page)).toHaveText([/Comment fixer mon prix/, new RegExp(question)])
  await retry(page).click()
  await expect(answers(page)).toHaveCount(3)
  await answered(page)

  await context.unroute('**/google.firestore.v1.Firestore/**')
  await page.reload()
  await expect(mine(page)).toHaveText([/Comment fixer mon prix/, new RegExp(question)])
  await expect(retry(page)).toHaveCount(0)
  const four = [{ role: 'user' }, { role: 'assistant' }, { role: 'user' }, { role: 'assistant' }]
  await expect.poll(() => storedMessages(uid)).toMatchObject([four])
})
