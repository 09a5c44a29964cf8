import type { Page } from '@playwright/test'
import { projectFields } from '../../../local/seed/work-documents'
import { demoLinks } from '../../../local/seed/seed-content'
import { putDocument } from '../../support/accounts'
import { paths } from '../../../src/lib/paths'
import { expect, test } from '../../support/flow'
import { openProfile } from '../../support/browser/profile-dialog'
import { block, candidate } from '../../support/browser/research-tables'
import { picture } from '../../support/browser/picture'
import { putProject } from '../../support/samples/sample-projects'
import { putLooseCandidates } from '../../support/samples/sample-research'

test.use({ colorScheme: 'dark' })

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const pressable = (page: Page) => page.locator('button, a.rounded-full, input:not([type=checkbox]), textarea')

async function expectOnPaper(page: Page, sheetHeight: number) {
  expect(await background(page)).toBe('rgb(255, 255, 255)')
  await expect(pressable(page).filter({ visible: true })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(sheetHeight)
}

test('a conversation, a day, a table and a dialog print whole, without their controls', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const { uid } = account
  const messages = Array.from({ length: 30 }, (_, place) => ({
    role: place % 2 === 0 ? 'user' : 'assistant',
    content: `Message ${place + 1}, assez long pour prendre de la place.\n\nEt un second paragraphe.`,
    timestamp: Date.now() - (30 - place) * 1000,
  }))
  await putDocument(`conversations/${uid}-1`, { userId: uid, title: 'Prix', messages, timestamp: new Date() })
  await putDocument(`todos/${uid}-paper`, {
    userId: uid,
    text: 'Peser le colis',
    completed: true,
    dayOfWeek: 'lundi',
    createdAt: new Date(),
    xpCounted: true,
  })
  await putLooseCandidates(account, demoLinks.loose)
  const print = () => page.emulateMedia({ media: 'print' })
  const open = async (path: string) => {
    await page.emulateMedia({ media: null })
    await page.goto(path)
  }

  await test.step('a long conversation from its first word to its last', async () => {
    await open('/coach')
    await expect(page.getByText('Message 30, assez long')).toBeVisible()
    await print()
    await expectOnPaper(page, 2_000)
    const log = page.getByRole('log', { name: 'Conversation' })
    expect(await log.evaluate((box) => getComputedStyle(box).overflowY)).toBe('visible')
    await picture(page, 'print-conversation', { isPaper: true })
  })

  await test.step('a day shows its done todos', async () => {
    await open('/todos/lundi')
    const box = page.getByRole('checkbox', { name: 'Peser le colis' })
    await expect(box).toBeChecked()
    await print()
    await expectOnPaper(page, 0)
    await expect(box).toBeVisible()
    await expect(box).toHaveCSS('print-color-adjust', 'exact')
    await picture(page, 'print-day', { isPaper: true })
  })

  await test.step('a table of candidates has its ten columns, the link readable', async () => {
    await open('/search')
    await candidate(page, 'example.com/tapis-pliable').waitFor()
    // As in a real print, the window stays wide and only the paper is narrow.
    await print()
    await block(page, 'Mes liens').evaluate((element) => {
      element.style.width = '640px'
    })
    const link = page.getByRole('link', { name: 'example.com/tapis-pliable' })
    expect((await link.boundingBox())?.height).toBeLessThan(100)
    await expect(page.getByRole('button', { name: 'Évaluer' }).first()).toBeHidden()
  })

  await test.step('an open dialog alone and whole', async () => {
    await open('/')
    await page.setViewportSize({ width: 700, height: 500 })
    const dialog = await openProfile(page, 'Abonnement')
    await expect(dialog.getByText('Mes paiements')).toBeAttached()
    await print()
    await expectOnPaper(page, 500)
    await expect(page.getByText(/^Bienvenue/)).toBeHidden()
    expect(await dialog.evaluate((box) => getComputedStyle(box).position)).toBe('static')
    await picture(page, 'print-profile', { isPaper: true })
  })
})

test('long names are whole on paper', async ({ page, signedIn }) => {
  const account = await signedIn()
  const name = 'Lampe de lecture à pince, rechargeable et orientable'
  await putLooseCandidates(account, [
    { link: 'https://www.exemple-marchand.fr/lampe', name, note: name },
    { link: 'https://ex.fr/gourde' },
  ])
  await putProject(account, { title: `${name}, pour lire au lit sans réveiller personne` })
  await page.setViewportSize({ width: 658, height: 980 })
  const expectWhole = async () => {
    const shown = page.getByText(name).filter({ visible: true }).first()
    await shown.waitFor()
    await page.emulateMedia({ media: 'print' })
    const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight
    expect(await shown.evaluate(isWhole), page.url()).toBe(true)
    await page.emulateMedia({ media: null })
  }
  await page.goto(paths.projects)
  await expectWhole()
  await page.goto(paths.research)
  await page.getByRole('button', { name: 'Comparer' }).click()
  await page.getByRole('table', { name: 'Comparer' }).waitFor()
  await expectWhole()
})

test('the duties, the page and a letter of a project print whole, with the address of each official page', async ({
  page,
  signedIn,
}) => {
  const { uid } = await signedIn()
  const at = { createdAt: new Date(), updatedAt: new Date() }
  const launch = {
    status: 'micro',
    shipsFrom: 'outside',
    importer: 'me',
    category: 'electric',
    channel: 'shop',
    buyers: 'france',
    marketing: 'none',
    stock: 'yes',
    selling: 'no',
    marks: 'eori',
    seller: 'Marie Durand EI',
    price: '29,90 €',
  }
  const fields = projectFields(uid, { title: 'Lampe Lumo', notes: {} }, at)
  await putDocument(`projects/p-${uid}`, { ...fields, launch })
  const print = () => page.emulateMedia({ media: 'print' })
  const open = async (part?: Parameters<typeof paths.launchOf>[1]) => {
    await page.emulateMedia({ media: null })
    await page.goto(paths.launchOf(`p-${uid}`, part))
  }

  await test.step('each duty with its page, and what is in hand', async () => {
    await open()
    const duties = page.getByRole('list', { name: 'Obligations' }).getByRole('listitem')
    await expect(duties.first()).toBeVisible()
    const count = await duties.count()
    await print()
    await expectOnPaper(page, 0)
    await expect(page.getByText(/: https:\/\//)).toHaveCount(count)
    await expect(
      duties
        .filter({ hasText: 'EORI' })
        .getByText(/\(.+\)/)
        .first(),
    ).toBeVisible()
    await picture(page, 'print-duties', { isPaper: true })
  })

  await test.step('the page as a buyer reads it, without the form', async () => {
    await open('fiche')
    const preview = page.getByRole('article', { name: 'Aperçu de la fiche' })
    await expect(preview).toContainText('Marie Durand EI')
    await print()
    await expectOnPaper(page, 0)
    await expect(preview).toBeVisible()
    expect(await preview.evaluate((box) => getComputedStyle(box).overflowY)).toBe('visible')
  })

  await test.step('a letter alone', async () => {
    await open('courriers')
    const letter = page.getByRole('group', { name: 'Lettre' })
    await expect(letter).toContainText('Marie Durand EI')
    await print()
    await expectOnPaper(page, 0)
    await expect(letter).toBeVisible()
  })
})
