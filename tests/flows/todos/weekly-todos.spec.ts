import type { Page } from '@playwright/test'
import { putDocuments, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'
import { readDocument } from '../../support/stored-documents'
import { travelTo } from '../../support/travel'

const box = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('checkbox', { name, exact: true })
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** « Annuler » of this toast: an earlier one may still be visible. */
const undo = (page: Page, said: RegExp) =>
  page.getByRole('group').filter({ hasText: said }).getByRole('button', { name: 'Annuler' })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progression du jour' })

type TodoFields = Parameters<typeof putDocuments>[0] extends ReadonlyMap<string, infer F> ? Partial<F> : never

function putTodos({ uid }: Account, todos: Readonly<Record<string, TodoFields>>): Promise<void> {
  return putDocuments(
    new Map(
      Object.entries(todos).map(([text, fields]) => [
        `todos/${uid}-${text}`,
        { userId: uid, text, completed: false, ...fields },
      ]),
    ),
  )
}

test('a repeating todo is open again on Monday in an open tab, without a write', async ({
  page,
  signedIn,
}) => {
  await travelTo(page, new Date('2026-11-15T23:58:00+01:00'))
  const account = await signedIn()
  const weeks = { repeats: true, completed: true, doneDates: ['2026-11-01'] }
  await putTodos(account, {
    Publier: { dayOfWeek: 'dimanche', createdAt: new Date('2026-10-20T10:00:00Z'), ...weeks },
    Ranger: { dayOfWeek: 'dimanche', createdAt: new Date('2026-11-09T10:00:00Z') },
  })
  await page.goto('/todos/dimanche')
  await expect(row(page, 'Publier').getByRole('img')).toHaveAccessibleName('Faite 1 fois sur 4\u00a0semaines')
  await box(page, 'Publier').check()
  await box(page, 'Ranger').check()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100')
  await expect(row(page, 'Publier').getByRole('img')).toHaveAccessibleName('Faite 2 fois sur 4\u00a0semaines')
  const stored = () => readDocument(`todos/${account.uid}-Publier`)
  await expect.poll(async () => (await stored())?.['doneDates']).toEqual(['2026-11-01', '2026-11-15'])
  // The count of done todos comes from the server.
  const tidied = async () => (await readDocument(`todos/${account.uid}-Ranger`))?.['completed']
  await expect.poll(tidied).toBe(true)
  const before = await stored()

  await page.clock.fastForward('03:00')
  await expect(box(page, 'Publier')).not.toBeChecked()
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')
  await expect(page.getByText('0 faite sur 1 tâche')).toBeVisible()
  await expect(box(page, 'Ranger')).toHaveCount(0)
  await button(page, 'Faites avant (1)').click()
  await expect(box(page, 'Ranger')).toBeChecked()
  await expectAccessible(page)
  expect(await stored()).toEqual(before)

  // The history disappears with the repetition, and undo restores it.
  await button(page, 'Plus : Publier').click()
  await picture(page, 'midweek-repeats', { isWindow: true })
  await page.getByRole('menuitemcheckbox', { name: 'Chaque semaine', checked: true }).click()
  await expect(page.getByText('La tâche ne revient plus')).toBeVisible()
  await expect(row(page, 'Publier').getByRole('img')).toHaveCount(0)
  await undo(page, /ne revient plus/).click()
  await expect(row(page, 'Publier').getByRole('img')).toHaveAccessibleName('Faite 2 fois sur 5\u00a0semaines')
  await expect.poll(stored).toEqual(before)
})

test('todos left from earlier days are put off or deleted in one press, which can be undone @phone-only', async ({
  page,
  signedIn,
}) => {
  await travelTo(page, new Date('2026-11-18T10:00:00+01:00'))
  const account = await signedIn()
  const createdAt = new Date('2026-11-16T08:00:00Z')
  await putTodos(account, {
    Filmer: { dayOfWeek: 'lundi', createdAt, putOff: 2 },
    Appeler: { dayOfWeek: 'mardi', createdAt },
    Peser: { dayOfWeek: 'mercredi', createdAt },
    Habitude: { dayOfWeek: 'mardi', createdAt, repeats: true },
  })
  await page.goto('/todos')
  const left = page.getByRole('region', { name: '2\u00a0tâches non faites lundi et mardi' })
  await picture(page, 'midweek')
  await button(page, '2\u00a0tâches non faites lundi et mardi').tap()
  await expect(left.getByRole('listitem')).toHaveText(['LundiFilmer', 'MardiAppeler'])
  await expectAccessible(page)
  await picture(page, 'midweek-unfolded')

  await left.getByRole('button', { name: "Mettre à aujourd'hui", exact: true }).tap()
  await expect(left).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Mercredi/ })).toBeFocused()
  await expect(box(page, 'Filmer')).toBeVisible()
  await expect(page.getByText('Reportée 3 fois. La diviser\u00a0?')).toBeVisible()
  await picture(page, 'midweek-carried', { isWindow: true })
  await undo(page, /reportées à aujourd’hui/).tap()
  await expect(left).toBeVisible()
  await expect(box(page, 'Filmer')).toHaveCount(0)

  await left.getByRole('button', { name: 'Laisser tomber' }).tap()
  await expect(left).toHaveCount(0)
  const stored = () => readDocument(`todos/${account.uid}-Filmer`)
  await expect.poll(stored).toBeNull()
  await undo(page, /supprimées/).tap()
  await expect(left).toBeVisible()
  await expect.poll(stored).toMatchObject({ dayOfWeek: 'lundi', putOff: 2 })

  await button(page, 'Actions : Peser').tap()
  await button(page, 'Déplacer Peser').tap()
  await page.getByRole('menuitem', { name: 'Choisir une date…' }).tap()
  const date = page.getByLabel('Date de la tâche')
  await date.fill('2026-11-17')
  await button(page, 'Choisir cette date').tap()
  await expect(page.getByText('Cette date est passée')).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'midweek-date', { isWindow: true })
  await date.fill('2026-11-26')
  await button(page, 'Choisir cette date').tap()
  await expect(box(page, 'Peser')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Jeudi' }).tap()
  await expect(row(page, 'Peser')).toHaveCount(0)
  await button(page, 'Plus tard (1)').tap()
  await expect(row(page, 'Peser')).toContainText('Jeudi 26 nov.')
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '0')
})

