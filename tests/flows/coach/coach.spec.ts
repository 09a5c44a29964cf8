import type { Page } from '@playwright/test'
import { readOwned } from '../../support/stored-documents'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const field = (page: Page) => page.getByLabel('Votre message')
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' })
const mine = (page: Page) => log(page).getByRole('article', { name: 'Vous' })
const answers = (page: Page) => log(page).getByRole('article', { name: 'Coach Boom' })

async function ask(page: Page, question: string) {
  await field(page).fill(question)
  await send(page).click()
}

async function answered(page: Page) {
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
}

test('two exchanges with the coach, kept across leaving and reloading', async ({
  page,
  context,
  signedIn,
}) => {
  const account = await signedIn()
  await page.goto('/')
  await page.getByRole('link', { name: 'Coach Boom', exact: true }).click()
  await expect(page).toHaveURL('/coach')
  await expect(answers(page)).toHaveCount(1)

  await field(page).fill('   ')
  await send(page).click({ force: true })
  await expect(mine(page)).toHaveCount(0)

  await ask(page, 'Comment fixer mon prix de vente et ma marge ?')
  await expect(mine(page)).toHaveText(/Comment fixer mon prix/)
  await expect(field(page)).toHaveValue('')
  await answered(page)
  await expect(
    answers(page).last().getByRole('listitem').or(answers(page).last().getByRole('row')).first(),
  ).toBeVisible()
  await expect(answers(page).last()).toContainText(/démonstration/i)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await answers(page).last().getByRole('button', { name: 'Copier la réponse' }).click()
  await expect(answers(page).last().getByRole('button', { name: 'Réponse copiée' })).toBeVisible()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const textOf = async (type: string) => (await item?.getType(type))?.text() ?? ''
    return { plain: await textOf('text/plain'), rich: await textOf('text/html') }
  })
  expect(copied.plain).toMatch(/prix/i)
  expect(copied.plain).not.toMatch(/\*\*|\||^#/m)
  expect(copied.rich).toMatch(/<(?:li|td)>/)

  await ask(page, 'Et comment choisir un fournisseur ?')
  await answered(page)
  await expect(mine(page)).toHaveCount(2)
  await expect(answers(page)).toHaveCount(3)

  await page.getByRole('link', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/coach')
  await expect(mine(page)).toHaveCount(2)
  await page.reload()
  await expect(mine(page)).toHaveCount(2)
  await expect(answers(page)).toHaveCount(3)
  await expect(mine(page).first()).toContainText('prix de vente')
  await expect(mine(page).last()).toContainText('fournisseur')
  await expect.poll(() => readOwned('conversations', account.uid)).toHaveLength(1)

  await page.getByRole('button', { name: 'Nouvelle conversation' }).click()
  await expect(mine(page)).toHaveCount(0)
})

test('the draft survives a reload; a message that is too long is kept; Enter and the input method behave', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/coach')
  await field(page).fill('x'.repeat(4_001))
  await expect(page.getByText(/4\s?000/).first()).toBeVisible()
  await send(page).click({ force: true })
  await expect(mine(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('x'.repeat(4_001))
  await field(page).fill('Une question à finir')
  await page.reload()
  await expect(field(page)).toHaveValue('Une question à finir')
  await field(page).evaluate((input) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    ),
  )
  await expect(mine(page)).toHaveCount(0)
  await field(page).press('End')
  await field(page).press('Enter')
  await expect(mine(page)).toHaveCount(1)
  await answered(page)
})

test('the panel and the page show the same conversation @phone-only', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/todos')
  const opener = page.getByRole('button', { name: 'Ouvrir le coach' })
  // The button is in the bottom bar, where it covers no content, and no other link there leads to the coach.
  await expect(opener).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Navigation principale' })
  const barBox = await bar.boundingBox()
  expect((await opener.boundingBox())?.y).toBeGreaterThanOrEqual(barBox?.y ?? Infinity)
  await expect(bar.getByRole('link')).toHaveText(['Accueil', 'Tâches', 'Projets', 'Produits'])
  await opener.click()
  await field(page).fill('Comment préparer mes livraisons ?')
  await field(page).press('Enter')
  await expect(field(page), 'Enter begins a line').toHaveValue('Comment préparer mes livraisons ?\n')
  await send(page).click()
  await answered(page)
  await expect(mine(page)).toHaveCount(1)
  await expectAccessible(page)
  await picture(page, 'coach-panel', { isWindow: true })
  await page.goto('/coach')
  await expect(mine(page)).toHaveCount(1)
})

test('the title row begins and ends at the edges of the page, not of the conversation @phone', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/coach')
  const heading = page.getByRole('heading', { level: 1, name: 'Coach Boom' })
  const main = page.getByRole('main')
  const expectEdges = async () => {
    const around = await main.boundingBox()
    const left = await page.getByRole('link', { name: 'Retour', exact: true }).boundingBox()
    const right = await page.getByRole('button', { name: 'Nouvelle conversation' }).boundingBox()
    if (!around || !left || !right) throw new Error('The title row is not drawn.')
    expect(left.x - around.x).toBeLessThanOrEqual(16)
    expect(around.x + around.width - right.x - right.width).toBeLessThanOrEqual(16)
  }
  await expect(heading).toBeVisible()
  await expectEdges()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  if (width < 1_000) return
  // Where the list of conversations is beside the conversation.
  await page.setViewportSize({ width: 1_700, height })
  await expect(page.getByRole('complementary', { name: 'Conversations' })).toBeVisible()
  await expectEdges()
})

test('an answer is read from its question on, and a conversation opens again at its end @phone', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1_280, height: 640 })
  await page.goto('/coach')
  await ask(page, 'Comment fixer mon prix de vente et ma marge ?')
  await answered(page)
  await ask(page, 'Et comment choisir un fournisseur ?')
  await answered(page)
  /** Distance in px of the last question from the top of the conversation, and of the end from its bottom. */
  const place = () =>
    log(page).evaluate((box) => {
      const question = [...box.querySelectorAll('[data-question]')].at(-1)
      const above = (question?.getBoundingClientRect().top ?? NaN) - box.getBoundingClientRect().top
      return { above: Math.round(above), below: box.scrollHeight - box.clientHeight - box.scrollTop }
    })
  const asked = await place()
  expect(asked.above).toBeGreaterThanOrEqual(0)
  expect(asked.above).toBeLessThan(40)
  expect(asked.below).toBeGreaterThan(40)

  await page.reload()
  await expect(mine(page)).toHaveCount(2)
  await expect.poll(async () => (await place()).below).toBeLessThan(2)
})
