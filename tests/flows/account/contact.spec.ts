import type { Locator } from '@playwright/test'
import { TEAM_ADDRESS } from '../../../local/functions-env'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { hold } from '../../support/hold'
import { mailsTo } from '../../support/mail'
import { openProfile } from '../../support/browser/profile-dialog'

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
  await expect(dialog.getByText('4001 caractères, pour 4000 au plus.')).toBeVisible()
  await expect(message(dialog)).toBeFocused()
  await expectAccessible(page)

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
  await expect(dialog.getByRole('alert')).toHaveText(/^Votre message n'est pas parti\. Il est gardé ici/)
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
  await expect(subject(dialog)).toHaveValue('')
  await expect(message(dialog)).toHaveValue('')
  const [mail, ...others] = await arrived()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ replyTo: email })
  expect(mail?.text).toContain('Où est mon reçu ?\nMerci.')
})
