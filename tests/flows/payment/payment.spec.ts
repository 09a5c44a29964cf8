import { addCalendarMonth } from '../../../src/domain/base/time/calendar-month'
import { formatDay } from '../../../src/lib/text/format'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'
import {
  CARDS,
  chargesOf,
  CHARGING,
  fillCard,
  OPENING,
  openPayment,
  payButton,
  STRIPE_JS,
} from '../../support/payment'
import { hold } from '../../support/hold'
import { putPaidMonth } from '../../support/samples/paid-month'
import { readOwned } from '../../support/stored-documents'

const LISTENING = '**/google.firestore.v1.Firestore/Listen/**'
const DAY_MS = 86_400_000
const expired = () => ({ createdAt: new Date(Date.now() - 12 * DAY_MS) })
const success = { name: 'Paiement réussi !' }

test('a month is bought, and the access opens without a reload', async ({ page, signedIn }) => {
  const account = await signedIn(expired())
  const script = await hold(page, STRIPE_JS)
  await page.goto('/payement', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement sécurisé' })).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
  await picture(page, 'payment-loading')
  await expect(page.getByText(/Votre essai gratuit s’est terminé/)).toBeVisible()
  const end = addCalendarMonth(new Date())
  await expect(page.getByText(`Votre accès ira jusqu’au ${formatDay(end)}.`)).toBeVisible()
  await expect(page.getByText(/rien ne se renouvelle tout seul/)).toBeVisible()
  await script.release()

  await expect(payButton(page)).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: /ouverture immédiate/ })).not.toBeChecked()
  await picture(page, 'payment')
  await page.getByRole('checkbox', { name: /ouverture immédiate/ }).check()
  await fillCard(page)
  await picture(page, 'payment-filled')
  const opening = await hold(page, OPENING)
  await payButton(page).click()
  const request = await opening.request
  expect(request.method()).toBe('POST')
  expect(request.postData()).toBe('{"amount":2999,"currency":"eur"}')
  const headers = await request.allHeaders()
  expect(headers['authorization']).toMatch(/^Bearer \S+$/)
  expect(headers).toMatchObject({ 'coach-immediate-access': 'yes', 'coach-paid-until': 'none' })
  await expect(payButton(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeDisabled()
  await opening.release()

  await expect(page.getByRole('heading', success)).toBeVisible()
  const paidAt = Date.now()
  await expectAccessible(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(Date.now() - paidAt).toBeGreaterThan(1_000)

  // The confirmation remains until the page is left, also after a reload.
  const paid = page.getByRole('region', { name: 'Votre paiement' })
  await expect(paid).toContainText(`Vous avez accès au coach jusqu’au ${formatDay(end)}`)
  await expect(paid.getByText('29,99 €')).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'payment-paid-dashboard')
  expect(await chargesOf(account.uid)).toHaveLength(1)
  expect(await readOwned('payments', account.uid)).toMatchObject([{ amount: 2999, immediateAccess: true }])

  await page.reload()
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    paid.getByRole('button', { name: /^Télécharger le reçu/ }).click(),
  ])
  expect(receipt.suggestedFilename()).toMatch(/^recu-coach-boom-/)
  await expect(paid.getByRole('link', { name: 'Poser une question au coach' })).toHaveAttribute(
    'href',
    '/coach',
  )
  await paid.getByRole('button', { name: 'Fermer' }).click()
  await expect(paid).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(paid).toHaveCount(0)

  await page.getByRole('link', { name: 'Coach Boom', exact: true }).click()
  await expect(page.getByLabel('Votre message')).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Mon Profil' }).click()
  await page.getByRole('tab', { name: 'Abonnement' }).click()
  await expect(page.getByRole('dialog')).toContainText(formatDay(end))
  // Another month starts at the end of the current one, so no day is lost.
  await expect(page.getByRole('dialog').getByText(/Votre prochain mois commencera le/)).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Ajouter un mois' }).click()
  await expect(page).toHaveURL('/payement')
  await expect(page.getByText(/le nouveau mois commence le/)).toBeVisible()
})

test('a card that is not complete says so before anything is prepared', async ({ page, signedIn }) => {
  await signedIn(expired())
  await openPayment(page)
  const prepared: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/create-payment-intent')) prepared.push(request.url())
  })
  const complaint = page.getByText(/^Complétez votre carte avant de payer/)
  await payButton(page).click()
  await expect(complaint).toBeVisible()
  await expect(page.getByLabel('Numéro de carte')).toBeFocused()
  await expectAccessible(page)
  await picture(page, 'payment-incomplete')

  // What the card says about itself replaces it.
  await page.getByLabel('Numéro de carte').fill(CARDS.good)
  await expect(complaint).toBeHidden()
  await page.getByLabel('CVC').fill('123')
  await payButton(page).click()
  await expect(page.locator('#card-complaint')).not.toBeEmpty()
  await expect(payButton(page)).toBeEnabled()
  expect(prepared).toEqual([])

  await fillCard(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', success)).toBeVisible()
  await picture(page, 'payment-paid', { isBrief: true })
  expect(prepared).toHaveLength(1)
})

