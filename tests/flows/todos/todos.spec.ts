import type { Page } from '@playwright/test'
import { putDocument, putDocuments } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { goOfflineKept, OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { picture } from '../../support/browser/picture'
import { readDocument } from '../../support/stored-documents'
import { travelTo } from '../../support/travel'

const field = (page: Page) => page.getByLabel('Nouvelle tâche')
const day = (page: Page) => page.getByRole('tabpanel')
const todos = (page: Page) => day(page).getByRole('checkbox')
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progression du jour' })

async function add(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
  await expect(day(page).getByRole('checkbox', { name: text, exact: true })).toBeVisible()
}

test("a day's todos: add, tick, edit, delete, undo", async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/todos/mardi')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')
  await picture(page, 'todos-empty')
  for (const text of ['A', 'B', 'C']) {
    await add(page, text)
    await expect(field(page)).toBeFocused()
  }
  await field(page).fill('   ')
  await field(page).press('Enter')
  await expect(todos(page)).toHaveCount(3)
  const names = async () =>
    Promise.all(
      (await todos(page).all()).map((box) =>
        box.evaluate((input) => input.ariaLabel ?? (input as HTMLInputElement).labels?.[0]?.textContent),
      ),
    )
  await expect.poll(async () => (await names()).map((name) => name?.trim())).toEqual(['C', 'B', 'A'])

  await day(page).getByRole('checkbox', { name: 'A', exact: true }).check()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '33')
  await day(page).getByRole('checkbox', { name: 'B', exact: true }).check()
  await day(page).getByRole('checkbox', { name: 'C', exact: true }).check()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100')

  await page.getByRole('button', { name: 'Modifier B' }).click()
  await page.getByLabel('Modifier la tâche').fill('B corrigée')
  await picture(page, 'todos-editing')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('checkbox', { name: 'B corrigée' })).toBeVisible()
  await page.getByRole('button', { name: 'Modifier B corrigée' }).click()
  await page.getByLabel('Modifier la tâche').fill('perdue')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'B corrigée' })).toBeVisible()
  await page.getByRole('button', { name: 'Modifier B corrigée' }).click()
  await page.getByLabel('Modifier la tâche').press('Escape')
  await expect(page.getByLabel('Modifier la tâche')).toHaveCount(0)
  await page.getByRole('button', { name: 'Modifier B corrigée' }).click()
  await page.getByLabel('Modifier la tâche').fill('  ')
  await page.getByLabel('Modifier la tâche').press('Enter')
  await page.getByLabel('Modifier la tâche').press('Escape')
  await expect(page.getByRole('checkbox', { name: 'B corrigée' })).toBeVisible()

  await page.getByRole('button', { name: 'Supprimer B corrigée' }).click()
  await expect(todos(page)).toHaveCount(2)
  await picture(page, 'todos-deleted', { isWindow: true })
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(todos(page)).toHaveCount(3)
  await expect(todos(page).nth(1)).toHaveAccessibleName('B corrigée')
  await expect(todos(page).nth(1)).toBeChecked()

  await page.reload()
  await expect(todos(page)).toHaveCount(3)
  await expect(todos(page).nth(1)).toHaveAccessibleName('B corrigée')
})

test('which day it is, also when it changes at midnight in an open tab', async ({ page, signedIn }) => {
  await travelTo(page, new Date('2026-11-22T22:00:00+01:00'))
  await signedIn()
  await page.goto('/todos')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Dimanche')).toHaveAttribute('aria-selected', 'true')
  await tab('Lundi').click()
  await expect(page).toHaveURL('/todos/lundi')
  await expect(tab('Lundi')).toHaveAttribute('aria-selected', 'true')
  await page.goto('/todos/Jeudi')
  await expect(tab('Jeudi')).toHaveAttribute('aria-selected', 'true')
  await page.goto('/todos/blursday')
  await expect(tab('Dimanche')).toHaveAttribute('aria-selected', 'true')
  await page.clock.fastForward('02:01:00')
  await expect(tab('Lundi')).toHaveAttribute('aria-selected', 'true')
})

