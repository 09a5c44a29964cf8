import { expect, test } from '../support/flow'

test('the landing page has at most six screens, and the first has both links and the example @phone-only @first-visit', async ({
  page,
}) => {
  await page.goto('/')
  const { width, height } = page.viewportSize()!
  expect([width, height]).toEqual([390, 844])
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(length).toBeLessThanOrEqual(6 * height)

  await expect(page.getByRole('link', { name: "Commencer l'essai gratuit" })).toBeInViewport({ ratio: 1 })
  const plan = page.getByRole('link', { name: 'Votre plan en 5 questions' })
  await expect(plan).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('img', { name: /^À la question/ })).toBeInViewport({ ratio: 0.8 })
  await plan.click()
  await expect(page).toHaveURL('/plan')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