test('a declined card, a provider without a word and a transaction that breaks are said; leaving is easy, and so is paying then', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/status of 402|ERR_FAILED/)
  const account = await signedIn(expired())
  await openPayment(page)
  await fillCard(page, CARDS.declined)
  await payButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Votre carte a été refusée.')
  await expect(
    page.getByText('Rien n’a été débité : corrigez la carte, ou essayez-en une autre.'),
  ).toBeVisible()
  await expect(payButton(page)).toBeEnabled()
  await picture(page, 'payment-declined')
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  await page.setViewportSize({ width, height })

  await fillCard(page)
  await page.route(CHARGING, (route) =>
    route.fulfill({
      status: 402,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { type: 'card_error' } },
    }),
  )
  await payButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Une erreur est survenue.')
  await expect(payButton(page)).toBeEnabled()
  await page.unroute(CHARGING)

  await page.route(OPENING, (route) => route.abort())
  await payButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Une erreur est survenue lors de la transaction.')
  await expect(page.getByText('Rien n’a été débité.')).toBeVisible()
  await expect(payButton(page)).toBeEnabled()
  await page.unroute(OPENING)

  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await chargesOf(account.uid)).toEqual([])
  expect(await readOwned('payments', account.uid)).toEqual([])

  await openPayment(page)
  await fillCard(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', success)).toBeVisible()
  expect(await chargesOf(account.uid)).toHaveLength(1)
})

test('a second tab hears of the payment, and another month is a wish of its own', async ({
  page,
  context,
  signedIn,
}) => {
  const account = await signedIn(expired())
  const other = await context.newPage()
  await openPayment(other)
  await openPayment(page)
  await fillCard(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', success)).toBeVisible()

  await expect(other.getByRole('heading', { name: 'Votre mois est déjà payé' })).toBeVisible()
  await expect(other.getByText(formatDay(addCalendarMonth(new Date())))).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Payer un mois de plus' }).click()
  await expect(payButton(other)).toBeEnabled()
  await expect(other.getByText(/le nouveau mois commence le/)).toBeVisible()
  await fillCard(other)
  await payButton(other).click()
  await expect(other.getByRole('heading', success)).toBeVisible()
  expect(await chargesOf(account.uid)).toHaveLength(2)
})

test('without its profile a page asks before it adds a month to a paid one, and then charges one month', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/status of 409/)
  const account = await signedIn(expired())
  const profile = await hold(page, LISTENING)
  await openPayment(page)
  await expect(page.getByRole('heading', { name: 'Un mois de Coach Boom' })).toBeVisible()
  await fillCard(page)
  // Another device pays meanwhile.
  await putPaidMonth(account, 0)
  const end = addCalendarMonth(new Date())
  const before = await chargesOf(account.uid)
  const first = page.waitForRequest(OPENING)
  await payButton(page).click()
  expect(await (await first).allHeaders()).not.toHaveProperty('coach-paid-until')

  await expect(page.getByRole('heading', { name: 'Un mois payé est déjà en cours' })).toBeFocused()
  await expect(page.getByText(`Vous avez accès au coach jusqu’au ${formatDay(end)}.`)).toBeVisible()
  await expect(page.getByText(/^Rien n’a été débité/)).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'payment-month-under-way')
  await expect(page.getByRole('link', { name: 'Aller au tableau de bord' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  expect(await chargesOf(account.uid)).toEqual(before)

  await page.getByRole('button', { name: 'Payer un mois de plus' }).click()
  await expect(page.getByText(/le nouveau mois commence le/)).toContainText(
    formatDay(end).replaceAll(' ', '\u00a0'),
  )
  await fillCard(page)
  const second = page.waitForRequest(OPENING)
  await payButton(page).click()
  const { 'coach-paid-until': said = '' } = await (await second).allHeaders()
  expect(formatDay(new Date(said))).toBe(formatDay(end))
  await expect(page.getByRole('heading', success)).toBeVisible()
  expect(await chargesOf(account.uid)).toHaveLength(before.length + 1)
  await profile.release()
})

test('a profile that comes late and knows of a paid month asks before the form under the finger changes', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn(expired())
  const profile = await hold(page, LISTENING)
  await openPayment(page)
  await fillCard(page)
  await putPaidMonth(account, 3)
  await profile.release()
  await expect(page.getByRole('heading', { name: 'Un mois payé est déjà en cours' })).toBeVisible({
    timeout: 20_000,
  })
  await page.getByRole('button', { name: 'Payer un mois de plus' }).click()
  await expect(payButton(page)).toBeEnabled()
  await expect(page.getByText(/le nouveau mois commence le/)).toBeVisible()
})

test('3-D Secure: refused, left by a reload, then authorised', async ({ page, signedIn, watch }) => {
  watch.expectFault(/status of (400|402)/)
  const account = await signedIn(expired())
  await openPayment(page)
  await fillCard(page, CARDS.authenticated)
  await payButton(page).click()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(payButton(page)).toBeEnabled()

  await payButton(page).click()
  await page.getByRole('button', { name: 'Autoriser le paiement' }).waitFor()
  await picture(page, 'payment-bank-asks', { isWindow: true })
  await page.reload()
  await expect(payButton(page)).toBeEnabled()
  await fillCard(page, CARDS.authenticated)
  await payButton(page).click()
  await page.getByRole('button', { name: 'Autoriser le paiement' }).click()
  await expect(page.getByRole('heading', success)).toBeVisible()
  expect(await chargesOf(account.uid)).toHaveLength(1)
})