test('a menu keeps its first line in the window, and a toast leaves a sheet its buttons @phone-only', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const createdAt = new Date('2026-11-16T08:00:00Z')
  await putTodos(account, {
    Filmer: { dayOfWeek: 'mercredi', createdAt },
    Peser: { dayOfWeek: 'mercredi', createdAt },
  })
  await page.goto('/todos/mercredi')
  const openMenu = async () => {
    await button(page, 'Actions : Peser').tap()
    await button(page, 'Plus : Peser').tap()
  }
  await openMenu()
  const menu = page.getByRole('menu', { name: 'Plus', exact: true })
  await expect(menu.getByRole('menuitem', { name: 'Monter' })).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await menu.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)

  await button(page, 'Actions : Filmer').tap()
  await button(page, 'Supprimer Filmer').tap()
  const toast = page.getByRole('group').filter({ hasText: 'Tâche supprimée' })
  await expect(toast).toBeVisible()
  await openMenu()
  await menu.getByRole('menuitem', { name: /^Copier vers/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Copier la tâche' })
  await expect
    .poll(async () => {
      const [above, below] = [await toast.boundingBox(), await sheet.boundingBox()]
      return above && below && above.y + above.height <= below.y
    })
    .toBe(true)
  await undo(page, /Tâche supprimée/).tap()
  await page.keyboard.press('Escape')
  await expect(box(page, 'Filmer')).toBeVisible()
})

test('years of one day are counted, not read, and come page by page when somebody looks', async ({
  page,
  signedIn,
}) => {
  await travelTo(page, new Date('2026-11-16T10:00:00+01:00'))
  const account = await signedIn()
  const done = (index: number): [string, TodoFields] => {
    const at = new Date(Date.UTC(2026, 10, 9 - 7 * index, 9))
    const doneDates = [at.toISOString().slice(0, 10)]
    return [`Ancienne ${index}.`, { dayOfWeek: 'lundi', completed: true, createdAt: at, doneDates }]
  }
  await putTodos(account, {
    ...Object.fromEntries(Array.from({ length: 120 }, (_, index) => done(index))),
    'De toujours': { dayOfWeek: 'lundi', createdAt: new Date('2023-11-20T08:00:00Z') },
  })
  const rows = page.locator('[role=tabpanel] [role=listitem]')
  await page.goto('/todos/lundi')
  await expect(page.getByText('0 faite sur 1 tâche')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await button(page, 'Faites avant (120)').click()
  await expect(box(page, 'Ancienne 0.')).toBeChecked()
  await expect(rows).toHaveCount(51)
  await button(page, 'Afficher plus').click()
  await expect(rows).toHaveCount(90)
  await button(page, 'Afficher plus').click()
  await expect(rows).toHaveCount(121)
  await expect(button(page, 'Afficher plus')).toHaveCount(0)

  // An unticked todo returns to the week.
  await box(page, 'Ancienne 7.').uncheck()
  await expect(button(page, 'Faites avant (119)')).toBeVisible()
  await expect(page.getByText('0 faite sur 2 tâches')).toBeVisible()

  // A todo in edit mode remains, although its day does not list it.
  await button(page, 'Modifier Ancienne 3.').click()
  await page.getByRole('textbox', { name: 'Modifier la tâche' }).fill('Autrement')
  await page.reload()
  await expect(button(page, 'Faites avant (119)')).toBeVisible()
  await expect(page.getByText('Cette tâche a été supprimée')).toHaveCount(0)
  await button(page, 'Faites avant (119)').click()
  await expect(page.getByRole('textbox', { name: 'Modifier la tâche' })).toHaveValue('Autrement')
})
