import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/flow'
import { openProfile } from '../support/browser/profile-dialog'

/** The three layouts at their narrowest: beside the panel, under it, and over a phone. */
const WINDOWS = [
  [1120, 800],
  [640, 400],
  [320, 640],
] as const

const undo = (page: Page) => page.locator('[data-toasts]').getByRole('button', { name: 'Annuler' })

/** A toast is visible, and covers none of these elements at its centre. */
async function expectFree(page: Page, things: readonly Locator[]) {
  for (const thing of things) await thing.click({ trial: true, timeout: 1_000 })
  await undo(page).click({ trial: true, timeout: 1_000 })
}

test('a toast hides nothing that one presses in a dialog or writes to the coach in, and says how many come after it', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/todos/lundi')
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByLabel('Nouvelle tâche').fill('À jeter')
    await page.getByLabel('Nouvelle tâche').press('Enter')
    await page.getByRole('button', { name: 'Supprimer À jeter' }).click()
    await page.setViewportSize({ width, height })

    await test.step(`${width} × ${height}`, async () => {
      const profile = await openProfile(page)
      await expectFree(page, [
        profile.getByRole('button', { name: 'Se déconnecter' }),
        profile.getByRole('button', { name: 'Fermer' }),
        profile.getByRole('link', { name: 'Aide' }),
      ])
      await page.keyboard.press('Escape')
      await expect(profile).toHaveCount(0)

      await page.getByRole('button', { name: 'Ouvrir le coach' }).click()
      const coach = page.getByRole('dialog', { name: 'Coach Boom' })
      await coach.getByLabel('Votre message').fill('Bonjour')
      await expectFree(page, [
        coach.getByLabel('Votre message'),
        coach.getByRole('button', { name: 'Envoyer' }),
        coach.getByRole('button', { name: 'Fermer le coach' }),
      ])
      await coach.getByRole('button', { name: 'Fermer le coach' }).click()
      await expect(coach).toHaveCount(0)
    })
    await page.locator('[data-toasts]').getByRole('button', { name: 'Fermer' }).click()
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  for (const text of ['Une', 'Deux']) {
    await page.getByLabel('Nouvelle tâche').fill(text)
    await page.getByLabel('Nouvelle tâche').press('Enter')
  }
  for (const text of ['Une', 'Deux']) await page.getByRole('button', { name: `Supprimer ${text}` }).click()
  await expect(undo(page)).toHaveCount(1)
  await expect(page.locator('[data-toasts]').getByText('+1')).toBeVisible()
  await page.locator('[data-toasts]').getByRole('button', { name: 'Fermer' }).click()
  await expect(undo(page)).toHaveCount(1)
  await undo(page).click()
  await expect(page.getByRole('checkbox', { name: 'Une' })).toBeVisible()
})

test('on the page of the coach a toast is above its field in every window @phone', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new Error('refused'))
    Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } })
  })
  await page.goto('/coach')
  const field = page.getByLabel('Votre message')
  await field.fill('Bonjour')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
  await page.getByRole('button', { name: 'Copier la réponse' }).click()
  const toast = page.locator('[data-toasts]').getByText('La copie a été refusée par le navigateur.')
  await toast.hover()
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1280, 800],
    [1024, 768],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await field.click({ trial: true, timeout: 1_000 })
    await page.getByRole('button', { name: 'Envoyer' }).click({ trial: true, timeout: 1_000 })
    const [shown, below] = [await toast.boundingBox(), await field.boundingBox()]
    expect((shown?.y ?? Infinity) + (shown?.height ?? 0), `${width} px`).toBeLessThan(below?.y ?? 0)
  }
})

test('where the file of the toasts was cut off, a deleted todo is still offered back @no-worker', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/net::ERR_FAILED/)
  await page.route('**/assets/toaster*', (route) => route.abort())
  await signedIn()
  await page.goto('/todos/lundi')
  await page.getByLabel('Nouvelle tâche').fill('À garder')
  await page.getByLabel('Nouvelle tâche').press('Enter')
  await page.getByRole('button', { name: 'Supprimer À garder' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Tâche supprimée' })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('checkbox', { name: 'À garder' })).toBeVisible()
})
