// « Télécharger mes données »: an archive with everything that a person owns, or no archive.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { putDocuments, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { refuse } from '../../support/refusals'
import { openProfile } from '../../support/browser/profile-dialog'
import { putProject } from '../../support/samples/sample-projects'
import { putLooseCandidates, putSection } from '../../support/samples/sample-research'

const profile = (page: Page) => page.getByRole('dialog', { name: 'Mon Profil' })
const take = (page: Page) => profile(page).getByRole('button', { name: 'Télécharger mes données' })
const done = (page: Page) => profile(page).getByText('Votre navigateur a reçu l’archive.')

async function openData(page: Page) {
  await openProfile(page, 'Mes données')
  await expect(take(page)).toBeEnabled()
}

async function putWork(account: Account, text: string) {
  const { uid: userId } = account
  const createdAt = new Date()
  await putProject(account, { title: text, notes: { product: [text] } })
  await putLooseCandidates(account, [{ link: 'https://ex.fr/lampe', note: text }])
  await putSection(account, text, [{ link: 'https://ex.fr/tapis', note: text }])
  await putDocuments(
    new Map([
      [`todos/t-${userId}`, { userId, text, completed: false, dayOfWeek: 'lundi', createdAt }],
      [
        `conversations/k-${userId}`,
        {
          userId,
          title: text,
          timestamp: createdAt,
          messages: [{ role: 'user', content: text, timestamp: 0 }],
        },
      ],
    ]),
  )
}

/** Name of the downloaded archive, and its files by name. */
async function downloadedBy(page: Page, act: () => Promise<void>): Promise<[string, Map<string, string>]> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  const entries = Object.entries(unzipSync(await readFile(await download.path())))
  return [download.suggestedFilename(), new Map(entries.map(([path, bytes]) => [path, strFromU8(bytes)]))]
}

test('one click gives an archive with all data of the account alone, whole or not at all', async ({
  page,
  context,
  newAccount,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  await putWork(await newAccount(), "Œuvre de quelqu'un")
  const account = await signedIn()
  await page.goto('/')
  await putWork(account, 'Étoile du berger')
  await openData(page)
  const [name, files] = await downloadedBy(page, () => take(page).click())
  expect(name).toMatch(/^coach-boom-mes-donnees-\d{4}-\d{2}-\d{2}\.zip$/)
  expect([...files.keys()].sort()).toEqual([
    'LISEZ-MOI.txt',
    'coach-boom.json',
    expect.stringMatching(/^conversations\/\d{4}-\d{2}-\d{2}-etoile-du-berger\.md$/),
    'produits.csv',
    'projets/etoile-du-berger.md',
    'taches.csv',
  ])
  for (const [path, text] of files) {
    expect(text, path).toContain(path === 'LISEZ-MOI.txt' ? account.email : 'Étoile du berger')
    expect(text, path).not.toContain('Œuvre')
  }
  const everything = JSON.parse(files.get('coach-boom.json') ?? '') as Record<string, unknown[]>
  expect(everything).toMatchObject({
    format: 1,
    account: { uid: account.uid, email: account.email },
    profile: { fields: { fullName: account.fullName } },
    todos: [{ fields: { text: 'Étoile du berger', dayOfWeek: 'lundi' } }],
    projects: [{ id: `p-${account.uid}`, fields: { title: 'Étoile du berger' } }],
    product: [{ fields: { link: 'https://ex.fr/lampe' } }],
    sections: [{ products: [{ fields: { link: 'https://ex.fr/tapis' } }] }],
    payments: [],
  })
  await expect(done(page)).toBeVisible()

  await test.step('without a network it says that it needs one', async () => {
    await context.setOffline(true)
    await expect(take(page)).toBeDisabled()
    await expect(take(page)).toHaveAccessibleDescription(/demande le réseau/)
    await context.setOffline(false)
    await expect(take(page)).toBeEnabled()
  })

  await test.step('one part that cannot be read: no archive, a sentence, and another try', async () => {
    const downloads: string[] = []
    page.on('download', (download) => downloads.push(download.suggestedFilename()))
    const heal = await refuse(context, 'queries', 'conversations')
    await take(page).click()
    const failure = profile(page).getByRole('alert')
    await expect(failure).toContainText('Aucun fichier n’a été créé.')
    await expectAccessible(page)
    expect(downloads).toEqual([])
    await heal()
    const [, again] = await downloadedBy(page, () =>
      failure.getByRole('button', { name: 'Réessayer' }).click(),
    )
    expect([...again.keys()]).toEqual([...files.keys()])
    await expect(failure).toHaveCount(0)
  })
})
