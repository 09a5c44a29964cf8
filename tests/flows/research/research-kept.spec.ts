import type { BrowserContext } from '@playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'
import { OFFLINE_FAULTS } from '../../support/browser/kept-shell'
import { refuse } from '../../support/refusals'
import { block, candidate, chooseInRow, links, rename, typeLink } from '../../support/browser/research-tables'
import { putLooseCandidates, putSection } from '../../support/samples/sample-research'
import { readCollection, readDocument, readOwned } from '../../support/stored-documents'

const LOOSE = 'Mes liens'
/** The browser logs one line per refused transaction. */
const REFUSED = /status of 403.*documents:commit/

test('a link is checked and loses tracking parameters; a known link names its section; a section is renamed', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putSection(account, 'Lampe', [{ link: 'https://ex.fr/p?id=3' }])
  await page.goto('/search')
  await expect(candidate(page, 'ex.fr/p')).toBeVisible()
  const confirm = block(page, LOOSE).getByRole('button', { name: 'Confirmer le lien' })

  await test.step('one that is none is refused in words and stays in its field', async () => {
    const field = block(page, LOOSE).getByLabel('Lien du produit')
    for (const link of [
      'javascript:alert(1)',
      'data:text/html,<b>x</b>',
      'une belle lampe',
      `https://ex.fr/${'a'.repeat(1_987)}`,
    ]) {
      await typeLink(page, LOOSE, link)
      await confirm.click()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveValue(link)
    }
    await expectAccessible(page)
    await picture(page, 'research-link-refused')
    await expect(page.locator('a[href^="javascript"], a[href^="data"]')).toHaveCount(0)
    expect(await readOwned('product', account.uid)).toEqual([])
  })

  await test.step('tracking parameters are removed, and a known link names its section', async () => {
    await typeLink(page, LOOSE, 'https://ex.fr/lampe?utm_source=pub&c=1')
    await confirm.click()
    const draft = candidate(page, 'ex.fr/lampe')
    await expect(draft.getByRole('link')).toHaveAttribute('href', 'https://ex.fr/lampe?c=1')
    await draft.getByRole('button', { name: 'Enregistrer' }).click()
    await expect
      .poll(() => readOwned('product', account.uid))
      .toMatchObject([{ link: 'https://ex.fr/lampe?c=1' }])

    await typeLink(page, LOOSE, 'https://ex.fr/p?utm_campaign=noel&id=3')
    await confirm.click()
    await expect(block(page, LOOSE).getByText(/Déjà dans.*Lampe/)).toBeVisible()

    // Also after a reload: some shops need the whole address.
    await page.reload()
    const kept = candidate(page, 'ex.fr/p').first()
    await kept.getByRole('button', { name: 'Garder le lien entier' }).click()
    await expect(kept.getByRole('link')).toHaveAttribute('href', 'https://ex.fr/p?utm_campaign=noel&id=3')
    await expect(page.getByRole('button', { name: 'Garder le lien entier' })).toHaveCount(0)
  })

  await test.step('a section is renamed on blur and Enter, and Esc takes it back', async () => {
    await rename(page, 'Lampe', 'Lampe de chevet', 'blur')
    await expect
      .poll(() => readDocument(`sections/${id}`))
      .toMatchObject({
        product: 'Lampe de chevet',
        nomSection: 'Lampe de chevet',
      })
    await rename(page, 'Lampe de chevet', 'Perdu', 'Escape')
    await expect(page.getByRole('heading', { name: 'Lampe de chevet', exact: true })).toBeVisible()
    await rename(page, 'Lampe de chevet', '   ', 'blur')
    await expect(page.getByRole('heading', { name: 'Lampe de chevet', exact: true })).toBeVisible()
    await rename(page, 'Lampe de chevet', 'Veilleuse', 'Enter')
    await expect(page.getByRole('heading', { name: 'Veilleuse', exact: true })).toBeVisible()
    await expect.poll(async () => (await readDocument(`sections/${id}`))?.['product']).toBe('Veilleuse')
  })

  await test.step('a reload in the middle keeps a name, and a text that is none; erased letter by letter, it is the old one', async () => {
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    const field = page.getByRole('textbox', { name: 'Nom du tableau' })
    await heading('Veilleuse').getByRole('button').click()
    await field.press('End')
    for (const _ of 'Veilleuse') await field.press('Backspace')
    await field.blur()
    await expect(
      page.getByText('Un nom ne peut pas être vide\u00a0: «\u00a0Veilleuse\u00a0» est gardé.'),
    ).toBeVisible()
    await heading('Veilleuse').getByRole('button').click()
    await field.fill('Veilleuse de nuit ')
    await expect(field).toHaveValue('Veilleuse de nuit ')
    await page.reload()
    await expect(heading('Veilleuse de nuit')).toBeVisible()
    await expect
      .poll(async () => (await readDocument(`sections/${id}`))?.['product'])
      .toBe('Veilleuse de nuit')
    await heading('Veilleuse de nuit').getByRole('button').click()
    await field.fill('x'.repeat(5_000))
    await page.reload()
    await expect(field).toHaveValue('x'.repeat(5_000))
    await field.press('Escape')
    await expect(heading('Veilleuse de nuit')).toBeVisible()
  })
})

