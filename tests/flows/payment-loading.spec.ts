import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/flow'
import { hold } from '../support/hold'
import { OFFLINE_FAULTS } from '../support/kept-shell'
import { fillCard, openPayment, payButton, STRIPE_JS } from '../support/payment'

const retry = { name: 'Réessayer' }

test('a blocked Stripe.js is said at once, and « Réessayer » tries again', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/ERR_FAILED|could not be loaded/)
  await signedIn()
  await page.route(STRIPE_JS, (route) => route.abort())
  await page.goto('/payement')
  await expect(page.getByRole('alert')).toContainText("Le champ de carte n'a pas pu être chargé.")
  await expect(payButton(page)).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', retry).click()
  await expect(page.getByRole('alert')).toContainText("Le champ de carte n'a pas pu être chargé.")

  await page.unroute(STRIPE_JS)
  await page.getByRole('button', retry).click()
  await expect(payButton(page)).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a Stripe.js that hangs is said after ten seconds, and asked for anew', async ({ page, signedIn }) => {
  await signedIn()
  const script = await hold(page, STRIPE_JS)
  await page.goto('/payement', { waitUntil: 'commit' })
  await expect(payButton(page)).toBeDisabled()
  await expect(page.getByText('Le champ de carte met du temps à arriver.')).toBeVisible({ timeout: 15_000 })
  await expect(payButton(page)).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', retry).click()
  await expect.poll(() => script.count()).toBe(2)
  await expect(page.getByRole('button', retry)).toHaveCount(0)

  await script.release()
  await expect(payButton(page)).toBeEnabled()
  await fillCard(page)
})

test('a Stripe.js that comes late needs nobody', async ({ page, signedIn }) => {
  await signedIn()
  const script = await hold(page, STRIPE_JS)
  await page.goto('/payement', { waitUntil: 'commit' })
  await expect(page.getByRole('button', retry)).toBeVisible({ timeout: 15_000 })
  await script.release()
  await expect(payButton(page)).toBeEnabled()
  await expect(page.getByRole('button', retry)).toHaveCount(0)
})

test('without a network nothing is paid, and with it the same button works', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  await signedIn()
  await openPayment(page)
  await fillCard(page)
  await context.setOffline(true)
  await expect(page.getByText(/vous pourrez payer au retour du réseau/)).toBeVisible()
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Une erreur est survenue lors de la transaction.')
  await expect(payButton(page)).toBeEnabled()
  await expectAccessible(page)

  await context.setOffline(false)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible()
})
