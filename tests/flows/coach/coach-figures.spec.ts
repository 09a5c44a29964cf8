import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import { putLooseCandidates } from '../../support/samples/sample-research'
import { readDocument } from '../../support/stored-documents'

test('amounts of the question fill the statement of a product with a press, and are taken back', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await putLooseCandidates(account, [{ link: 'https://www.exemple.fr/gourde', salePriceCents: 2_490 }])
  const product = () => readDocument(`product/c-${account.uid}-0`)
  const before = await product()
  await page.goto('/coach')
  await page.getByRole('button', { name: 'Tout partager' }).click()
  await page
    .getByLabel('Votre message')
    .fill("Remplis le vrai reste\u00a0: je l'achète 6,80\u00a0€ et je la vends 29,90\u00a0€.")
  await page.getByRole('button', { name: 'Envoyer' }).click()

  const card = page.getByRole('group', { name: 'Proposition : chiffres exemple.fr' })
  await expect(card).toContainText("«\u00a0je l'achète 6,80 €\u00a0»")
  // The stand-in also proposes an amount of advertising that the question does not have.
  await expect(card.getByRole('checkbox')).toHaveCount(2)
  await expect(card.getByRole('checkbox', { name: /Achat/ })).toBeChecked()
  const price = card.getByRole('checkbox', { name: /Prix de vente/ })
  await expect(price).not.toBeChecked()
  await expectAccessible(page)
  await price.check()
  expect(await product()).toEqual(before)
  await card.getByRole('button', { name: 'Ajouter' }).click()
  await expect.poll(product).toEqual({ ...before, salePriceCents: 2_990, costCents: 680 })

  await page.reload()
  await card.getByRole('button', { name: "Annuler l'ajout" }).click()
  await expect.poll(product).toEqual(before)
})