test('a refused deletion says so and nothing is gone; one that is taken can be undone', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(REFUSED)
  const account = await signedIn()
  const kept = { link: 'https://ex.fr/a', wowEffect: true, note: 'À revoir', salePriceCents: 1_990 }
  await putLooseCandidates(account, [kept])
  const id = await putSection(account, 'Lampe', [{ link: 'https://ex.fr/b' }, { link: 'https://ex.fr/c' }])
  await page.goto('/search')
  await expect(candidate(page, 'ex.fr/c')).toBeVisible()
  const heal = await refuseAll(context)
  await chooseInRow(candidate(page, 'ex.fr/a'), 'Supprimer le lien')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Impossible de supprimer le produit.' }),
  ).toBeVisible()
  await expect(candidate(page, 'ex.fr/a')).toBeVisible()
  await block(page, 'Lampe').getByRole('button', { name: 'Supprimer le tableau' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Lampe')
  await picture(page, 'research-deleting-table', { isWindow: true })
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer le tableau' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Impossible de supprimer la section.' }),
  ).toBeVisible()
  await expect(block(page, 'Lampe')).toBeVisible()
  await expect(candidate(page, 'ex.fr/b')).toBeVisible()
  expect(await readCollection(`sections/${id}/products`)).toHaveProperty('size', 2)
  await heal()

  await chooseInRow(candidate(page, 'ex.fr/a'), 'Supprimer le lien')
  await expect(links(page, LOOSE)).toHaveCount(0)
  await expect.poll(() => readOwned('product', account.uid)).toEqual([])
  await picture(page, 'research-deleted', { isWindow: true })
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(links(page, LOOSE)).toHaveText([/ex\.fr\/a/])
  await expect.poll(() => readOwned('product', account.uid)).toMatchObject([kept])
})

async function refuseAll(context: BrowserContext): Promise<() => Promise<void>> {
  const heals = [await refuse(context, 'writes', 'product'), await refuse(context, 'writes', 'products')]
  return async () => {
    for (const heal of heals) await heal()
  }
}

test('unsaved sections and drafts survive a reload, and an offline save arrives', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(OFFLINE_FAULTS)
  watch.expectFault(/^dialog: /)
  page.on('dialog', (dialog) => void dialog.accept())
  const account = await signedIn()
  await page.goto('/search')
  await page.getByRole('button', { name: 'Nouveau produit' }).click()
  await rename(page, 'Nom du produit', 'Lampe', 'Enter')
  await typeLink(page, 'Lampe', 'https://ex.fr/p')
  await block(page, 'Lampe').getByRole('button', { name: 'Confirmer le lien' }).click()
  await candidate(page, 'ex.fr/p').getByRole('button', { name: 'Oui : INNOVANT' }).click()
  await page.reload()
  const draft = candidate(page, 'ex.fr/p')
  await expect(draft.getByRole('button', { name: 'Oui : INNOVANT' })).toHaveAttribute('aria-pressed', 'true')

  await context.setOffline(true)
  await draft.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expect(page.getByText(/en attente/i).first()).toBeVisible()
  await picture(page, 'research-offline')
  expect(await readOwned('sections', account.uid)).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => readOwned('sections', account.uid), { timeout: 30_000 }).toHaveLength(1)
  await expect(page.getByText(/en attente/i)).toHaveCount(0, { timeout: 30_000 })
  await expect(block(page, 'Lampe')).toHaveCount(1)
  await expect(candidate(page, 'ex.fr/p')).toHaveCount(1)
})