/** Runs in the page. */
function pasteTasks() {
  const data = new DataTransfer()
  data.setData(
    'text/plain',
    '- [ ] Choisir un nom\n- [x] Acheter le domaine\n- [ ] Ouvrir la boutique\n- ~~Trouver une idée~~\n\np. 12 à relire',
  )
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
}

test('several pasted lines become several todos, after a question; one moves to another day without dragging', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/todos/mercredi')
  const pasteList = async () => {
    await field(page).focus()
    await page.evaluate(pasteTasks)
  }
  const question = page.getByRole('alertdialog')
  await pasteList()
  await expect(question).toContainText(/Ajouter 3\stâches\s?\?/)
  await expect(question).toContainText(/2\stâches déjà faites laissées de côté/)
  await expectAccessible(page)
  await picture(page, 'todos-paste', { isWindow: true })
  const take = question.getByRole('button', { name: /Ajouter/ })
  await question.getByLabel('Les ajouter aussi').check()
  await expect(take).toHaveText(/^Ajouter 5\stâches$/)
  await question.getByLabel('Les ajouter aussi').uncheck()
  await take.click()
  await expect(todos(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(todos(page)).toHaveCount(0)
  await pasteList()
  await take.click()
  await expect(todos(page)).toHaveCount(3)
  await expect(todos(page).first()).toHaveAccessibleName('Choisir un nom')
  await expect(todos(page).last()).toHaveAccessibleName('p. 12 à relire')

  await page.getByRole('button', { name: 'Déplacer Choisir un nom' }).click()
  await page.getByRole('menuitem', { name: /Samedi/ }).click()
  await expect(todos(page)).toHaveCount(2)
  await page.getByRole('tab', { name: 'Samedi' }).click()
  await expect(page.getByRole('checkbox', { name: 'Choisir un nom' })).toBeVisible()
})

test('on a Friday the days of the next week have their dates, and count in no tab of this one', async ({
  page,
  signedIn,
}) => {
  await travelTo(page, new Date('2026-11-27T10:00:00+01:00'))
  const { uid } = await signedIn()
  const planned = [
    ['Appeler', 'samedi', '2026-11-28'],
    ['Peser', 'samedi', '2026-11-28'],
    ['Filmer', 'samedi', '2026-11-28'],
    ['Écrire', 'mercredi', '2026-12-02'],
    ['Compter', 'mercredi', '2026-12-02'],
  ] as const
  const createdAt = new Date('2026-11-27T08:00:00Z')
  await putDocuments(
    new Map(
      planned.map(([text, dayOfWeek, date]) => [
        `todos/${uid}-${text}`,
        { userId: uid, text, dayOfWeek, date, completed: false, createdAt },
      ]),
    ),
  )
  await page.goto('/dashboard')
  const coming = page.getByRole('region', { name: 'Ma semaine' })
  await expect(coming.getByRole('link', { name: 'Samedi\u00a0: 3\u00a0tâches' })).toBeVisible()
  await expect(coming.getByText(/Samedi\s: 3\stâches\s*·\s*Mercredi 2\sdéc\.\s: 2\stâches/)).toBeVisible()
  await coming.getByRole('link', { name: 'Mercredi 2\u00a0déc.\u00a0: 2\u00a0tâches' }).click()

  await expect(page.getByRole('tab', { name: 'Mercredi' })).toHaveAccessibleDescription('le 25')
  await expect(page.getByRole('tab', { name: 'Samedi' })).toHaveAccessibleDescription(
    'le 28, 3\u00a0tâches à faire',
  )
  await expect(page.getByRole('heading', { name: 'Mercredi 2 décembre' })).toBeVisible()
  await expect(page.getByText(/non faites?/)).toHaveCount(0)
  await expectAccessible(page)
  await picture(page, 'todos-next-week')

  await page.getByRole('button', { name: 'Déplacer Écrire' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Vendredi 27\u00a0nov.',
    'Samedi 28\u00a0nov.',
    'Dimanche 29\u00a0nov.',
    'Lundi 30\u00a0nov.',
    'Mardi 1er\u00a0déc.',
    'Jeudi 3\u00a0déc.',
    'Choisir une date…',
  ])
  await page.getByRole('menuitem', { name: 'Lundi 30' }).click()
  await expect(page.getByText('Tâche déplacée au lundi 30\u00a0nov.')).toBeVisible()
  await expect.poll(async () => (await readDocument(`todos/${uid}-Écrire`))?.['date']).toBe('2026-11-30')

  // A todo that is written into the list of a day that is over stays in sight, with its date.
  await page.getByRole('tab', { name: 'Jeudi' }).click()
  await field(page).fill('Relire')
  await field(page).press('Enter')
  await expect(day(page).getByRole('listitem')).toContainText('Jeudi 3\u00a0déc.')
  await expect(page.getByRole('tab', { name: 'Jeudi' })).toHaveAccessibleDescription('le 26')
})

test('a typed day is offered: Enter takes it, Esc keeps the words', async ({ page, signedIn }) => {
  await travelTo(page, new Date('2026-11-23T10:00:00+01:00'))
  await signedIn()
  await page.goto('/todos/samedi')
  const offer = page.getByRole('group', { name: 'Jour lu dans le texte' })
  await field(page).fill('Comparer les prix samedi')
  await expect(offer, 'it is the day of this list').toHaveCount(0)
  await page.getByRole('tab', { name: 'Mercredi' }).click()
  await expect(offer).toBeVisible()
  await expect(field(page)).toHaveAccessibleDescription(/^Entrée ajoute la tâche à samedi\. Échap garde/)
  await expectAccessible(page)
  await picture(page, 'todos-day-offered')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(todos(page)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Samedi' }).click()
  await expect(day(page).getByRole('checkbox', { name: 'Comparer les prix', exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'Mercredi' }).click()
  await field(page).fill('Appeler le fournisseur demain')
  await field(page).press('Escape')
  await expect(offer).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await field(page).press('Enter')
  await expect(todos(page)).toHaveAccessibleName('Appeler le fournisseur demain')

  await field(page).fill('Filmer vendredi')
  await offer.getByRole('button', { name: 'Ajouter à vendredi' }).click()
  await expect(page.getByText('Tâche ajoutée à vendredi')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(field(page), 'the undo brings the words back').toHaveValue('Filmer vendredi')
  await expect(offer).toHaveCount(0)
  await page.getByRole('tab', { name: 'Vendredi' }).click()
  await expect(todos(page)).toHaveCount(0)

  await page.getByRole('tab', { name: 'Mercredi' }).click()
  await field(page).fill('Filmer demain')
  await offer.getByRole('button', { name: 'Garder tel quel' }).click()
  await field(page).press('Enter')
  await expect(todos(page).first()).toHaveAccessibleName('Filmer demain')

  await field(page).fill('Filmer vendredi soir')
  await expect(offer).toHaveCount(0)
})

test('todos written offline are pending, survive a reload and arrive; changes of another device show', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  const { uid } = await signedIn()
  await page.goto('/todos/jeudi')
  await add(page, 'Avant la coupure')
  await goOfflineKept(page, page.getByRole('checkbox', { name: 'Avant la coupure' }))
  await add(page, 'Pendant la coupure')
  await expect(page.getByText(/en attente/i).first()).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'todos-offline')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Pendant la coupure' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Avant la coupure' })).toBeVisible()
  await expect(page.getByText(/en attente/i).first()).toBeVisible()

  const createdAt = new Date()
  const theirs = { userId: uid, text: 'D’un autre appareil', completed: false, dayOfWeek: 'jeudi', createdAt }
  await putDocument(`todos/${uid}-ailleurs`, theirs)
  await context.setOffline(false)
  await expect(page.getByText(/en attente/i)).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByRole('checkbox', { name: theirs.text })).toBeVisible()
})
