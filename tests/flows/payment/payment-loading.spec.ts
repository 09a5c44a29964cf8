import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { hold } from '../../support/hold'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { fillCard, openPayment, payButton, STRIPE_JS } from '../../support/payment'

const retry = { name: 'Réessayer' }

/** After this time the page says that the script is slow. */
const SLOW_MS = 10_500

test('a Stripe.js that is blocked is said at once, one that hangs after ten seconds; it is asked for anew, and a late one needs nobody', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/ERR_FAILED|could not be loaded/)
  await signedIn()
  const failure = page.getByRole('alert').filter({ hasText: "Le champ de carte n'a pas pu être chargé." })
  const notice = page.getByText('Le champ de carte met du temps à arriver.')
  await page.clock.install()

  await test.step('blocked', async () => {
    await page.route(STRIPE_JS, (route) => route.abort())
    await page.goto('/payement')
    await expect(failure).toBeVisible()
    await expect(payButton(page)).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('button', retry).click()
    await expect(failure).toBeVisible()
    await page.unroute(STRIPE_JS)
    await page.getByRole('button', retry).click()
    await expect(payButton(page)).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('silent, and asked for anew', async () => {
    const script = await hold(page, STRIPE_JS)
    await page.reload({ waitUntil: 'commit' })
    await script.request
    await expect(payButton(page)).toBeDisabled()
    await expect(notice).toHaveCount(0)
    await page.clock.fastForward(SLOW_MS)
    await expect(notice).toBeVisible()
    await expect(payButton(page)).toBeDisabled()
    await page.getByRole('button', retry).click()
    await expect.poll(() => script.count()).toBe(2)
    await expect(page.getByRole('button', retry)).toHaveCount(0)
    await script.release()
    await expect(payButton(page)).toBeEnabled()
    await fillCard(page)
  })

  await test.step('late', async () => {
    const script = await hold(page, STRIPE_JS)
    await page.reload({ waitUntil: 'commit' })
    await script.request
    await page.clock.fastForward(SLOW_MS)
    await expect(page.getByRole('button', retry)).toBeVisible()
    await script.release()
    await expect(payButton(page)).toBeEnabled()
    await expect(page.getByRole('button', retry)).toHaveCount(0)
  })
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

  await context.setOffline(false)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible()
})
