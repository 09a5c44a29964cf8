import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'
import { setProviderFaults } from '../../support/provider-faults'

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

const FAULTS = [
  ['answers 500', { dropRate: 1 }],
  ['answers 429', { rateLimitRate: 1 }],
  ['answers nonsense', { malformedRate: 1 }],
  ['hangs up half-way', { disconnectRate: 1 }],
] as const

test('a provider that answers 500, 429, nonsense or half: nothing is lost, and a retry gives one answer', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/status of (4|5)\d\d/)
  await signedIn()
  await page.goto('/coach')
  await expect(answers(page)).toHaveCount(1)
  for (const [index, [name, faults]] of FAULTS.entries()) {
    await test.step(`a provider that ${name}`, async () => {
      await setProviderFaults(faults)
      await ask(page, `Comment trouver un bon produit, question ${index + 1} ?`)
      const retry = page.getByRole('button', { name: 'Réessayer' })
      await expect(retry).toBeVisible({ timeout: 30_000 })
      await expect(mine(page)).toHaveCount(index + 1)
      if (index === 0) await picture(page, 'coach-unavailable')
      if (name !== 'hangs up half-way') {
        const sentence = 'Une erreur est survenue lors de la génération de la réponse'
        await expect(page.getByText(sentence).first()).toBeVisible()
        await expectAccessible(page)
      }

      await setProviderFaults(null)
      await retry.click()
      await expect(retry).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
      await expect(answers(page)).toHaveCount(index + 2)
      await expect(answers(page).last()).toContainText(/démonstration/i)
      await expect(mine(page)).toHaveCount(index + 1)
    })
  }
})
