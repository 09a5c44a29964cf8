import type { Page } from '@playwright/test'
import { TAKE_YOUR_TIME } from '../../local/coach/pace'
import { submitLogin } from '../support/log-in'
import { refuse } from '../support/refusals'
import { readOwned } from '../support/stored-documents'
import { expect, test } from '../support/flow'

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const mine = (page: Page) => log(page).getByRole('article', { name: 'Vous' })
const answers = (page: Page) => log(page).getByRole('article', { name: 'Coach Boom' })
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' })

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
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
}

async function storedMessages(uid: string): Promise<unknown[][]> {
  return (await readOwned('conversations', uid)).map(({ messages }) => messages as unknown[])
}

const QUESTION = `Donne-moi un plan complet de lancement, ${TAKE_YOUR_TIME}`

test.beforeEach(({ watch }) => {
  // A page that leaves cuts what is on its way.
  watch.expectFault(/ERR_ABORTED|ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 403/)
})

test('the first question of a new conversation outlives whatever happens to its page while the answer streams', async ({
  page,
  context,
  signedIn,
}) => {
  const { uid } = await signedIn()
  const isThere = async (where: Page) => {
    await expect(mine(where)).toHaveText([new RegExp(QUESTION)])
    await expect(retry(where)).toBeVisible()
  }

  await page.goto('/coach')
  await ask(page, QUESTION)
  await hearBeginning(page)
  await page.reload()
  await isThere(page)
  // The beginning of the answer is saved by the next page, once it is known to be there for good.
  await expect.poll(() => storedMessages(uid)).toMatchObject([[{ role: 'user' }, { stopped: true }]])
  await page.reload()
  await isThere(page)

  // Another address, in the middle of the second answer.
  await retry(page).click()
  await expect(retry(page)).toHaveCount(0)
  await page.goto('/todos')
  await page.goto('/coach')
  await isThere(page)

  await page.getByRole('button', { name: 'Nouvelle conversation' }).click()
  await ask(page, `Une autre, dans une page qui se ferme, ${TAKE_YOUR_TIME}`)
  await hearBeginning(page)
  await page.close({ runBeforeUnload: true })
  const next = await context.newPage()
  await next.goto('/coach')
  await expect(mine(next)).toHaveText([/Une autre, dans une page qui se ferme/])
  await expect(retry(next)).toBeVisible()
  await expect.poll(async () => (await storedMessages(uid)).length).toBe(2)
})

test('an answer to a conversation that cannot be reached is added to it', async ({
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

  await context.route('**/coachChat', (route) => route.abort())
  await ask(page, question)
  await expect(retry(page)).toBeVisible()
  await context.unroute('**/coachChat')

  await context.route('**/google.firestore.v1.Firestore/**', (route) => route.abort())
  await page.reload()
  // This tab has it all.
  await expect(mine(page)).toHaveText([/Comment fixer mon prix/, new RegExp(question)])
  await retry(page).last().click()
  await hearBeginning(page)
  await answered(page)

  await context.unroute('**/google.firestore.v1.Firestore/**')
  await page.reload()
  await expect(mine(page)).toHaveText([/Comment fixer mon prix/, new RegExp(question)])
  await expect
    .poll(() => storedMessages(uid))
    .toMatchObject([[{ role: 'user' }, { role: 'assistant' }, { role: 'user' }, { role: 'assistant' }]])
})

test('a save that the server refuses is said and kept', async ({ page, context, signedIn, watch }) => {
  watch.expectFault(/not saved yet: data.denied/)
  const { uid } = await signedIn()
  const heal = await refuse(context, 'writes', 'conversations')
  await page.goto('/coach')
  await ask(page, QUESTION)
  await hearBeginning(page)
  await page.getByRole('button', { name: 'Arrêter' }).click()
  await expect(page.getByText("La fin de cette conversation n'a pas pu être enregistrée.")).toBeVisible()
  await heal()
  await page.reload()
  await expect(mine(page)).toHaveCount(1)
  await expect.poll(() => storedMessages(uid)).toMatchObject([{ length: 2 }])
  await expect(page.getByText("La fin de cette conversation n'a pas pu être enregistrée.")).toHaveCount(0)
})
