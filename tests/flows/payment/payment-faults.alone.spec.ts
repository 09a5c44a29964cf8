import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'
import { chargesOf, CONFIRMING, fillCard, openPayment, payButton, setWebhooks } from '../../support/payment'

const DAY_MS = 86_400_000
const unconfirmed = { name: 'Votre paiement est passé' }

test.afterEach(async () => {
  await setWebhooks('deliver')
})

test('a network that dies after the charge: no second payment, and the access opens when it heals', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/ERR_FAILED/)
  const account = await signedIn({ createdAt: new Date(Date.now() - 12 * DAY_MS) })
  await setWebhooks('drop')
  await openPayment(page)
  await page.route(CONFIRMING, (route) => route.abort())
  await fillCard(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', unconfirmed)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Ne payez pas une seconde fois')
  await expect(payButton(page)).toHaveCount(0)
  await expectAccessible(page)
  await picture(page, 'payment-unconfirmed')
  await page.getByRole('button', { name: 'Vérifier mon paiement' }).click()
  await expect(page.getByRole('heading', unconfirmed)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', unconfirmed)).toBeVisible()
  await page.unroute(CONFIRMING)
  await page.getByRole('button', { name: 'Vérifier mon paiement' }).click()
  await expect(page.getByRole('heading', { name: 'Votre mois est déjà payé' })).toBeVisible()
  await expect(page.getByText(/Vous avez accès au coach jusqu’au/)).toBeVisible()
  await picture(page, 'payment-already-paid')
  expect(await chargesOf(account.uid)).toHaveLength(1)
})

test('another tab pays the charge that was never confirmed: it is found, not made again', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/ERR_FAILED|status of 409/)
  const account = await signedIn({ createdAt: new Date(Date.now() - 12 * DAY_MS) })
  const other = await context.newPage()
  await setWebhooks('drop')
  await openPayment(other)
  await openPayment(page)
  await page.route(CONFIRMING, (route) => route.abort())
  await fillCard(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', unconfirmed)).toBeVisible()

  await fillCard(other)
  await payButton(other).click()
  await expect(other.getByRole('heading', { name: 'Votre mois est déjà payé' })).toBeVisible()
  // The first tab learns of the payment from the live profile.
  await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible()
  expect(await chargesOf(account.uid)).toHaveLength(1)
})
