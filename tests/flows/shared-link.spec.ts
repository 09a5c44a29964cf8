// A link shared by another app of the phone: the manifest's `share_target` opens the research.
import { expectAccessible } from '../support/browser/axe'
import { picture } from '../support/browser/picture'
import { expect, test } from '../support/flow'
import { readOwned } from '../support/stored-documents'

const shared = (text: string) => `/search?${new URLSearchParams({ title: '', text, url: '' }).toString()}`

test('a shared text gives its link; its amounts are offered and set by a press alone; twice is said @phone-only', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const stored = async () => (await readOwned('product', account.uid))[0]
  await page.goto(shared('Lampe Lune à 29,90 € https://fr.aliexpress.com/item/1005006123456789.html?spm=a'))
  const amounts = page.getByRole('list', { name: 'Montants lus dans ce texte' })
  await expect(amounts).toContainText('Lampe Lune à 29,90 €')
  await expect(page).toHaveURL(/\/search$/)
  await picture(page, 'share-amounts')
  const price = amounts.getByRole('button', { name: /^Prix de vente/ })
  await expect(price).toHaveAttribute('aria-pressed', 'false')
  await price.click()
  await page.reload()
  await expect(price, 'kept on the device').toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect.poll(stored).toMatchObject({ salePriceCents: 2_990, note: 'Lampe Lune à 29,90 €' })
  expect(await stored()).not.toHaveProperty('costCents')

  await page.goto(shared('https://m.aliexpress.com/i/1005006123456789.html'))
  await expect(page.getByText(/Déjà dans «\sMes liens\s»/)).toBeVisible()
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await page.goto(shared('Celle-ci https://ex.fr/lune ou https://ex.fr/soleil'))
  const field = page.getByLabel('Lien du produit')
  await expect(field, 'what is no link is kept').toHaveValue('Celle-ci')
  await expect(field).toHaveAccessibleDescription(/2\sliens en brouillon.*n’est pas un lien/)
  await expectAccessible(page)
  await picture(page, 'share-two-links')
  await page.getByRole('button', { name: 'Sauvegarder (2)' }).click()
  const links = async () => (await readOwned('product', account.uid)).map(({ link }) => link)
  await expect.poll(links).toEqual(expect.arrayContaining(['https://ex.fr/soleil', 'https://ex.fr/lune']))
  await page.getByRole('button', { name: 'Annuler' }).click()

  await page.goto(shared('une belle lampe'))
  await expect(field).toHaveValue('une belle lampe')
  await expect(field).toHaveAccessibleDescription(/Ce n’est pas un lien/)
})

test('addresses as apps write them: two are two, a redirect comes off, a password is refused, a draft is known @phone-only', async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto(
    shared(
      '[Lampe](https://l.instagram.com/?u=https%3A%2F%2Fboutique.fr%2Ffr%2Fproducts%2Flampe%3Futm_source%3Dig&amp;e=AT0 "Belle lampe")',
    ),
  )
  const drafts = page.getByRole('link', { name: /boutique\.fr\/(?:fr\/)?products\/lampe/ })
  await expect(drafts).toHaveAttribute('href', 'https://boutique.fr/fr/products/lampe')
  await expect(page.getByText('Redirection de l.instagram.com retirée')).toBeVisible()
  await expect(page.getByText('«\u00a0Lampe\u00a0»')).toBeVisible()
  await expectAccessible(page)

  // The first one is a draft still.
  await page.goto(shared('https://www.boutique.fr/products/lampe?variant=1'))
  await expect(drafts).toHaveCount(2)
  await expect(page.getByText(/Déjà dans «\sMes liens\s»/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Garder le lien entier' }).click()
  await expect(
    drafts.filter({ hasText: 'instagram' }).or(page.locator('a[href*="l.instagram.com"]')),
  ).toHaveCount(1)

  await page.goto(shared('https://ex.fr/lune,https://ex.fr/soleil'))
  await expect(page.getByRole('link', { name: 'ex.fr/lune' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'ex.fr/soleil' })).toBeVisible()
  const field = page.getByLabel('Lien du produit')
  await field.fill('https://lea:secret@ex.fr/p')
  await page.getByRole('button', { name: 'Confirmer le lien' }).click()
  await expect(field).toHaveAccessibleDescription(/mot de passe/)
  await expectAccessible(page)
})
