import type { Browser, Page } from '@playwright/test'
import type { Fields } from '../../local/emulators/emulator-admin'
import { WEEKDAYS, weekdayOf } from '../../src/domain/base/time/weekday'
import { createAccount, putDocuments } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { logIn } from '../../tests/support/browser/log-in'
import { paths } from '../../src/lib/paths'
import type { FirestoreMeter } from '../functions/firestore-meter'
import { forgetDocuments } from './opening'
import type { Row } from '../row'

const TODOS_A_DAY = 8
const CONVERSATIONS = 5
const PROJECTS = 4
const LINKS = 6
const SECTIONS = 3

/** Documents that each screen reads from Firestore with an empty cache, for a full week, and the live queries that it then has open. */
export async function measureDocuments(
  browser: Browser,
  app: AppUnderTest,
  meter: FirestoreMeter,
): Promise<Row[]> {
  const account = await createAccount()
  await putDocuments(aFullWeek(account.uid))
  const rows: Row[] = []
  const opens: [string, string, (page: Page) => Promise<unknown>, string][] = [
    [
      '/dashboard',
      '/dashboard',
      (page) => page.getByRole('heading', { name: 'Mon chemin' }).waitFor(),
      'at most 36',
    ],
    [
      '/todos',
      '/todos',
      (page) => page.getByRole('checkbox').first().waitFor(),
      `${TODOS_A_DAY * WEEKDAYS.length} todos of the week, 1 profile; 2 listeners`,
    ],
    ...[paths.projects, paths.research, paths.analyses, paths.weeks, paths.learning].map(
      (path): (typeof opens)[number] => [
        path,
        path,
        (page) => page.getByRole('heading', { level: 1 }).waitFor(),
        'only what is shown',
      ],
    ),
    [
      '/coach',
      '/coach',
      (page) => page.getByText('Réponse 1').first().waitFor(),
      '1 conversation, 1 profile',
    ],
    ['/payement', '/payement', (page) => page.getByRole('heading', { level: 1 }).waitFor(), '1 profile'],
  ]
  for (const [name, path, shown, goal] of opens) {
    const page = await freshPage(browser, app, path)
    await shown(page)
    await page.waitForTimeout(1_500)
    const { reads, writes } = meter.take()
    const value = `${reads} read, ${writes} written, ${meter.openTargets()} listeners`
    rows.push({ what: `documents of ${name}`, value, goal })
    if (name === paths.todos) rows.push(await aDay(page, meter))
    if (name === '/coach') rows.push(await anExchange(page, meter))
    if (name === '/todos') rows.push(await aTick(page, meter))
    await page.context().close()
  }
  return rows

  async function freshPage(from: Browser, target: AppUnderTest, path: string): Promise<Page> {
    const context = await from.newContext({ baseURL: target.url, serviceWorkers: 'block' })
    const page = await context.newPage()
    await logIn(page, account)
    await page.waitForTimeout(1_000)
    await forgetDocuments(page, target.url)
    meter.take()
    await page.goto(path)
    return page
  }
}

async function aDay(page: Page, meter: FirestoreMeter): Promise<Row> {
  await page.getByRole('tab', { selected: false }).first().click()
  await page.waitForTimeout(2_000)
  const { reads } = meter.take()
  await page.goBack()
  await page.getByRole('checkbox').first().waitFor()
  await page.waitForTimeout(1_500)
  meter.take()
  return { what: 'documents of another day', value: `${reads} read`, goal: '0: the week has them' }
}

async function anExchange(page: Page, meter: FirestoreMeter): Promise<Row> {
  await page.getByLabel('Votre message').fill('Comment fixer mon prix ?')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await page.getByRole('button', { name: 'Arrêter' }).waitFor()
  await page.getByRole('button', { name: 'Arrêter' }).waitFor({ state: 'detached' })
  await page.waitForTimeout(2_000)
  const { reads, writes } = meter.take()
  return {
    what: 'documents of one exchange (browser)',
    value: `${reads} read, ${writes} written`,
    goal: '1 write',
  }
}

async function aTick(page: Page, meter: FirestoreMeter): Promise<Row> {
  await page.getByRole('tabpanel').getByRole('checkbox').first().click()
  await page.waitForTimeout(2_000)
  const { reads, writes } = meter.take()
  return {
    what: 'documents of one first tick',
    value: `${reads} read, ${writes} written`,
    goal: '2 read again and written: todo and XP',
  }
}

function aFullWeek(uid: string): Map<string, Fields> {
  const documents = new Map<string, Fields>()
  const now = Date.now()
  for (const dayOfWeek of WEEKDAYS) {
    for (let index = 0; index < TODOS_A_DAY; index += 1) {
      documents.set(`todos/${uid}-${dayOfWeek}-${index}`, {
        userId: uid,
        text: `${dayOfWeek === weekdayOf(new Date()) ? 'Aujourd’hui' : dayOfWeek} ${index + 1}`,
        completed: false,
        dayOfWeek,
        createdAt: new Date(now - index * 60_000),
      })
    }
  }
  for (let index = 1; index <= CONVERSATIONS; index += 1) {
    documents.set(`conversations/${uid}-${index}`, {
      userId: uid,
      messages: [
        { role: 'user', content: `Question ${index}`, timestamp: now },
        { role: 'assistant', content: `Réponse ${index}`, timestamp: now },
      ],
      timestamp: new Date(now - index * 3_600_000),
    })
  }
  const ago = (hours: number) => new Date(now - hours * 3_600_000)
  documents.set(`coach/${uid}`, { plan: { madeAt: ago(9).toISOString(), answers: {} } })
  for (let index = 1; index <= PROJECTS; index += 1) {
    const dates = { createdAt: ago(index).toISOString(), updatedAt: ago(index).toISOString() }
    documents.set(`projects/${uid}-${index}`, { userId: uid, title: `Projet ${index}`, ...dates })
  }
  const link = (index: number) => ({ link: `https://ex.fr/${index}`, createdAt: ago(index) })
  for (let index = 1; index <= LINKS; index += 1) {
    documents.set(`product/${uid}-${index}`, { userId: uid, ...link(index) })
  }
  for (let section = 1; section <= SECTIONS; section += 1) {
    const names = { nomSection: `Section ${section}`, product: `Section ${section}` }
    documents.set(`sections/${uid}-${section}`, { userId: uid, ...names, createdAt: ago(section) })
    for (let index = 1; index <= LINKS; index += 1) {
      documents.set(`sections/${uid}-${section}/products/${index}`, link(index))
    }
  }
  return documents
}
