import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { putDocuments, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'
import { deleteDocument, readDocument } from '../../support/stored-documents'

const ASKED_AT = 1_790_000_000_000

async function putConversations(
  { uid }: Account,
  titles: readonly (readonly [title: string, question: string, project?: string])[],
) {
  const documents = titles.map(([title, question, project], index) => {
    const at = ASKED_AT - index * 60_000
    const messages = [
      { role: 'user', content: question, timestamp: at },
      { role: 'assistant', content: `Réponse à « ${title} »`, timestamp: at + 1 },
    ]
    const fields = { userId: uid, title, messages, ...(project && { project }), timestamp: new Date(at + 2) }
    return [`conversations/${uid}-${index}`, fields] as const
  })
  await putDocuments(new Map(documents))
}

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })

test('a conversation is found, named, deleted and given back @phone-only', async ({ page, signedIn }) => {
  const account = await signedIn()
  const others = Array.from({ length: 23 }, (_, index) => [`Sujet ${index}`, 'Bonjour'] as const)
  await putConversations(account, [
    ['Été à la plage', 'Que vendre ?'],
    ...others,
    ['Encore un sujet', 'Une teinture à l’Indigo ?'],
  ])
  await page.goto('/coach')
  await page.getByRole('button', { name: 'Conversations', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Conversations' })
  const rows = list.getByRole('listitem')
  const menuOf = (title: string) =>
    rows.filter({ hasText: title }).getByRole('button', { name: 'Actions de la conversation' })
  const choose = async (title: string, action: string) => {
    await menuOf(title).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await expect(rows).toHaveCount(20)
  await picture(page, 'coach-history', { isWindow: true })

  const search = list.getByRole('searchbox', { name: 'Chercher une conversation' })
  await search.fill('ete plage')
  await expect(rows).toHaveText([/Été à la plage/])
  await search.fill('indigo')
  await expect(list.getByRole('status')).toHaveText('Aucun titre ne convient, 20 conversations lues.')
  await list.getByRole('button', { name: 'Chercher dans les textes' }).click()
  await expect(list.getByRole('status')).toHaveText('Recherche terminée : 25 conversations lues, 1 trouvée.')
  await expect(rows).toHaveText([/Encore un sujet.*Une teinture à l’Indigo \?/])
  await expectAccessible(page)
  await picture(page, 'coach-history-found', { isWindow: true })

  await choose('Encore un sujet', 'Renommer')
  const name = list.getByRole('textbox', { name: 'Nom de la conversation' })
  await expect(name).toBeFocused()
  await name.fill(' ')
  await name.press('Enter')
  await expect(list.getByText('Il faut un nom.')).toBeVisible()
  await name.fill('Ma  teinture indigo')
  await name.press('Enter')
  await expect(menuOf('Ma teinture indigo')).toBeFocused()
  const stored = () => readDocument(`conversations/${account.uid}-24`)
  await expect.poll(stored).toMatchObject({ title: 'Ma teinture indigo', titled: true })

  const downloading = page.waitForEvent('download')
  await choose('Ma teinture', 'Exporter en Markdown')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^2026-\d\d-\d\d-ma-teinture-indigo\.md$/)
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^# Ma teinture indigo\n/)

  await list.getByRole('button', { name: 'Effacer la recherche' }).click()
  // Another device deletes the conversation while it is renamed: the row and its field disappear.
  await choose('Sujet 5', 'Renommer')
  await name.fill('Un nom perdu')
  await deleteDocument(`conversations/${account.uid}-6`)
  await expect(rows.filter({ hasText: 'Sujet 5' })).toHaveCount(0)
  await expect(name).toHaveCount(0)
  await choose('Ma teinture', 'Épingler')
  await expect(rows.first()).toHaveText(/Épinglée\s:\s?Ma teinture/)
  await expect(menuOf('Ma teinture')).toBeFocused()

  // Deleting the open conversation clears the screen; « Annuler » shows it again.
  await expect(log(page).getByText('Réponse à « Été à la plage »')).toBeAttached()
  await choose('Été à la plage', 'Supprimer')
  await expect(rows.filter({ hasText: 'Été' })).toHaveCount(0)
  await expect(menuOf('Sujet 0')).toBeFocused()
  await expect.poll(() => readDocument(`conversations/${account.uid}-0`)).toBeNull()
  await expect(log(page).getByText('Réponse à')).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(rows.filter({ hasText: 'Été' })).toHaveCount(1)
  await expect(log(page).getByText('Réponse à « Été à la plage »')).toBeAttached()
  await expect
    .poll(() => readDocument(`conversations/${account.uid}-0`))
    .toMatchObject({ title: 'Été à la plage' })
})

test('a long title takes two lines of the list, a longer one is cut after them @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const long = 'Comment fixer le prix de ma lampe de lecture quand la publicité coûte cher'
  const longer = `${'Lampe-de-lecture-à-pince-rechargeable'.repeat(3)} et encore quelques mots`
  await putConversations(account, [
    ['Mon prix', 'Combien ?'],
    [long, 'Combien ?'],
    [longer, 'Combien ?'],
  ])
  const linesOf = (title: string) =>
    page
      .getByRole('listitem')
      .getByText(title, { exact: true })
      .evaluate((text) =>
        Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)),
      )
  const expectLines = async () => {
    await expect(page.getByRole('listitem').getByText(longer, { exact: true })).toBeVisible()
    expect([await linesOf('Mon prix'), await linesOf(long), await linesOf(longer)]).toEqual([1, 2, 2])
  }
  await page.goto('/coach')
  await page.getByRole('button', { name: 'Conversations', exact: true }).click()
  await expectLines()
  await picture(page, 'coach-history-titles', { isWindow: true })
  if ((page.viewportSize()?.width ?? 0) < 1_000) return
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('complementary', { name: 'Conversations' })).toBeVisible()
  await expectLines()
})

test('on a wide screen the list stands beside the conversation, and follows it', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await putConversations(account, [
    ['Été à la plage', 'Que vendre ?'],
    ['Fixer mon prix', 'Combien ?'],
  ])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/coach')
  const beside = page.getByRole('complementary', { name: 'Conversations' })
  const titles = beside.getByRole('listitem')
  await expect(titles).toHaveText([/Été à la plage/, /Fixer mon prix/])
  await expect(page.getByRole('button', { name: 'Conversations', exact: true })).toHaveCount(0)
  await beside.getByRole('button', { name: /^Fixer mon prix/ }).click()
  await expect(log(page).getByText('Réponse à « Fixer mon prix »')).toBeVisible()

  await page.getByLabel('Votre message').fill('Et la marge ?')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(titles).toHaveText([/Fixer mon prix/, /Été à la plage/])
  await page.getByRole('button', { name: 'Nouvelle conversation' }).click()
  await page.getByLabel('Votre message').fill('Une toute nouvelle question')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(titles).toHaveText([/Une toute nouvelle question/, /Fixer mon prix/, /Été à la plage/])
  await expect(beside.locator('[aria-current=true]')).toHaveText(/Une toute nouvelle question/)
  await expectAccessible(page)
})
