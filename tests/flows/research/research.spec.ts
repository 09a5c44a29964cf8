import { readFile } from 'node:fs/promises'
import { CRITERIA } from '../../../src/domain/research/candidate'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/flow'
import {
  answers,
  block,
  candidate,
  links,
  rename,
  table,
  typeLink,
} from '../../support/browser/research-tables'
import { putLooseCandidates, putSection } from '../../support/samples/sample-research'
import { readCollection, readOwned } from '../../support/stored-documents'

const unset = Array.from({ length: 8 }, () => 'Non évalué')

test('a section, a link, two answers: saved and found again @phone', async ({ page, signedIn, isMobile }) => {
  const account = await signedIn()
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1, name: 'Recherche de produits' })).toBeVisible()
  for (const host of ['library.tiktok.com', 'www.facebook.com']) {
    const library = page.locator(`a[href^="https://${host}/"]`)
    await expect(library).toHaveAttribute('target', '_blank')
    await expect(library).toHaveAttribute('rel', /noopener/)
  }
  await expect(page.getByRole('heading', { name: 'Collez un lien' })).toBeVisible()
  await expect(page.getByLabel('Lien du produit'), 'the screen begins with one field').toBeInViewport()
  await expect(page.getByRole('button', { name: /Outils|CSV/ }), 'and without tools').toHaveCount(0)
  await page.getByRole('button', { name: 'Ajouter un lien' }).click()
  await expect(page.getByLabel('Lien du produit')).toBeFocused()

  await page.getByRole('button', { name: 'Nouveau produit' }).click()
  await expect(block(page, 'Nom du produit')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nom de la section' })).toBeFocused()
  await rename(page, 'Nom du produit', 'Lampe', 'blur')
  await expect(page.getByRole('heading', { name: 'Lampe', exact: true })).toBeVisible()
  if (!isMobile) {
    const columns = ['LIEN', ...CRITERIA.map(({ column }) => column), 'ACTIONS']
    await expect(table(page, 'Lampe').getByRole('columnheader')).toHaveText(columns)
  }

  await typeLink(page, 'Lampe', '   ')
  const confirm = block(page, 'Lampe').getByRole('button', { name: 'Confirmer le lien' })
  await expect(confirm).toBeDisabled()
  await expectAccessible(page)
  await typeLink(page, 'Lampe', 'https://ex.fr/p')
  await confirm.click()
  await expect(candidate(page, 'ex.fr/p')).toBeVisible()
  expect(await answers(candidate(page, 'ex.fr/p'))).toEqual(unset)
  await candidate(page, 'ex.fr/p').getByRole('button', { name: 'Abandonner' }).click()
  await expect(candidate(page, 'ex.fr/p')).toHaveCount(0)

  await typeLink(page, 'Lampe', 'https://ex.fr/p')
  await confirm.click()
  const draft = candidate(page, 'ex.fr/p')
  await draft.getByRole('button', { name: 'Oui : EFFET WOW' }).click()
  const asked = draft.getByRole('group', { name: /de quoi payer la publicité/ })
  await expect(asked.getByRole('button', { name: 'Oui : BONNE MARGE' })).toBeVisible()
  await draft.getByRole('button', { name: 'Non : BONNE MARGE' }).click()
  await expect(draft.getByRole('button', { name: 'Oui : EFFET WOW' })).toHaveAttribute('aria-pressed', 'true')
  await draft.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(draft.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0)
  expect(await readOwned('sections', account.uid), 'nothing is stored before « Sauvegarder »').toHaveLength(0)
  await page.getByRole('button', { name: 'Sauvegarder', exact: true }).click()

  await expect.poll(() => readOwned('sections', account.uid)).toHaveLength(1)
  const [section] = await readOwned('sections', account.uid)
  expect(section).toMatchObject({ nomSection: 'Lampe', product: 'Lampe' })
  await page.reload()
  await expect(links(page, 'Lampe'), 'on the first screen').toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Lampe', exact: true })).toBeVisible()
  expect(await answers(candidate(page, 'ex.fr/p'))).toEqual([
    'Oui',
    ...unset.slice(0, 3),
    'Non',
    ...unset.slice(0, 3),
  ])
  const link = candidate(page, 'ex.fr/p').getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://ex.fr/p')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /(^|\s)noopener(\s|$)/)
})

const six = {
  wowEffect: true,
  solvesProblem: true,
  beforeAfter: true,
  innovative: true,
  goodMargin: true,
  realValue: true,
}
const ONE_YES = { link: 'https://ex.fr/faible', ...no(), wowEffect: true }
const THREE_YES = { link: 'https://ex.fr/moyen', wowEffect: true, solvesProblem: true, beforeAfter: true }
const SIX_YES = { link: 'https://ex.fr/bon', ...no(), ...six }

function no() {
  return Object.fromEntries(CRITERIA.map(({ key }) => [key, false]))
}

