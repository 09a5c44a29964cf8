// « Satisfait ou remboursé »: the last payment, given back once, with a dated acknowledgement.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/flow'
import { hold } from '../support/hold'
import { OFFLINE_FAULTS } from '../support/kept-shell'
import { fillCard, openPayment, payButton, stripeState } from '../support/payment'
import { putPaidMonth, putReceipt } from '../support/paid-month'
import { openProfile } from '../support/profile-dialog'
import { refuse } from '../support/refusals'
import { readOwned } from '../support/stored-documents'

const DAY_MS = 86_400_000
const REFUNDING = '**/refundPayment'
const expired = () => ({ createdAt: new Date(Date.now() - 12 * DAY_MS) })
const ask = (dialog: Locator) => dialog.getByRole('button', { name: 'Me faire rembourser' })
const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer le remboursement' })
const acknowledgement = (dialog: Locator) => dialog.getByText(/^Demande de remboursement du /)

async function pay(page: Page): Promise<void> {
  await openPayment(page)
  await fillCard(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function refundsOf(uid: string): Promise<number> {
  const { paymentIntents, refunds } = await stripeState()
  const own = paymentIntents.flatMap(({ id, metadata }) => (metadata['userId'] === uid ? [id] : []))
  return refunds.filter(({ payment_intent }) => own.includes(payment_intent)).length
}

test('a month that was paid is given back once, and the access ends with it', async ({ page, signedIn }) => {
  const { uid } = await signedIn(expired())
  await pay(page)
  const dialog = await openProfile(page, 'Abonnement')
  await expect(dialog.getByText(/^Abonnement actif jusqu'au /)).toBeVisible()
  await expect(dialog.getByText('Payé', { exact: true })).toBeVisible()
  await ask(dialog).click()
  await confirm(page).click()
  await expect(acknowledgement(dialog)).toHaveText(
    /^Demande de remboursement du \d+ \S+ \d{4} à \d\d:\d\d\s: 29,99\s€ reviennent sur votre carte sous 5 à 10 jours ouvrés\. Votre accès est terminé\.$/,
  )
  await expect(dialog.getByText(/^Abonnement terminé depuis le /)).toBeVisible()
  expect(await refundsOf(uid)).toBe(1)
  expect(await readOwned('payments', uid)).toMatchObject([{ status: 'refunded' }])

  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Coach Boom', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.reload()
  await openProfile(page, 'Abonnement')
  await expect(acknowledgement(dialog)).toBeVisible()
  await expect(dialog.getByText(/^Remboursé le /)).toBeVisible()
})

test('a refund says what happens before, meanwhile and after', async ({ page, signedIn }) => {
  const account = await signedIn(expired())
  await putPaidMonth(account)
  const dialog = await openProfile(page, 'Abonnement')
  await expect(dialog.getByText(/^Votre dernier paiement peut être remboursé jusqu'au /)).toBeVisible()
  await expect(dialog.getByRole('link', { name: "s'abonner" })).toBeVisible()
  await ask(dialog).click()
  await expect(page.getByRole('alertdialog')).toContainText(/29,99\s€/)
  await expect(page.getByRole('alertdialog')).toContainText('se termine tout de suite')
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
  await expect(ask(dialog)).toBeFocused()

  const held = await hold(page, REFUNDING)
  await ask(dialog).click()
  await confirm(page).click()
  await held.request
  await expect(dialog.getByRole('button', { name: 'Remboursement en cours…' })).toBeDisabled()
  await expectAccessible(page)
  await held.release()
  await expect(acknowledgement(dialog)).toBeVisible()
  await expect(dialog.getByRole('status').filter({ hasText: 'Demande de remboursement' })).toBeFocused()
  await expect(ask(dialog)).toHaveCount(0)
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: "Télécharger l'accusé" }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^remboursement-coach-boom-\d{4}-\d\d-\d\d\.txt$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('Demande de remboursement du ')
})

test('asked for in two tabs at once, it is one refund, and both tabs say so', async ({
  page,
  context,
  signedIn,
}) => {
  const account = await signedIn(expired())
  await putPaidMonth(account)
  const other = await context.newPage()
  await other.goto('/dashboard')
  const dialogs = [await openProfile(page, 'Abonnement'), await openProfile(other, 'Abonnement')]
  for (const dialog of dialogs) await ask(dialog).click()
  await Promise.all([confirm(page).click(), confirm(other).click()])
  for (const dialog of dialogs) {
    await expect(acknowledgement(dialog)).toBeVisible()
    await expect(ask(dialog)).toHaveCount(0)
  }
  expect(await refundsOf(account.uid)).toBe(1)
})

test('what stops a refund is said, and the button stays', async ({ page, context, signedIn, watch }) => {
  watch.expectFault(/status of 500/)
  watch.expectFault(OFFLINE_FAULTS)
  const account = await signedIn(expired())
  await putReceipt(account, 'pi_kept', 3)
  const dialog = await openProfile(page, 'Abonnement')
  for (const [code, sentence] of [
    ['payment/refund-window-over', 'Les 14 jours pour être remboursé sont passés.'],
    ['payment/nothing-to-refund', "Il n'y a pas de paiement à rembourser."],
    ['payment/provider-unavailable', /^Notre prestataire de paiement ne répond pas\./],
    ['payment/internal', /^La demande de remboursement n'a pas abouti\./],
  ] as const) {
    await page.route(
      REFUNDING,
      (route) =>
        route.fulfill({
          status: 500,
          json: { error: { status: 'INTERNAL', message: code, details: { code } } },
        }),
      { times: 1 },
    )
    await ask(dialog).click()
    await confirm(page).click()
    await expect(dialog.getByRole('alert')).toHaveText(sentence)
    await expect(ask(dialog)).toBeFocused()
  }
  await expectAccessible(page)
  await ask(dialog).click()
  await context.setOffline(true)
  await confirm(page).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Vous êtes hors ligne\./)
})

test('every payment has its receipt; only the last one of the last 14 days can be taken back', async ({
  page,
  newAccount,
  signedIn,
}) => {
  await putReceipt(await newAccount(), 'pi_foreign', 1)
  const account = await signedIn(expired())
  const dialog = await openProfile(page, 'Abonnement')
  await expect(dialog.getByText('Aucun paiement pour le moment.')).toBeVisible()
  await expectAccessible(page)

  await putReceipt(account, 'pi_old', 20)
  await putReceipt(account, 'pi_gone', 60, { status: 'refunded', endedAt: new Date(2026, 9, 3, 12) })
  await putReceipt(account, 'pi_disputed', 90, { status: 'disputed', endedAt: new Date(2026, 8, 3, 12) })
  const rows = dialog.getByRole('listitem').filter({ hasText: 'Télécharger le reçu' })
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText('Payé')
  await expect(rows.nth(1)).toContainText('Remboursé le 3 octobre 2026')
  await expect(rows.nth(2)).toContainText('Contesté')
  await expect(ask(dialog)).toHaveCount(0)
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    rows.nth(0).getByRole('button', { name: 'Télécharger le reçu' }).click(),
  ])
  const receipt = await readFile(await download.path(), 'utf8')
  expect(receipt).toContain(`Référence\u00a0: pi_old-${account.uid}`)
  expect(receipt).toMatch(/Montant\s: 29,99\s€/)
  expect(receipt).toContain(account.email)
})

test('receipts that the server refuses say so, and come back', async ({ page, context, signedIn }) => {
  const account = await signedIn(expired())
  await putReceipt(account, 'pi_old', 20)
  const heal = await refuse(context, 'queries', 'payments')
  const dialog = await openProfile(page, 'Abonnement')
  await expect(dialog.getByRole('alert')).toContainText('Erreur lors du chargement des données')
  await expectAccessible(page)
  // Still refused: the click asks again, and what comes by itself later cannot take its place.
  const firstFailure = await dialog.getByRole('alert').elementHandle()
  await dialog.getByRole('button', { name: 'Réessayer' }).click()
  await firstFailure.waitForElementState('hidden')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await heal()
  await expect(dialog.getByText('Payé', { exact: true })).toBeVisible({ timeout: 20_000 })
})
