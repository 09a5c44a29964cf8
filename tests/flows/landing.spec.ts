import { expect, test } from '../support/flow'

test('a phone reads the page in six screens, and the first one holds both ways in and shows what becomes of a question @phone-only', async ({
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
