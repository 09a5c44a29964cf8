import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { picture } from '../../support/browser/picture'
import { itemText, putProject } from '../../support/samples/sample-projects'
import { readDocument, readOwned } from '../../support/stored-documents'

const answer = (page: Page) =>
  page.getByRole('log', { name: 'Conversation' }).getByRole('article', { name: 'Coach Boom' }).last()
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Transformer en tâches…' })
const card = (page: Page, day: string) => page.getByRole('group', { name: `Proposition : tâche pour ${day}` })

/** Asks a question whose fixed answer of the stand-in has steps. */
async function askForSteps(page: Page) {
  await page.goto('/coach')
  await page.getByLabel('Votre message').fill('Par où commencer pour ouvrir ma boutique ?')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(answer(page)).toContainText('Semaine 4')
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
}

const row = (page: Page, text: string): Locator => sheet(page).getByRole('listitem').filter({ hasText: text })

async function choose(page: Page, text: string, day: string) {
  await row(page, text).getByRole('checkbox').check()
  await row(page, text).getByRole('radio', { name: day }).check({ force: true })
}

test('steps of an answer become tasks and are taken back; without a network they wait', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  const { uid } = await signedIn()
  const stored = async () => (await readOwned('todos', uid)).map(({ text }) => String(text))
  await askForSteps(page)
  await answer(page).getByRole('button', { name: 'Transformer en tâches…' }).click()
  await expect(sheet(page).getByRole('button', { name: 'Ajouter', exact: true })).toBeDisabled()
  await choose(page, 'Publie une vidéo par jour', 'Mardi')
  await choose(page, 'Cinq photos et trois vidéos', 'Jeudi')
  await expectAccessible(page)
  await picture(page, 'coach-steps')
  expect(await readOwned('todos', uid)).toEqual([])
  await sheet(page).getByRole('button', { name: 'Ajouter 2 tâches' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(card(page, 'mardi')).toContainText('Publie une vidéo par jour sur un seul réseau.')
  await expect(card(page, 'jeudi').getByRole('button', { name: "Annuler l'ajout" })).toBeVisible()

  await page.goto('/todos/mardi')
  await expect(page.getByRole('checkbox', { name: /Publie une vidéo/ })).toBeVisible()
  await page.goto('/coach')
  await card(page, 'mardi').getByRole('button', { name: "Annuler l'ajout" }).click()
  await expect(card(page, 'mardi')).toContainText('Ajout annulé')
  await expect
    .poll(async () => (await readOwned('todos', uid)).map((todo) => todo['dayOfWeek']))
    .toEqual(['jeudi'])

  await page.reload()
  await expect(card(page, 'mardi')).toContainText('Ajout annulé')
  await expect(card(page, 'jeudi').getByRole('button', { name: "Annuler l'ajout" })).toBeVisible()
  await picture(page, 'coach-steps-undone')

  await test.step('taken without a network, it arrives with it', async () => {
    await answer(page).getByRole('button', { name: 'Transformer en tâches…' }).click()
    await choose(page, 'Corrige ce qui revient', 'Samedi')
    await context.setOffline(true)
    await sheet(page).getByRole('button', { name: 'Ajouter 1 tâche' }).click()
    await expect(card(page, 'samedi')).toContainText('En attente')
    await picture(page, 'coach-steps-offline')
    expect(await stored()).toHaveLength(1)
    await context.setOffline(false)
    await expect.poll(stored, { timeout: 30_000 }).toHaveLength(2)
    await expect(card(page, 'samedi')).not.toContainText('En attente')
  })
})

test('steps go behind the text of an item, and out of it again, byte for byte', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putProject(account, {
    title: 'Gourde filtrante',
    notes: { targetCustomer: ['', '', '', 'Moins de 40 €  '] },
  })
  const stored = async (index: number) =>
    itemText(await readDocument(`projects/${id}`), 'targetCustomer', index)
  await askForSteps(page)
  await answer(page).getByRole('button', { name: 'Transformer en tâches…' }).click()
  await sheet(page).getByRole('tab', { name: 'Dans un projet' }).click()
  await sheet(page).getByLabel('Partie').selectOption('Client cible')
  await sheet(page).getByLabel('Point').selectOption('Budget moyen')
  await expect(sheet(page).getByText('Moins de 40 €')).toBeVisible()
  await row(page, 'Publie une vidéo').getByRole('checkbox').check()
  await row(page, 'Réponds à chaque message').getByRole('checkbox').check()
  await expectAccessible(page)
  await picture(page, 'coach-steps-in-project')
  await sheet(page).getByRole('button', { name: 'Ajouter', exact: true }).click()

  const card = page.getByRole('group', { name: 'Proposition : Budget moyen' })
  await expect(card).toContainText('Gourde filtrante')
  const steps = 'Publie une vidéo par jour sur un seul réseau.\nRéponds à chaque message dans la journée.'
  await expect.poll(() => stored(3)).toBe(`Moins de 40 €  \n\n${steps}`)

  await page.reload()
  await card.getByRole('button', { name: "Annuler l'ajout" }).click()
  await expect.poll(() => stored(3)).toBe('Moins de 40 €  ')
  await expect(card).toContainText('Ajout annulé')
})