test('tables that cannot be read are never shown as empty', async ({ page, context, signedIn, watch }) => {
  watch.expectFault(/permission/i)
  const account = await signedIn()
  const heals = [await refuse(context, 'queries', 'product'), await refuse(context, 'queries', 'sections')]
  await page.goto('/search')
  await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible()
  await expect(page.getByText(/aucun (lien|produit)/i)).toHaveCount(0)
  await picture(page, 'research-error')
  await expectAccessible(page)
  await putSection(account, 'Lampe', [{ link: 'https://ex.fr/p' }])
  for (const heal of heals) await heal()
  await expect(candidate(page, 'ex.fr/p')).toBeVisible({ timeout: 20_000 })
})

test('several links are as many drafts, and what is none stays in the field with its reason @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await putSection(account, 'Lampe', [{ link: 'https://ex.fr/lampe' }])
  await page.goto('/search')
  const field = page.getByLabel('Lien du produit')
  const stored = async () => (await readOwned('product', account.uid)).map(({ link }) => link).sort()
  const secret = 'https://lea:secret@ex.fr/p'
  await field.fill(
    [
      'Bonjour Léa,',
      '',
      'https://ex.fr/lampe?utm_source=mail',
      'https://ex.fr/gourde, très légère',
      'https://www.ex.fr/gourde',
      'gourde.fr/une',
      secret,
    ].join('\n'),
  )
  await expect(page.getByText('3 liens, 1 en double ignoré, 2 à corriger')).toBeVisible()
  await field.press('Enter')
  await expect(page.getByText('Brouillon', { exact: true })).toHaveCount(3)
  await expect(field).toHaveValue(`Bonjour Léa,\n${secret}`)
  await expect(field).toHaveAccessibleDescription(/3\sliens en brouillon, 1 en double ignoré/)
  await expect(field).toHaveAccessibleDescription(/Bonjour Léa,\s».*n’est pas un lien.*mot de passe/)
  await expect(page.getByText('Déjà dans «\u00a0Lampe\u00a0»')).toHaveCount(1)
  await expect(page.getByText(/devient sa note.*très légère/)).toHaveCount(1)
  await expectAccessible(page)
  await picture(page, 'research-links-pasted')
  await page.reload()
  await expect(field).toHaveValue(`Bonjour Léa,\n${secret}`)
  await expect(page.getByText('Brouillon', { exact: true })).toHaveCount(3)

  await test.step('each has its own button, the next one opens, and one button saves the others', async () => {
    const yes = page.getByRole('button', { name: 'Oui : EFFET WOW' })
    await expect(yes, 'one is open').toHaveCount(1)
    await yes.click()
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).first().click()
    await expect.poll(stored).toEqual(['https://ex.fr/lampe'])
    await expect(yes).toBeFocused()
    await page.getByRole('button', { name: 'Sauvegarder (2)' }).click()
    await expect
      .poll(stored)
      .toEqual(['https://ex.fr/gourde', 'https://ex.fr/lampe', 'https://gourde.fr/une'])
    await expect(page.getByText('Brouillon', { exact: true })).toHaveCount(0)
    await expect(page.getByText(/en brouillon/)).toHaveCount(0)
  })

  await test.step('the only field comes into the table whose button is pressed', async () => {
    await page.getByRole('button', { name: 'Annuler' }).click()
    await block(page, 'Lampe').getByRole('button', { name: 'Ajouter un lien' }).click()
    await expect(block(page, 'Lampe').getByLabel('Lien du produit')).toBeFocused()
    await expect(field).toHaveCount(1)
    await field.press('Escape')
    await expect(block(page, LOOSE).getByLabel('Lien du produit')).toBeVisible()
    await expect(block(page, 'Lampe').getByRole('button', { name: 'Ajouter un lien' })).toBeFocused()
  })

  await test.step('the number of drafts stands in one place', async () => {
    await field.fill('https://ex.fr/tapis\nhttps://ex.fr/plaid')
    await field.press('Enter')
    await expect(page.getByText(/2\sliens/)).toHaveText(['2 liens à enregistrer'])
  })
})
