import type { Page } from '@playwright/test'
import { toDay } from '../../src/domain/base/time/day-name'
import { localDateOf } from '../../src/domain/base/time/local-date'
import { weekdayOf } from '../../src/domain/base/time/weekday'
import { firstOn } from '../../src/domain/todos/week-of-todo'
import { putDocument } from '../support/accounts'
import { expectAccessible } from '../support/browser/axe'
import { expect, test } from '../support/flow'
import { hold } from '../support/hold'
import { editor } from '../support/browser/project-editor'
import { picture } from '../support/browser/picture'
import { putProject } from '../support/samples/sample-projects'
import { putLooseCandidates } from '../support/samples/sample-research'
import { readOwned } from '../support/stored-documents'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commandes' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Rechercher ou agir' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const help = (page: Page) => page.getByRole('dialog', { name: 'Raccourcis clavier' })

/** The app itself is drawn, not its last frame alone: it hears the keys. */
async function expectReady(page: Page) {
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#frame')).toHaveCount(0)
}

async function open(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

test('the palette opens by its keys, returns the focus, and finds screens and data by their words', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await putProject(account, { title: 'Étagère à épices' })
  // Three days ahead is shown by its weekday's name: neither today nor tomorrow, also if midnight passes during the test.
  const day = weekdayOf(new Date(Date.now() + 3 * 86_400_000))
  await putDocument(`sections/${account.uid}-lampe`, {
    userId: account.uid,
    nomSection: 'Lampe Lumo',
    product: 'Lampe Lumo',
    createdAt: new Date(),
  })
  await putLooseCandidates(account, [{ link: 'https://ex.fr/p/gourde-inox' }])
  await putDocument(`salesTests/${account.uid}-t`, {
    userId: account.uid,
    product: `c-${account.uid}-0`,
    link: 'https://ex.fr/p/gourde-inox',
    tried: 'Première vidéo',
    limitCents: 5_000,
    days: 7,
    startsOn: localDateOf(new Date()),
    numbers: {},
    sold: false,
    createdAt: new Date(),
  })
  await page.goto('/rules')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await test.step('opened and closed by its keys', async () => {
    const button = page.getByRole('button', { name: 'Rechercher ou agir' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(option(page, /Étagère à épices/)).toBeVisible()
    await expectAccessible(page)
    await picture(page, 'commands-palette', { isWindow: true })
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  for (const [typed, label, address] of [['lumo', /^Lampe Lumo/, '/search']] as const) {
    await test.step(`« ${typed} »`, async () => {
      await open(page)
      await field(page).fill(typed)
      await expect(option(page, label)).toHaveAttribute('data-highlighted')
      await picture(page, 'commands-found', { isWindow: true })
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Lampe Lumo' })).toBeFocused()
    })
  }

  await test.step('the page of a product', async () => {
    await open(page)
    await field(page).fill('gourde')
    await expect(option(page, /^Gourde inox/)).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/./)
    await expect(page.getByRole('heading', { level: 1, name: 'Gourde inox' })).toBeVisible()
  })

  await test.step('a lesson, and a sales test by what it tries', async () => {
    await open(page)
    await field(page).fill('huit criteres')
    await expect(option(page, /^Les huit critères/)).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/modules/eight-criteria')
    await open(page)
    await field(page).fill('premiere video')
    await expect(option(page, /^Première vidéo/)).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/search/c-${account.uid}-0/test`)
    await expect(page.getByRole('heading', { level: 1, name: 'Gourde inox' })).toBeVisible()
  })

  await test.step('a new todo, a project and a question', async () => {
    await page.goto('/search')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await open(page)
    await field(page).fill(`appeler le fournisseur ${day}`)
    const today = localDateOf(new Date())
    // The quotes have no-break spaces, as the date.
    const label = `Ajouter la tâche « appeler le fournisseur » ${toDay(firstOn(day, today), today)}`
    await expect(option(page, label.replaceAll('\u00a0', ' '))).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Voir' }).click()
    await expect(page).toHaveURL(`/todos/${day}`)
    await expect(page.getByRole('checkbox', { name: 'appeler le fournisseur', exact: true })).toBeVisible()

    await open(page)
    await field(page).fill('etagere')
    await expect(option(page, /Étagère à épices/)).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await expect(editor(page)).toBeVisible()
    await page.goBack()
    await expect(editor(page)).toHaveCount(0)
    await expect(page).toHaveURL(`/todos/${day}`)
  })

  await test.step('a question that is not sent yet', async () => {
    await open(page)
    await field(page).fill('comment vendre mes étagères')
    await option(page, /^Demander à Coach Boom/).click()
    await expect(page).toHaveURL('/coach')
    await expect(page.getByLabel('Votre message')).toHaveValue('comment vendre mes étagères')
    await expect(page.getByRole('article', { name: 'Vous' }).getByText('étagères')).toHaveCount(0)
  })
})

test('the verbs that people type begin where their work is done', async ({ page, signedIn }) => {
  const account = await signedIn()
  await page.goto('/analyses')
  await expectReady(page)
  const verb = async (typed: string) => {
    await open(page)
    await field(page).fill(typed)
    await page.keyboard.press('Enter')
  }
  await test.step('a todo', async () => {
    await verb('nouvelle tâche')
    await expect(page).toHaveURL('/todos')
    await expect(page.getByLabel('Nouvelle tâche')).toBeFocused()
  })
  await test.step('a project, with and without its name', async () => {
    await verb('nouveau projet')
    await expect(editor(page)).toBeVisible()
    await expect(editor(page).getByLabel('Nom du projet')).toHaveValue('')
    await page.goBack()
    await expect(editor(page)).toHaveCount(0)
    await verb('nouveau projet Lampe Lumo')
    await expect(editor(page).getByLabel('Nom du projet')).toHaveValue('Lampe Lumo')
    await page.goBack()
  })
  await test.step('a link', async () => {
    await page.goto('/todos')
    await expectReady(page)
    await verb('ajouter un lien')
    await expect(page).toHaveURL('/search')
    await expect(page.getByLabel('Lien du produit')).toBeFocused()
    await page.reload()
    await expectReady(page)
  })
  await test.step('a conversation', async () => {
    await verb('nouvelle conversation : mes prix')
    await expect(page).toHaveURL('/coach')
    await expect(page.getByLabel('Votre message')).toHaveValue('mes prix')
  })
  await test.step('the theme, kept by a reload', async () => {
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await ground()
    await verb('thème')
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()
    await page.reload()
    expect(await ground()).toBe(dark)
    await expectReady(page)
    await verb('mode clair')
    await page.getByRole('button', { name: 'Suivre l’appareil' }).click()
    await expect.poll(ground).toBe(light)
  })
  expect(await readOwned('todos', account.uid), 'no verb made a todo of its name').toEqual([])
  await test.step('the sign-out', async () => {
    await verb('se déconnecter')
    // The question of the new conversation was not sent.
    await page.getByRole('button', { name: 'Me déconnecter quand même' }).click()
    await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible()
  })
})

test('keys that come before the palette change nothing behind it @no-worker', async ({ page, signedIn }) => {
  await signedIn()
  const chunk = await hold(page, '**/assets/commands-*.js')
  await page.goto('/todos/lundi')
  const todo = page.getByLabel('Nouvelle tâche')
  await todo.fill('Appeler ')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('xyz')
  await expect(todo).toHaveValue('Appeler ')
  await page.keyboard.press('Escape')
  await expect(todo).toBeFocused()
  await page.keyboard.press('Control+k')
  await chunk.request
  await chunk.release()
  await expect(field(page)).toBeFocused()
  // Opened again during the closing animation: the field is empty and accepts keys.
  await page.keyboard.type('lundi')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('mardi')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('mardi')
  await page.keyboard.press('Escape')
  await expect(todo).toBeFocused()
})

test('the palette over an open project leaves its work alone', async ({ page, signedIn }) => {
  const account = await signedIn()
  await putProject(account, { title: 'Lampe Lumo' })
  await page.goto('/projects')
  await page.getByRole('main').getByRole('button', { name: 'Lampe Lumo', exact: true }).click()
  const text = editor(page).getByRole('textbox', { name: 'Description du produit' })
  await text.fill('Une lampe')

  await open(page)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(text).toBeFocused()

  await open(page)
  await field(page).fill('Tableau de bord')
  await page.keyboard.press('Enter')
  await expect(editor(page)).toHaveCount(0)
  const saved = async () => JSON.stringify(await readOwned('projects', account.uid))
  await expect.poll(saved, 'what was written is saved by itself').toContain('Une lampe')
})

test('the help about the keys opens by its key, which can be turned off', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/todos/lundi')
  const todo = page.getByLabel('Nouvelle tâche')
  await todo.fill('Prêt ')
  await todo.press('?')
  await expect(todo).toHaveValue('Prêt ?')
  await expect(help(page)).toHaveCount(0)

  await page.getByRole('tab', { name: 'Lundi' }).focus()
  await page.keyboard.press('?')
  await expect(help(page)).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'commands-keys', { isWindow: true })
  const key = help(page).getByRole('switch')
  await expect(key).toBeChecked()
  await key.click()
  await page.keyboard.press('Escape')
  await expect(help(page)).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Lundi' })).toBeFocused()

  await page.reload()
  await page.getByRole('tab', { name: 'Lundi' }).focus()
  await page.keyboard.press('?')
  // If the palette opens alone, the key before it opened no dialog.
  await open(page)
  await expect(help(page)).toHaveCount(0)
  await field(page).fill('raccourcis')
  await page.keyboard.press('Enter')
  await expect(help(page).getByRole('switch')).not.toBeChecked()
})

test('the palette is there without a keyboard @phone-only', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/')
  await page.getByRole('button', { name: 'Rechercher ou agir' }).click()
  const todos = palette(page).getByRole('option', { name: 'Mes Tâches' })
  await expect(todos).toBeVisible()
  expect((await todos.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await palette(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(palette(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Rechercher ou agir' }).click()
  await palette(page).getByRole('combobox', { name: 'Rechercher ou agir' }).fill('Filmer le déballage demain')
  await palette(page)
    .getByRole('option', { name: /Ajouter la tâche .* à demain/ })
    .click()
  await expect(palette(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Voir' }).click()
  await expect(page.getByRole('checkbox', { name: 'Filmer le déballage', exact: true })).toBeVisible()
})
