import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/flow'
import { setProviderFaults } from '../support/provider-faults'

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const mine = (page: Page) => log(page).getByRole('article', { name: 'Vous' })
const answers = (page: Page) => log(page).getByRole('article', { name: 'Coach Boom' })

async function ask(page: Page, question: string) {
  await page.getByLabel('Votre message').fill(question)
  await page.getByRole('button', { name: 'Envoyer' }).click()
}

test.afterEach(async () => {
  await setProviderFaults(null)
})

for (const [name, faults] of [
  ['answers 500', { dropRate: 1 }],
  ['answers 429', { rateLimitRate: 1 }],
  ['answers nonsense', { malformedRate: 1 }],
] as const) {
  test(`a provider that ${name}: nothing is lost, and a retry gives one answer`, async ({
    page,
    signedIn,
    watch,
  }) => {
    watch.expectFault(/status of (4|5)\d\d/)
    await signedIn()
    await page.goto('/coach')
    await setProviderFaults(faults)
    await ask(page, 'Comment trouver un bon produit ?')
    await expect(
      page.getByText('Une erreur est survenue lors de la génération de la réponse').first(),
    ).toBeVisible({
      timeout: 30_000,
    })
    await expect(mine(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expectAccessible(page)

    await setProviderFaults(null)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(answers(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
    await expect(mine(page)).toHaveCount(1)
    await expect(answers(page).last()).toContainText(/démonstration/i)
  })
}

test('a provider that hangs up half-way: the partial text stays', async ({ page, signedIn, watch }) => {
  watch.expectFault(/status of (4|5)\d\d/)
  await signedIn()
  await page.goto('/coach')
  await setProviderFaults({ disconnectRate: 1 })
  await ask(page, 'Comment trouver un bon produit ?')
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 30_000 })
  await expect(mine(page)).toHaveCount(1)
  await setProviderFaults(null)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
  await expect(mine(page)).toHaveCount(1)
  await expect(answers(page).last()).toContainText(/démonstration/i)
})
