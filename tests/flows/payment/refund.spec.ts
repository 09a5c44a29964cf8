// « Satisfait ou remboursé »: the last payment is refunded once, with a dated confirmation.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { hold } from '../../support/hold'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { mailsTo } from '../../support/mail'
import { fillCard, openPayment, payButton, stripeState } from '../../support/payment'
import { putPaidMonth, putReceipt } from '../../support/samples/paid-month'
import { openProfile } from '../../support/browser/profile-dialog'
import { picture } from '../../support/browser/picture'
import { askAgain, refuse } from '../../support/refusals'
import { readOwned } from '../../support/stored-documents'

const DAY_MS = 86_400_000
/** « 1er décembre 2026 », « 21 novembre 2026 » */
const DAY = String.raw`(?:1er|\d+)\s\S+ \d{4}`
const DAY_AND_TIME = String.raw`${DAY} à \d\d:\d\d`
const REFUNDING = '**/refundPayment'
const expired = () => ({ createdAt: new Date(Date.now() - 12 * DAY_MS) })
const ask = (dialog: Locator) => dialog.getByRole('button', { name: 'Renoncer au contrat ici' })
const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer la rétractation' })
const acknowledgement = (dialog: Locator) => dialog.getByText(/^Rétractation reçue le /)

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

test('a month that was paid is given back once, said before, meanwhile and after, and the access ends with it', async ({
  page,
  signedIn,
}) => {
  const { uid, email } = await signedIn(expired())
  await pay(page)
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
  const dialog = await openProfile(page, 'Abonnement')
  await expect(dialog.getByText(/^Abonnement actif jusqu’au /)).toBeVisible()
  await expect(dialog.getByText('Payé', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Reçu envoyé par email.')).toBeVisible()
  await expect(
    dialog.getByText(/^Vous pouvez renoncer au contrat de votre dernier paiement jusqu’au /),
  ).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Ajouter un mois' })).toBeVisible()
  await ask(dialog).click()
  await expect(page.getByRole('alertdialog')).toContainText(/29,99\s€/)
  await expect(page.getByRole('alertdialog')).toContainText('se termine tout de suite')
  await expectAccessible(page)
  await picture(page, 'profile-refunding', { isWindow: true })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
  await expect(ask(dialog)).toBeFocused()

  const held = await hold(page, REFUNDING)
  await ask(dialog).click()
  await confirm(page).click()
  await held.request
  await expect(dialog.getByRole('button', { name: 'Rétractation en cours…' })).toBeDisabled()
  await held.release()
  await expect(acknowledgement(dialog)).toHaveText(
    new RegExp(
      String.raw`^Rétractation reçue le ${DAY_AND_TIME}\s: 29,99\s€ seront remboursés sur votre carte sous 5 à 10 jours ouvrés\. Votre accès est terminé\.Cet accusé vous a aussi été envoyé par email\.$`,
    ),
  )
  await expect(dialog.getByRole('status').filter({ hasText: 'Rétractation reçue' })).toBeFocused()
  await expect(ask(dialog)).toHaveCount(0)
  await expectAccessible(page)
  await picture(page, 'profile-refunded')
  await expect(dialog.getByText(/^Essai terminé depuis le /)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Télécharger l’accusé' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^retractation-coach-boom-\d{4}-\d\d-\d\d\.txt$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('Rétractation reçue le ')
  const dated = new RegExp(DAY_AND_TIME).exec(await acknowledgement(dialog).innerText())?.[0]
  const mails = await mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Confirmation de votre contrat et reçu',
    'Accusé de réception de votre rétractation',
  ])
  expect(mails[1]?.text).toContain(`${dated ?? 'a date'} (heure de Paris)`)
  await picture(page, 'mail-contract', { mail: mails[0]?.html })
  await picture(page, 'mail-withdrawal', { mail: mails[1]?.html })
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

test('a failed withdrawal shows the reason and keeps the button; a second one names the date of repayment', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/status of 500/)
  watch.expectFault(OFFLINE_FAULTS)
  const account = await signedIn(expired())
  await page.goto('/')
  await putReceipt(account, 'pi_first', 60, { status: 'refunded', endedAt: new Date(2026, 9, 3, 12) })
  await putPaidMonth(account)
  const dialog = await openProfile(page, 'Abonnement')
  const code = 'payment/refund-window-over'
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
  await expect(dialog.getByRole('alert')).toHaveText(
    /^Les \d+\sjours pour renoncer au contrat sont passés\.$/,
  )
  await expect(ask(dialog)).toBeFocused()
  await ask(dialog).click()
  await context.setOffline(true)
  await confirm(page).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Vous êtes hors ligne\./)
  await context.setOffline(false)

  await ask(dialog).click()
  await expect(page.getByRole('alertdialog')).toContainText(/29,99\s€ vous sont rendus par notre équipe/)
  await picture(page, 'profile-refunding-by-hand', { isWindow: true })
  await confirm(page).click()
  await expect(acknowledgement(dialog)).toHaveText(
    new RegExp(
      String.raw`29,99\s€ vous sont rendus par notre équipe, au plus tard le ${DAY}\. L’accès que ce paiement a ouvert`,
    ),
  )
  await expect(dialog.getByText(/^Remboursement avant le /)).toBeVisible()
  await picture(page, 'profile-refunded-by-hand')
  await expect(dialog.getByText(/^Abonnement actif jusqu’au /)).toBeVisible()
  await expect(ask(dialog)).toHaveCount(0)
  expect(await refundsOf(account.uid)).toBe(0)
  await page.reload()
  await openProfile(page, 'Abonnement')
  await expect(acknowledgement(dialog)).toBeVisible()
})

