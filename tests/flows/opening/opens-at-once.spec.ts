// Today's tasks show at once from the device, without the server; a tick counts at once.
import type { Page } from '@playwright/test'
import { weekdayOf } from '../../../src/domain/base/time/weekday'
import { putDocuments, type Account } from '../../support/accounts'
import { expectKept } from '../../support/browser/device-traces'
import { expect, test } from '../../support/flow'
import { hold } from '../../support/hold'
import { readDocument } from '../../support/stored-documents'

const SERVER = '**/google.firestore.v1.Firestore/**'
const TEXTS = ['Appeler le fournisseur', 'Photographier la lampe', 'Publier le produit'] as const

const today = () => weekdayOf(new Date())
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const id = ({ uid }: Account, text: string) => `${uid}-${TEXTS.indexOf(text as (typeof TEXTS)[number])}`
const stored = (account: Account, text: string) => readDocument(`todos/${id(account, text)}`)

async function putTodos(account: Account): Promise<void> {
  const todos = TEXTS.map((text, index): [string, Record<string, unknown>] => [
    `todos/${id(account, text)}`,
    {
      userId: account.uid,
      text,
      completed: index === 2,
      xpCounted: index === 2,
      dayOfWeek: today(),
      createdAt: new Date(Date.now() - index * 1_000),
    },
  ])
  await putDocuments(new Map(todos) as Parameters<typeof putDocuments>[0])
}

async function seeToday(page: Page, account: Account): Promise<void> {
  await putTodos(account)
  await page.goto('/todos')
  for (const text of TEXTS) await expect(box(page, text)).toBeVisible()
  await expectKept(page, TEXTS)
}

test('the tasks are there before the server answers; a tick counts at once and is sent by itself, also by the page after a reload @phone-only', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await seeToday(page, account)
  const server = await hold(page, SERVER)
  await page.goto('/todos')
  for (const text of TEXTS) await expect(box(page, text)).toBeVisible()
  await expect(box(page, TEXTS[2])).toBeChecked()
  await expect(page.getByText('1 faite sur 3 tâches')).toBeVisible()

  await box(page, TEXTS[1]).check()
  await expect(page.getByText('2 faites sur 3 tâches')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67')
  await box(page, TEXTS[2]).uncheck()
  await box(page, TEXTS[2]).check()

  // The page dies before the server has answered.
  await page.goto('/todos')
  await expect(box(page, TEXTS[1])).toBeChecked()
  await expect(page.getByText('2 faites sur 3 tâches')).toBeVisible()
  await server.release()
  await expect.poll(async () => (await stored(account, TEXTS[1]))?.['completed']).toBe(true)
  expect((await stored(account, TEXTS[1]))?.['xpCounted']).toBe(true)
  await expect(page.getByText('2 faites sur 3 tâches')).toBeVisible()
})

test('a tick of a tab that is closed before the server answers is sent by another one', async ({
  page,
  signedIn,
  context,
}) => {
  const account = await signedIn()
  await seeToday(page, account)
  const other = await context.newPage()
  await hold(other, SERVER)
  await other.goto('/todos')
  await box(other, TEXTS[0]).check()
  await expect(box(other, TEXTS[0])).toBeChecked()
  await expect(box(page, TEXTS[0])).toBeChecked()
  await other.close()
  await expect.poll(async () => (await stored(account, TEXTS[0]))?.['completed']).toBe(true)
})
