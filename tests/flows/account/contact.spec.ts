import type { Locator } from '@playwright/test'
import { TEAM_ADDRESS } from '../../../local/functions-env'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { hold } from '../../support/hold'
import { openLinkSentTo } from '../../support/confirmation'
import { mailsTo } from '../../support/mail'
import { openProfile } from '../../support/browser/profile-dialog'
import { picture } from '../../support/browser/picture'
import { putReceipt } from '../../support/samples/paid-month'

const SENDING = '**/contactSupport'
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Envoyer le message' })
const subject = (dialog: Locator) => dialog.getByLabel('Sujet')
const message = (dialog: Locator) => dialog.getByLabel('Message', { exact: true })

test('a message to the team arrives once, answered to the address of the account', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/ERR_FAILED|Failed to load resource/)
  const { email, uid } = await signedIn()
  await page.goto('/')
  const title = `Mon reçu ${uid}`
  const arrived = async () => (await mailsTo(TEAM_ADDRESS)).filter((mail) => mail.subject.endsWith(title))
  const dialog = await openProfile(page, 'Nous contacter')
  await send(dialog).click()
  await expect(dialog.getByText('Le sujet est requis')).toBeVisible()
  await expect(subject(dialog)).toBeFocused()
  await subject(dialog).fill(title)
  await message(dialog).fill('x'.repeat(4001))
  await send(dialog).click()
  await expect(dialog.getByText(/^4\s001 caractères, pour 4\s000 au plus\.$/)).toBeVisible()
  await expect(message(dialog)).toBeFocused()
  await expectAccessible(page)
  await picture(page, 'contact-refused')

  // The message is sent but its response is lost; the text remains, also after a reload.
  await message(dialog).fill('Où est mon reçu ?\nMerci.')
  await page.route(
    SENDING,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await send(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Votre message n’est pas parti\. Il est gardé ici/)
  await page.reload()
  await openProfile(page, 'Nous contacter')
  await expect(subject(dialog)).toHaveValue(title)
  await expect(message(dialog)).toHaveValue('Où est mon reçu ?\nMerci.')

  const held = await hold(page, SENDING)
  await send(dialog).click()
  await held.request
  await expect(dialog.getByRole('button', { name: 'Envoi en cours…' })).toBeDisabled()
  await held.release()
  await expect(dialog.getByRole('status').filter({ hasText: 'Votre message est parti' })).toBeVisible()
  await picture(page, 'contact-sent')
  await expect(subject(dialog)).toHaveValue('')
  await expect(message(dialog)).toHaveValue('')
  const [mail, ...others] = await arrived()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ replyTo: email })
  expect(mail?.text).toContain('Où est mon reçu ?\nMerci.')
  await picture(page, 'mail-contact', { mail: mail?.html })
})

test('a second message of an unconfirmed address stays typed, and leaves once the address is confirmed', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/status of 429/)
  const { email } = await signedIn()
  await page.goto('/')
  const dialog = await openProfile(page, 'Nous contacter')
  await expect(dialog.getByText('1 seul tant que votre adresse n’est pas confirmée')).toBeVisible()
  await subject(dialog).fill('Premier')
  await message(dialog).fill('Bonjour')
  await send(dialog).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Votre message est parti' })).toBeVisible()

  await subject(dialog).fill('Deuxième')
  await message(dialog).fill('Encore une question')
  await send(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText('confirmez votre adresse pour l’envoyer')
  await expect(message(dialog)).toHaveValue('Encore une question')
  await expectAccessible(page)
  await picture(page, 'contact-limit')
  await dialog.getByRole('button', { name: 'Renvoyer l’email de confirmation' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: `Email envoyé à ${email}` })).toBeVisible()
  await openLinkSentTo(email)
  await send(dialog).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Votre message est parti' })).toBeVisible()
  await expect(message(dialog)).toHaveValue('')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('a message that is changed while it leaves keeps the change, and one that is left says its outcome elsewhere', async ({
  page,
  signedIn,
  watch,
}) => {
  watch.expectFault(/ERR_FAILED|Failed to load resource/)
  const account = await signedIn()
  await putReceipt(account, 'pi_paid', 60, { status: 'refunded', endedAt: new Date(2026, 9, 3, 12) })
  await page.goto('/')
  const dialog = await openProfile(page, 'Nous contacter')
  await expect(dialog.getByText(/^5\smessages par jour au plus\.$/)).toBeVisible()
  await subject(dialog).fill('Reçu')
  await message(dialog).fill('Bonjour')
  const held = await hold(page, SENDING)
  await send(dialog).click()
  await held.request
  await message(dialog).fill('Bonjour, encore')
  await held.release()
  await expect(dialog.getByRole('status').filter({ hasText: 'Votre message est parti' })).toContainText(
    'Ce que vous avez changé pendant l’envoi n’est pas parti',
  )
  // The whole changed message is still there.
  await expect(subject(dialog)).toHaveValue('Reçu')
  await expect(message(dialog)).toHaveValue('Bonjour, encore')

  await subject(dialog).fill('Suite')
  await page.unroute(SENDING)
  const lost = await hold(page, SENDING)
  await send(dialog).click()
  await lost.request
  await dialog.getByRole('tab', { name: 'Profil' }).click()
  await lost.fail()
  const toasts = page.locator('[data-toasts]')
  await expect(toasts.getByRole('alert')).toContainText('Nous contacter')
  await toasts.getByRole('button', { name: 'Fermer' }).click()
  await dialog.getByRole('tab', { name: 'Nous contacter' }).click()
  await expect(message(dialog)).toHaveValue('Bonjour, encore')
  await page.unroute(SENDING)
  const last = await hold(page, SENDING)
  await send(dialog).click()
  await last.request
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Mon Profil' }).click()
  await expect(message(dialog)).toHaveValue('Bonjour, encore')
  await last.release()
  await expect(toasts).toContainText('Votre message est parti')
  await expect(message(dialog)).toHaveValue('')
})
