import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { localHashKey } from '../../../local/functions-env'
import { addCalendarMonth } from '../../../src/domain/base/time/calendar-month'
import { formatDay } from '../../../src/lib/text/format'
import { putDocument } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { openLinkSentTo } from '../../support/confirmation'
import { expect, test } from '../../support/flow'
import { fillCard, openPayment, payButton } from '../../support/payment'
import { openProfile } from '../../support/browser/profile-dialog'
import { picture } from '../../support/browser/picture'

const DAY_MS = 86_400_000

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Nom complet').fill('Léa Moreau')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse')
  await page.getByRole('button', { name: "Commencer l'essai gratuit" }).click()
  await page.getByRole('button', { name: 'Mon Profil' }).waitFor()
}

test('the 21st question of a trial waits for a confirmed address, and is answered then', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/status of 403/)
  const { uid, email } = await signedIn()
  await putDocument(`usage/${uid}`, { sentAt: [], open: [], askedBefore: 20 })
  await page.goto('/coach')
  await page.getByLabel('Votre message').fill('Comment trouver un bon produit ?')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  const notice = page.getByRole('region', { name: 'Confirme ton adresse' })
  await expect(notice).toContainText(email)
  await expectAccessible(page)
  const mine = page.getByRole('log', { name: 'Conversation' }).getByRole('article', { name: 'Vous' })
  await expect(mine).toHaveCount(1)

  await notice.getByRole('button', { name: 'C’est fait' }).click()
  await expect(notice.getByRole('status')).toContainText('n’a pas encore été ouvert')
  await picture(page, 'coach-unconfirmed')
  await notice.getByRole('button', { name: 'Renvoyer l’email' }).click()
  await expect(notice.getByRole('status')).toContainText(`Email envoyé à ${email}`)
  await openLinkSentTo(email)
  await notice.getByRole('button', { name: 'C’est fait' }).click()
  await expect(page.getByRole('article', { name: 'Coach Boom' }).last()).toContainText(/démonstration/i, {
    timeout: 20_000,
  })
  await expect(notice).toHaveCount(0)
  await expect(mine).toHaveCount(1)
})

/** The answer of `coachChat` to a question that a reserve of the day refuses: the reserves are shared by all flows. */
async function refuseOnce(page: Page, code: string): Promise<void> {
  const details = { code, retryAfterSeconds: 3_600 }
  await page.route(
    '**/coachChat',
    (route) =>
      route.fulfill({
        status: 429,
        headers: { 'access-control-allow-origin': '*', 'content-type': 'text/event-stream' },
        body: `data: ${JSON.stringify({ error: { status: 'RESOURCE_EXHAUSTED', message: code, details } })}\n\n`,
      }),
    { times: 1 },
  )
}

test('when the answers of a day are used up, the coach says: confirm the address, subscribe or wait', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/status of 429/)
  const { email } = await signedIn()
  await page.goto('/coach')
  const ask = async (code: string) => {
    await refuseOnce(page, code)
    await page.getByLabel('Votre message').fill(`Comment trouver un bon produit ? ${code}`)
    await page.getByRole('button', { name: 'Envoyer' }).click()
  }
  await ask('coach/quota-day-trial')
  await expect(page.getByRole('alert')).toContainText(
    'Les réponses de la journée pour les essais sont toutes données.',
  )
  await expect(page.getByRole('link', { name: 'Voir l’abonnement' })).toHaveAttribute('href', '/payement')
  await expectAccessible(page)
  await picture(page, 'coach-day-used')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  const answers = page.getByRole('article', { name: 'Coach Boom' })
  await expect(answers.last()).toContainText(/démonstration/i, { timeout: 20_000 })

  await ask('coach/quota-day-unconfirmed')
  const notice = page.getByRole('region', { name: 'Confirme ton adresse' })
  await expect(notice).toContainText('pour les adresses non confirmées sont toutes données')
  await expect(notice).toContainText('Confirme la tienne pour continuer maintenant.')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Renvoyer l’email' }).click()
  await expect(notice.getByRole('status')).toContainText(`Email envoyé à ${email}`)
  await openLinkSentTo(email)
  await notice.getByRole('button', { name: 'C’est fait' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
  await expect(answers.last()).toContainText(/démonstration/i)
})

/** Signs up with another spelling of an address whose account was deleted. */
async function comeBack(page: Page): Promise<void> {
  const name = `retour${Date.now()}`
  const hash = createHmac('sha256', localHashKey).update(`${name}@exemple.fr`).digest('hex')
  await putDocument(`formerAddresses/${hash}`, { expiresAt: new Date(Date.now() + DAY_MS) })
  await signUp(page, `${name}+encore@exemple.fr`)
  await expect(page.getByRole('main')).toContainText('Un essai a déjà commencé avec cette adresse')
}

test('an address that had its trial hears so, pays a month that begins at once, and gets no trial by giving it back @first-visit', async ({
  page,
}) => {
  await comeBack(page)
  const link = page.getByRole('main').getByRole('link', { name: /^Essai déjà commencé/ })
  await expect(link).toHaveAttribute('href', '/payement')
  await picture(page, 'dashboard-returning')
  await page.goto('/coach')
  await expect(page.getByRole('region', { name: 'Accès au coach' })).toContainText('sur un compte supprimé')
  await expect(page.getByRole('main')).not.toContainText('Tes anciennes conversations')
  await expect(page.getByRole('link', { name: "S'abonner" })).toHaveAttribute('href', '/payement')
  await picture(page, 'coach-returning')

  await openPayment(page)
  const today = new Date()
  const end = formatDay(addCalendarMonth(today))
  await expect(page.getByText(`Votre accès ira jusqu’au ${end}.`)).toBeVisible()
  await fillCard(page)
  await payButton(page).click()
  await expect(page.getByText('Vous avez accès au coach')).toContainText(end)
  await expect(page).toHaveURL(/\/dashboard$/)

  const dialog = await openProfile(page, 'Abonnement')
  await expect(dialog.getByText(`Accès du ${formatDay(today)} au ${end}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Renoncer au contrat ici' }).click()
  const question = page.getByRole('alertdialog', { name: 'Renoncer au contrat ici' })
  await expect(question).toContainText('Votre accès à Coach Boom se termine tout de suite.')
  await question.getByRole('button', { name: 'Confirmer la rétractation' }).click()
  await expect(dialog.getByText(/Votre accès est terminé\./)).toBeVisible()
  await expect(dialog).toContainText('Un essai a déjà commencé avec cette adresse')
})

test('a clock three days ahead changes nothing for a fresh account, and is said @first-visit', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 3 * DAY_MS })
  await signUp(page, `horloge.${Date.now()}@exemple.fr`)
  const main = page.getByRole('main')
  const greeting = main.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(greeting, 'beside the greeting').toContainText('Essai gratuit jusqu’au')
  await expect(page.getByText('avance de 3 jours')).toBeVisible()
  await picture(page, 'app-wrong-clock')
  await expect(
    main.getByRole('link', { name: 'Coach Boom', exact: true, includeHidden: true }),
  ).toHaveAttribute('href', '/coach')

  // The rules refuse this write if its date is more than a day ahead.
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Créer mon premier projet' }).click()
  await page.getByLabel('Nom du projet').fill('Lampes')
  await page.getByRole('button', { name: 'Sauvegarder' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Lampes', exact: true })).toBeVisible()
  await page.goto('/dashboard')
  await expect(main).toContainText('Essai gratuit jusqu’au')
})
