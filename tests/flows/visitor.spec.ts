import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expectAccessible } from '../support/browser/axe'
import { expect, test } from '../support/flow'

test('a visitor sees the product, and every call leads to the sign-up @first-visit', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('1er coach IA').first()).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Connexion' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Essai gratuit' })).toBeVisible()
  for (const feature of ['Coach IA 24/7', 'Recherche Produits', 'Suivi Progression']) {
    await expect(page.getByRole('heading', { name: feature })).toBeVisible()
  }
  await expect(page.getByText(/29[.,]99/).first()).toBeVisible()
  await expect(page.getByText('Exemples illustratifs').first()).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveCount(3)
  // Until the publisher is filled in, which `deploy:check` asks for.
  await expect(page.getByText(/^Coach Boom est publié par/)).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText('2024')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await expectAccessible(page)
  for (const call of ["Commencer l'essai gratuit", 'Commencer maintenant', "s'abonner"]) {
    await page.goto('/')
    await page.getByRole('link', { name: call }).first().click()
    await expect(page).toHaveURL('/signup')
  }
})

test('the landing page loads 90 kB of JavaScript at most, after its first paint, and no Firebase @first-visit', async ({
  page,
}) => {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response)
  })
  await page.goto('/')
  // The entry removes the frame when it runs.
  await expect(page.locator('#frame')).toHaveCount(0)
  const paintedAt = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null)
  await expect.poll(paintedAt).not.toBeNull()
  const firstPaint = (await paintedAt()) ?? Infinity
  const starts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (name.endsWith('.js') ? [startTime] : [])),
  )
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(firstPaint)
  let bytes = 0
  for (const script of scripts) {
    const body = await script.body()
    bytes += gzipSync(body).length
    expect(body.includes('identitytoolkit'), `${script.url()} holds Firebase`).toBe(false)
  }
  expect(scripts.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(90_000)
})
