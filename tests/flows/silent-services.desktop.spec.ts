// Auth, Firestore and the functions accept connections and never answer: what the device holds is there all the same.
import { expect, test } from '../support/flow'

const SERVICES = ['FLOW_AUTH_PORT', 'FLOW_FIRESTORE_PORT'].map(
  (name) => `http://127.0.0.1:${process.env[name]}/**`,
)
const FUNCTIONS = '**/demo-coach-boom/**'
/** The goal is 3 s; a machine that also runs all the rest gets some more. Without patience it was more than 30. */
const SHOWN_MS = 8_000

test('the tasks show at once, can be ticked, and arrive when the services answer again', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto('/todos/lundi')
  const field = page.getByLabel('Nouvelle tâche')
  await field.fill('Gardée ici')
  await field.press('Enter')
  const task = page.getByRole('checkbox', { name: 'Gardée ici' })
  await expect(task).toBeVisible()
  await expect(page.getByText(/en attente/i)).toHaveCount(0)

  for (const url of [...SERVICES, FUNCTIONS]) await page.route(url, () => undefined)
  const start = Date.now()
  await page.reload({ waitUntil: 'commit' })
  await expect(task).toBeVisible({ timeout: SHOWN_MS })
  test.info().annotations.push({ type: 'shown after', description: `${Date.now() - start} ms` })

  await task.check()
  await expect(task).toBeChecked()
  await expect(page.getByText(/en attente/i).first()).toBeVisible()
  await expect(page.getByText('Tout est enregistré')).toHaveCount(0)

  for (const url of [...SERVICES, FUNCTIONS]) await page.unroute(url)
  await page.reload()
  await expect(task).toBeChecked()
  await expect(page.getByText(/en attente/i)).toHaveCount(0, { timeout: 30_000 })
})
