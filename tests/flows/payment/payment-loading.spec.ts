import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { picture } from '../../support/browser/picture'
import { fillCard, payButton, STRIPE_JS } from '../../support/payment'

// One that hangs, comes late or is asked for anew: card-loader.test.ts.
test('a Stripe.js that is blocked is said at once and asked for anew; without a network nothing is paid, and with it the same button works', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/ERR_FAILED|could not be loaded/)
  watch.expectFault(OFFLINE_FAULTS)
  await signedIn()
  const failure = page.getByRole('alert').filter({ hasText: 'Le champ de carte n’a pas pu être chargé.' })
  await page.route(STRIPE_JS, (route) => route.abort())
  await page.goto('/payement')
  await expect(failure).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
  await expectAccessible(page)
  await picture(page, 'payment-blocked')
  await page.unroute(STRIPE_JS)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(payButton(page)).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await picture(page, 'payment-in-trial')

  await fillCard(page)
  await context.setOffline(true)
  await expect(page.getByText(/vous pourrez payer au retour du réseau/)).toBeVisible()
  await picture(page, 'payment-offline')
  await payButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Une erreur est survenue lors de la transaction.')
  await expect(payButton(page)).toBeEnabled()

  await context.setOffline(false)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible()
})