test('candidates are scored, sorted, filtered and exported; unset is not no', async ({ page, signedIn }) => {
  const account = await signedIn()
  await putSection(account, 'Lampe', [ONE_YES, THREE_YES, SIX_YES])
  await page.goto('/search')
  await expect(candidate(page, 'ex.fr/bon')).toContainText(/6 oui sur 8\sréponses \(75\s%\)/)
  await expect(candidate(page, 'ex.fr/moyen')).toContainText(/3 oui sur 3\sréponses \(100\s%\)/)
  await expect(candidate(page, 'ex.fr/faible')).toContainText(/1 oui sur 8\sréponses \(13\s%\)/)
  await expect(candidate(page, 'ex.fr/bon')).toContainText('Prometteur')
  await expect(candidate(page, 'ex.fr/bon')).toContainText('au moins 3 oui sur 4 réponses')
  await expect(candidate(page, 'ex.fr/moyen')).toContainText('À évaluer')
  await expect(candidate(page, 'ex.fr/faible')).toContainText('À écarter')
  await expect(links(page, 'Lampe')).toHaveText([/ex\.fr\/faible/, /ex\.fr\/moyen/, /ex\.fr\/bon/])

  const sort = page.getByRole('combobox', { name: 'Trier par' })
  await sort.selectOption({ label: 'Meilleur score' })
  await expect(links(page, 'Lampe')).toHaveText([/ex\.fr\/bon/, /ex\.fr\/moyen/, /ex\.fr\/faible/])
  await sort.selectOption({ label: 'Réponses manquantes' })
  await expect(links(page, 'Lampe').first()).toHaveText(/ex\.fr\/moyen/)

  const search = page.getByRole('searchbox', { name: 'Rechercher' })
  await expect(search, 'three are all in sight').toHaveCount(0)
  const others = [{ link: 'https://ex.fr/x' }, { link: 'https://ex.fr/y' }]
  await putLooseCandidates(account, others)
  await expect(search, 'five are searched in').toBeVisible()
  await page.getByRole('combobox', { name: 'Afficher' }).selectOption({ label: 'Prometteurs' })
  await expect(links(page, 'Lampe')).toHaveText([/ex\.fr\/bon/])
  await expect(page.getByText('4 masqués par le filtre')).toBeVisible()
  await page.getByRole('button', { name: 'Tout afficher' }).click()
  await expect(links(page, 'Lampe')).toHaveCount(3)

  await test.step('the export opens in a French spreadsheet and runs nothing', async () => {
    await putLooseCandidates(account, [...others, { link: '=cmd|calc', note: 'Déjà "vu" ; à éviter' }])
    await expect(block(page, 'Mes liens')).toContainText('=cmd|calc')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: /CSV/ }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
    const bytes = await readFile(await download.path())
    expect([...bytes.subarray(0, 3)], 'the mark by which a spreadsheet knows UTF-8').toEqual([
      0xef, 0xbb, 0xbf,
    ])
    const text = bytes.toString('utf8').slice(1)
    const [head = '', ...rows] = text.trimEnd().split('\r\n')
    expect(head.split(';')).toEqual(expect.arrayContaining(['EFFET WOW', 'PREUVE DE SUCCÈS']))
    expect(rows).toHaveLength(6)
    expect(text).toContain('Lampe')
    expect(text).toContain('"Déjà ""vu"" ; à éviter"')
    expect(text, 'no cell starts a formula').not.toMatch(/(^|[;\n])"?[=+\-@]/)
    expect(text).toContain("'=cmd|calc")
  })
})

test('« Tous mes produits » is one list of every table, sorted by margin and score, also offline', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  const account = await signedIn()
  const priced = (costCents: number) => ({ salePriceCents: 3_000, costCents })
  await putLooseCandidates(account, [{ link: 'https://ex.fr/seul', ...priced(1_500) }])
  await putSection(account, 'Lampe', [ONE_YES, { ...SIX_YES, ...priced(500) }])
  await putSection(account, 'Gourde', [{ ...THREE_YES, ...priced(2_000) }], { place: 1 })
  await page.goto('/search')
  await expect(candidate(page, 'Seul')).toBeVisible()
  const toggle = page.getByRole('button', { name: 'Tous mes produits' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(links(page, 'Tous mes produits')).toHaveText([/bon/, /Seul/, /Moyen/, /Faible/])
  await expect(block(page, 'Lampe')).toHaveCount(0)
  await expect(candidate(page, 'ex.fr/bon')).toContainText(
    /Lampe.*6 oui sur 8\sréponses \(75\s%\).*marge \d+,\d\s%/,
  )
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption({ label: 'Meilleur score' })
  await expect(links(page, 'Tous mes produits')).toHaveText([/bon/, /Moyen/, /Faible/, /Seul/])

  watch.expectFault(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await toggle.click()
  await expect(block(page, 'Gourde')).toBeVisible()
  await toggle.click()
  await expect(links(page, 'Tous mes produits')).toHaveCount(4)
  const row = candidate(page, 'Faible')
  await row.getByRole('button', { name: 'Évaluer' }).click()
  await row.getByRole('button', { name: 'Oui : TENDANCE' }).click()
  // Pressed again, an answer is taken back.
  await row.getByRole('button', { name: 'Oui : EFFET WOW' }).click()
  await row.getByRole('button', { name: 'Terminer' }).click()
  await expect(row).toContainText(/1 oui sur 7/)
  await context.setOffline(false)
  await expect
    .poll(async () => [...(await readCollection(`sections/s-${account.uid}-0/products`)).values()])
    .toContainEqual(expect.objectContaining({ link: ONE_YES.link, trending: true, wowEffect: null }))
  await toggle.click()
  await expect(block(page, 'Gourde')).toBeVisible()
})
