import type { Page } from '@playwright/test'
import { weekdayOf } from '../../../src/domain/base/time/weekday'
import { NO_ANSWERS } from '../../../src/domain/plan/answers'
import { addDays, localDateOf, weekdayOfDate } from '../../../src/domain/base/time/local-date'
import { putDocument, putDocuments, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'
import { askAgain, refuse } from '../../support/refusals'
import { putProject, putProjects } from '../../support/samples/sample-projects'
import { putLooseCandidates, putSection } from '../../support/samples/sample-research'
import { putClosedWeek, weekThatEnded } from '../../support/samples/sample-week'
import { readDocument } from '../../support/stored-documents'

const region = (page: Page) => page.getByRole('region', { name: 'Prochaine étape' })

/** In so many days. */
const dayAfter = (days: number) => weekdayOfDate(addDays(localDateOf(new Date()), days))

function putTodo({ uid }: Account, id: string, day = weekdayOf(new Date())): Promise<void> {
  const rest = { completed: false, dayOfWeek: day, createdAt: new Date(), xpCounted: false }
  return putDocument(`todos/${uid}-${id}`, { userId: uid, text: `Tâche ${id}`, ...rest })
}

function putPlan({ uid }: Account): Promise<void> {
  const answers = { ...NO_ANSWERS, days: [], stage: 'idea', moment: null }
  const ifThen = "Si je repousse, alors j'ouvre la première tâche cinq minutes."
  return putDocument(`coach/${uid}`, {
    plan: { answers, ifThen, criteria: [], madeAt: '2026-11-23T09:00:00Z' },
  })
}

test('the next step names one thing to do and leads to where it is done', async ({ page, signedIn }) => {
  const account = await signedIn()
  await page.goto('/dashboard')
  const step = region(page)
  await expect(step).toContainText('Cinq questions, et votre plan est prêt')
  await expect(step.getByRole('link', { name: /^Répondre/ })).toHaveAttribute('href', '/plan')

  // The plan's todos show without a reload, today's first.
  await putPlan(account)
  await putTodo(account, 'du jour')
  await putTodo(account, 'de demain', dayAfter(1))
  await putLooseCandidates(account, [{ link: 'https://ex.fr/gourde', wowEffect: true }])
  await putProject(account, { title: 'Gourde' })
  // The step's own todo is the first row of the list, and stands in it once.
  const first = step.getByRole('checkbox', { name: 'Tâche du jour' })
  await expect(first).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Tâche du jour' })).toHaveCount(1)
  await page.getByText('Mon plan B').click()
  await expect(page.getByText("Si je repousse, alors j'ouvre")).toBeVisible()

  // Not `check`: the ticked row leaves this place for the list.
  await first.click()
  await expect(page.getByText('+10\u00a0XP').first()).toBeVisible()
  await expect(
    page.getByText('Tout est fait, bravo').or(page.getByText('La tâche est faite, bravo')),
  ).toBeVisible()

  await expect(step).toContainText('Gourde\u00a0: 5\u00a0réponses pour avoir un avis')
  await step.getByRole('button', { name: 'Pourquoi' }).click()
  await expect(step).toContainText('1\u00a0réponse sur 8\u00a0: il en faut 6 pour un verdict.')
  await step.getByRole('button', { name: 'Autre idée' }).click()
  await expect(step.getByRole('list', { name: 'Autres idées' })).toContainText('Description du produit')
  await expectAccessible(page)
  await picture(page, 'dashboard-ideas')

  await step.getByRole('button', { name: 'Pas maintenant' }).click()
  await expect(step).toContainText('Remplir «\u00a0Description du produit\u00a0»')
  await page.reload()
  await expect(step).toContainText('Remplir «\u00a0Description du produit\u00a0»')
  await expect(step).toContainText('Que vendez-vous')
  await step.getByRole('link', { name: 'Écrire la réponse' }).click()
  await expect(page.getByRole('dialog', { name: 'Gourde' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Description du produit' })).toBeFocused()

  // When no task of the day is open, the dashboard's step shows below the list without moving it.
  await putTodo(account, 'de plus')
  await page.goto('/todos')
  const box = page.getByRole('checkbox', { name: 'Tâche de plus' })
  await expect(box).toBeVisible()
  await expect(page.getByText('Prochaine étape')).toHaveCount(0)
  const before = await box.boundingBox()
  await box.click()
  await expect(page.getByRole('link', { name: /^Prochaine étape/ })).toContainText('Remplir')
  await page.getByRole('button', { name: 'Pourquoi' }).click()
  await expect.poll(() => box.boundingBox()).toEqual(before)
})

test("today's todos are above the fold of a phone, under one line of greeting @phone-only", async ({
  page,
  signedIn,
}) => {
  const account = await signedIn({ fullName: 'Inès Laurent' })
  for (const id of ['une', 'deux', 'trois']) await putTodo(account, id)
  await page.goto('/dashboard')
  await expect(region(page).getByRole('checkbox')).toBeVisible()
  const bar = await page.locator('[data-bottom-bar]').first().boundingBox()
  const greeting = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(greeting?.height).toBeLessThan(48)
  for (const box of await page.getByRole('checkbox', { name: /^Tâche/ }).all()) {
    const place = await box.boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  }
})

test('the dashboard reads no more documents than it shows, and names the data that it could not read', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/FirebaseError|permission|refused/i)
  const account = await signedIn()
  await putPlan(account)
  await putProjects(account, [{ title: 'A' }, { title: 'B' }, { title: 'C' }, { title: 'D' }])
  const links = Array.from({ length: 6 }, (_, index) => ({ link: `https://ex.fr/${index}` }))
  await putLooseCandidates(account, links)
  for (const place of [0, 1, 2]) await putSection(account, `Section ${place}`, links, { place })
  const now = new Date()
  const todos = Array.from({ length: 8 }, (_, index) => ({ id: `${index}`, day: weekdayOf(now) }))
  for (const { id, day } of todos) await putTodo(account, id, day)
  for (const days of [1, 2, 3]) await putTodo(account, `plus ${days}`, dayAfter(days))
  await putClosedWeek(account, weekThatEnded(now).monday, { priorities: ['Trois vidéos'] })
  await putDocuments(
    new Map([[`learning/${account.uid}`, { lessons: { 'four-models': { doneAt: now.toISOString() } } }]]),
  )
  await putDocuments(
    new Map(
      ['a', 'b', 'c'].map((id, index) => [
        `conversations/${account.uid}-${id}`,
        {
          userId: account.uid,
          title: `Question ${id}`,
          messages: [{ role: 'user', content: 'Bonjour', timestamp: index }],
          timestamp: new Date(now.getTime() - index * 60_000),
        },
      ]),
    ),
  )

  for (const id of ['a', 'b', 'c']) {
    await putDocument(`salesTests/${account.uid}-${id}`, {
      userId: account.uid,
      product: `c-${account.uid}-0`,
      link: 'https://ex.fr/0',
      tried: 'Page A',
      limitCents: 5_000,
      days: 7,
      startsOn: '2026-01-05',
      numbers: {},
      sold: false,
      createdAt: now,
    })
  }

  const heal = await refuse(context, 'queries', 'product')
  await page.goto('/dashboard')
  const step = region(page)
  // A partial reading says less, but nothing wrong.
  await expect(step.getByRole('checkbox')).toBeVisible()
  await expect(step).toContainText('Pas lu\u00a0: vos produits.')
  await step.getByRole('button', { name: 'Autre idée' }).click()
  await expect(step.getByRole('link', { name: 'Reprendre\u00a0: Question a' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Tâche/ }), "all of today's todos").toHaveCount(
    todos.length,
  )
  await expectAccessible(page)
  await picture(page, 'dashboard-unread')
  await heal()
  await askAgain(step.getByRole('button', { name: 'Réessayer' }))
  await expect(step).not.toContainText('Pas lu')
  await expect(page.getByRole('link', { name: 'Trois vidéos' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Leçon suivante · / })).toBeVisible()
  await expect.poll(() => documentsOnDevice(page)).toBeGreaterThan(15)
  const week = page.getByRole('region', { name: 'Ma semaine' })
  await expect(
    week.getByRole('link', { name: /:\s1\stâche$/ }),
    'what comes, while today has todos',
  ).toHaveCount(2)
  // A closed week, lessons in progress, eight todos today and three to come: every kind of document.
  expect(await documentsOnDevice(page)).toBeLessThanOrEqual(39)

  // A stage that no document proves can be declared, is stored, and can be undone.
  await page.getByText('3\u00a0étapes sur 6').click()
  const shop = page.getByRole('checkbox', { name: /^Une boutique ouverte/ })
  await shop.check()
  await expect
    .poll(async () => (await readDocument(`coach/${account.uid}`))?.['declared'])
    .toEqual({ shop: true })
  await expect(page.getByText('4\u00a0étapes sur 6')).toBeVisible()
  await expect(page.getByText('Une offre prête\u00a0: sautée')).toHaveCount(1)
  await picture(page, 'dashboard-stages')
  await shop.uncheck()
  await expect(page.getByText('3\u00a0étapes sur 6')).toBeVisible()
})

/** Number of stored documents on this device: all that the server sent. */
function documentsOnDevice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('no answer'))
      })
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const name = names.find((one) => one.startsWith('coach-boom.sync.')) ?? ''
    const database = await answer(indexedDB.open(name))
    const count = await answer(database.transaction('documents').objectStore('documents').count())
    database.close()
    return count
  })
}

test('the week on the dashboard says that its tasks were not read, and has them when asked again', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/permission|refused/i)
  await signedIn()
  const heal = await refuse(context, 'queries', 'todos')
  await page.goto('/dashboard')
  const week = page.getByRole('region', { name: 'Ma semaine' })
  await expect(week).toContainText('Pas lu\u00a0: vos tâches.')
  await heal()
  await askAgain(week.getByRole('button', { name: 'Réessayer' }))
  await expect(week).not.toContainText('Pas lu')
  await expect(week.getByRole('list').first()).toBeVisible()
})
