import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/flow'
import { submitLogin } from '../support/browser/log-in'
import { fillCard, openPayment } from '../support/payment'
import { openProfile } from '../support/browser/profile-dialog'
import { editor } from '../support/browser/project-editor'
import { typeLink } from '../support/browser/research-tables'
import { putLooseCandidates } from '../support/samples/sample-research'
import { zoomingFields } from '../support/browser/zooming-fields'

const ABOVE_KEYBOARD = { width: 390, height: 400 }

async function expectInSightWhileTyping(page: Page, field: Locator, text: string): Promise<void> {
  await field.tap()
  await page.setViewportSize(ABOVE_KEYBOARD)
  await field.pressSequentially(text)
  await expect(field).toBeInViewport({ ratio: 0.75 })
  const isCovered = await field.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const places = [left + 20, right - 8]
    return places.some((x) => document.elementFromPoint(x, (top + bottom) / 2) !== element)
  })
  expect(isCovered, 'something lies over the field').toBe(false)
}

test('the keyboard of a phone leaves the field in sight, and no bar on top of itself @phone-only', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  const phone = page.viewportSize()!
  await page.goto('/todos/lundi')
  const bar = page.getByRole('navigation', { name: 'Navigation principale' })
  await expect(bar).toBeInViewport()
  const newTodo = page.getByLabel('Nouvelle tâche')
  await expectInSightWhileTyping(page, newTodo, 'Appeler le fournisseur')
  // A touched field needs no larger focus ring.
  await expect(newTodo).toHaveCSS('outline-width', '2px')
  await expect(bar).not.toBeInViewport()
  await expect(page.getByRole('button', { name: 'Ouvrir le coach' })).toBeHidden()
  await newTodo.press('Enter')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Actions : Appeler le fournisseur' }).tap()
  await page.getByRole('button', { name: 'Modifier Appeler le fournisseur' }).tap()
  await expectInSightWhileTyping(page, page.getByLabel('Modifier la tâche'), ' avant midi')
  await page.getByRole('button', { name: 'Confirmer' }).tap()
  await page.setViewportSize(phone)
  await expect(bar).toBeInViewport()

  await page.goto('/coach')
  await expectInSightWhileTyping(page, page.getByLabel('Votre message'), 'Bonjour')
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(phone)

  await page.goto('/todos/lundi')
  await page.getByRole('button', { name: 'Ouvrir le coach' }).click()
  await expectInSightWhileTyping(page, page.getByLabel('Votre message'), ' le coach')
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeInViewport({ ratio: 1 })
})

test('no field is so small that an iPhone zooms into it @phone-only @first-visit', async ({
  page,
  newAccount,
}) => {
  const account = await newAccount()
  const expectNone = async (place: string, count: number) => {
    await expect(page.locator('input, textarea, select').nth(count - 1), place).toBeAttached()
    expect.soft(await zoomingFields(page), place).toEqual([])
  }
  await page.goto('/signup')
  await expectNone('the sign-up', 3)
  await page.goto('/login')
  await expectNone('the login', 3)
  await submitLogin(page, account)
  await openProfile(page, 'Nous contacter')
  await expectNone('the contact form', 2)
  await page.goto('/todos/lundi')
  await expectNone('the todos', 1)
  await page.goto('/coach')
  await expectNone('the coach', 1)
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Nouveau projet' }).click()
  await editor(page).getByLabel('Nom du projet').waitFor()
  await expectNone('the editor', 6)
  await putLooseCandidates(
    account,
    Array.from({ length: 8 }, (_, index) => ({ link: `https://example.com/${index}` })),
  )
  await page.goto('/search')
  await page.getByRole('button', { name: 'Outils' }).click()
  await page.getByRole('button', { name: 'Nouveau produit' }).click()
  await typeLink(page, 'Nom du produit', 'https://example.com/lampe')
  await expectNone('the research', 4)
  await openPayment(page)
  await fillCard(page)
  await expectNone('the card', 1)
})