test('every payment has its receipt, also after the server refused them; only the last one of the last 14 days can be taken back', async ({
  page,
  context,
  newAccount,
  signedIn,
}) => {
  await putReceipt(await newAccount(), 'pi_foreign', 1)
  const account = await signedIn(expired())
  await page.goto('/')
  const heal = await refuse(context, 'queries', 'payments')
  const dialog = await openProfile(page, 'Abonnement')
  await expect(dialog.getByRole('alert')).toContainText('Erreur lors du chargement des données')
  await heal()
  await askAgain(dialog.getByRole('button', { name: 'Réessayer' }))
  await expect(dialog.getByText('Aucun paiement pour le moment.')).toBeVisible({ timeout: 20_000 })
  await picture(page, 'profile-no-payment')

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
  await picture(page, 'profile-receipts')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    rows.nth(0).getByRole('button', { name: 'Télécharger le reçu' }).click(),
  ])
  const receipt = await readFile(await download.path(), 'utf8')
  expect(receipt).toContain(`Numéro\u00a0: pi_old-${account.uid}`)
  expect(receipt).toMatch(/Montant payé, taxes comprises\s: 29,99\s€/)
  expect(receipt).toContain(account.email)
})

test('two months are withdrawn from one after the other, each with its acknowledgement, and an answer is said wherever the person is', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn(expired())
  await page.goto('/')
  await putPaidMonth(account, 6)
  await putPaidMonth(account, 2)
  const dialog = await openProfile(page, 'Abonnement')
  await expect(dialog.getByText(/^Vous pouvez renoncer au contrat de votre dernier paiement /)).toContainText(
    /jusqu’au \S+ \S+\s\S+ \d{4} inclus \(heure de Paris\)/,
  )
  await ask(dialog).click()
  await confirm(page).click()
  await expect(acknowledgement(dialog)).toHaveCount(1)
  await expect(dialog.getByText(/^Vous pouvez renoncer au contrat de votre paiement du /)).toBeVisible()

  await ask(dialog).click()
  await expect(page.getByRole('alertdialog')).toContainText('vous sont rendus par notre équipe')
  await confirm(page).click()
  await expect(acknowledgement(dialog)).toHaveCount(2)
  const latest = dialog.getByRole('status').filter({ hasText: 'vous sont rendus par notre équipe' })
  await expect(latest).toBeFocused()
  await expect(ask(dialog)).toHaveCount(0)
  expect(await refundsOf(account.uid)).toBe(1)
  const payments = await readOwned('payments', account.uid)
  expect(payments.map(({ status }) => status).sort()).toEqual(['refunded', 'succeeded'])

  await putPaidMonth(account, 1)
  const held = await hold(page, REFUNDING)
  await ask(dialog).click()
  await confirm(page).click()
  await held.request
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await held.release()
  await expect(page.locator('[data-toasts]')).toContainText('Votre rétractation est reçue.')
})
