import { GUIDES } from '../../src/domain/help/guides'
import { paths } from '../../src/lib/paths'
import { expect, test } from '../support/flow'
import { picture } from '../support/browser/picture'

test('a visitor reads the guides, one after the other, and each at its address @first-visit', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aide', exact: true }).click()
  await expect(page).toHaveURL(paths.help)
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(GUIDES.length + 2)
  await expect(page.getByRole('link', { name: 'Documentation des données' })).toHaveCount(0)

  await page.getByRole('link', { name: new RegExp(`^${GUIDES[0].title}`) }).click()
  await expect(page.getByRole('link', { name: 'Ouvrir « Votre plan en 5 questions »' })).toBeVisible()
  await picture(page, 'help-guide')
  for (const [place, { slug, title }] of GUIDES.entries()) {
    const next = GUIDES[place + 1]
    await expect(page).toHaveURL(paths.guide(slug))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} – Coach Boom`)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    // Prerendered by the build for search engines and browsers without scripts.
    expect(await (await request.get(paths.guide(slug))).text()).toContain(
      `${title.replaceAll("'", '&#x27;')}</h1>`,
    )
    if (!next) break
    await page
      .getByRole('navigation', { name: 'Guide précédent et suivant' })
      .getByRole('link', { name: next.title })
      .click()
  }
})

test('who is signed in finds the lessons under « Aide »', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto(paths.help)
  await page.getByRole('main').getByRole('link', { name: 'Modules d’apprentissage' }).click()
  await expect(page).toHaveURL(paths.learning)
})
