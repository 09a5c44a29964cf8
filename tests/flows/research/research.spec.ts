import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { CRITERIA } from '../../../src/domain/research/candidate'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { expect, test } from '../../support/flow'
import {
  answers,
  block,
  candidate,
  links,
  rename,
  shopLink,
  table,
  typeLink,
} from '../../support/browser/research-tables'
import { putLooseCandidates, putSection } from '../../support/samples/sample-research'
import { readOwned } from '../../support/stored-documents'

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
  await expect(page.getByText('La page d’un produit, chez n’importe quel vendeur.')).toBeVisible()
  await expect(page.getByLabel('Lien du produit'), 'the screen begins with one field').toBeInViewport()
  await expect(page.getByRole('button', { name: /Outils|CSV|Comparer/ }), 'and without tools').toHaveCount(0)
  await picture(page, 'research-empty')
  await page.getByRole('button', { name: 'Ajouter un lien' }).click()
  await expect(page.getByLabel('Lien du produit')).toBeFocused()

  await page.getByRole('button', { name: 'Nouveau produit' }).click()
  await expect(block(page, 'Nom du produit')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nom du tableau' })).toBeFocused()
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
  await picture(page, 'research-draft')
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
  const link = shopLink(candidate(page, 'ex.fr/p'))
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

/** The text of « Exporter en CSV ». */
async function exported(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  const bytes = await readFile(await download.path())
  expect([...bytes.subarray(0, 3)], 'the mark by which a spreadsheet knows UTF-8').toEqual([0xef, 0xbb, 0xbf])
  return bytes.toString('utf8').slice(1)
}

test('candidates are scored, sorted, filtered and exported; unset is not no', async ({ page, signedIn }) => {
  const account = await signedIn()
  await putSection(account, 'Lampe', [ONE_YES, THREE_YES, SIX_YES])
  await page.goto('/search')
  await expect(candidate(page, 'ex.fr/bon')).toContainText(/Prometteur.*6 oui sur 8\sréponses/)
  await expect(candidate(page, 'ex.fr/moyen')).toContainText(/À évaluer.*3 oui sur 3\sréponses/)
  await expect(candidate(page, 'ex.fr/faible')).toContainText(/À écarter.*1 oui sur 8\sréponses/)
  await expect(links(page, 'Lampe')).toHaveText(['Faible', 'Moyen', 'ex.fr/bon'])
  await picture(page, 'research')

  // Three products are sorted by the heads of « Comparer », and are worth a file.
  const compare = page.getByRole('button', { name: 'Comparer' })
  await compare.click()
  const compared = page.getByRole('table', { name: 'Comparer' })
  await compared.getByRole('columnheader', { name: 'Score' }).getByRole('button').click()
  await expect(compared.getByRole('row').nth(1)).toContainText('ex.fr/bon')
  await compare.click()
  expect((await exported(page)).trimEnd().split('\r\n'), 'three rows below their heads').toHaveLength(4)

  const search = page.getByRole('searchbox', { name: 'Rechercher' })
  const others = ['u', 'v', 'w', 'x', 'y'].map((name) => ({ link: `https://ex.fr/${name}` }))
  await putLooseCandidates(account, others.slice(1))
  await expect(candidate(page, 'ex.fr/y')).toBeVisible()
  await expect(search, 'seven are all in sight').toHaveCount(0)
  await putLooseCandidates(account, others)
  await expect(search, 'eight are searched in').toBeVisible()
  const sort = page.getByRole('combobox', { name: 'Trier par' })
  await sort.selectOption({ label: 'Meilleur score' })
  await expect(links(page, 'Lampe')).toHaveText(['ex.fr/bon', 'Moyen', 'Faible'])
  await sort.selectOption({ label: 'Réponses manquantes' })
  await expect(links(page, 'Lampe').first()).toHaveText('Moyen')
  await page.getByRole('combobox', { name: 'Afficher' }).selectOption({ label: 'Prometteurs' })
  await expect(links(page, 'Lampe')).toHaveText(['ex.fr/bon'])
  await expect(page.getByText('7 masqués par le filtre')).toBeVisible()
  await picture(page, 'research-filtered')
  await page.getByRole('button', { name: 'Tout afficher' }).click()
  await expect(links(page, 'Lampe')).toHaveCount(3)

  await test.step('the export opens in a French spreadsheet and runs nothing', async () => {
    await putLooseCandidates(account, [...others, { link: '=cmd|calc', note: 'Déjà "vu" ; à éviter' }])
    await expect(block(page, 'Mes liens')).toContainText('=cmd|calc')
    const text = await exported(page)
    const [head = '', ...rows] = text.trimEnd().split('\r\n')
    expect(head.split(';')).toEqual(expect.arrayContaining(['EFFET WOW', 'PREUVE DE SUCCÈS']))
    expect(rows).toHaveLength(9)
    expect(text).toContain('Lampe')
    expect(text).toContain('"Déjà ""vu"" ; à éviter"')
    expect(text, 'no cell starts a formula').not.toMatch(/(^|[;\n])"?[=+\-@]/)
    expect(text).toContain("'=cmd|calc")
  })
})

test('« Comparer » is one table of every product, sorted by its heads, also offline @phone', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  const account = await signedIn()
  const priced = (salePriceCents: number, costCents: number) => ({ salePriceCents, costCents })
  await putLooseCandidates(account, [{ link: 'https://ex.fr/seul', ...priced(3_000, 1_500) }])
  await putSection(account, 'Lampe', [ONE_YES, { ...SIX_YES, ...priced(2_500, 500) }])
  await putSection(account, 'Gourde', [{ ...THREE_YES, ...priced(9_000, 7_000) }], { place: 1 })
  await page.goto('/search')
  await expect(candidate(page, 'ex.fr/seul')).toBeVisible()
  const toggle = page.getByRole('button', { name: 'Comparer' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  const compared = page.getByRole('table', { name: 'Comparer' })
  const names = compared.getByRole('link').locator('bdi:first-child')
  const head = (name: string) => compared.getByRole('columnheader', { name })
  await expect(compared.getByRole('columnheader')).toHaveText(['Produit', 'Prix', 'Reste', 'Marge', 'Score'])
  await expect(head('Reste')).toHaveAttribute('aria-sort', 'descending')
  await expect(names).toHaveText(['ex.fr/bon', 'Seul', 'Moyen', 'Faible'])
  // 25,00 - 5,00 - 3,10 (cotisations); 30,00 - 15,00 - 3,72; 90,00 - 70,00 - 11,17.
  await expect(compared.getByRole('row', { name: /bon/ })).toContainText(
    /25,00\s€16,90\s€67,6\s%Prometteur6 oui sur 8\sréponses/,
  )
  await expect(compared.getByRole('row', { name: /Moyen/ })).toContainText(/90,00\s€8,83\s€9,8\s%/)
  await expect(compared.getByRole('row', { name: /Faible/ })).toContainText('–––À écarter')
  await picture(page, 'research-compare')
  await expect(block(page, 'Lampe')).toHaveCount(0)
  await expectAccessible(page)
  for (const [name, order, sorted] of [
    ['Prix', 'ascending', ['ex.fr/bon', 'Seul', 'Moyen', 'Faible']],
    ['Prix', 'descending', ['Moyen', 'Seul', 'ex.fr/bon', 'Faible']],
    ['Marge', 'descending', ['ex.fr/bon', 'Seul', 'Moyen', 'Faible']],
    ['Marge', 'ascending', ['Moyen', 'Seul', 'ex.fr/bon', 'Faible']],
    ['Score', 'descending', ['ex.fr/bon', 'Moyen', 'Faible', 'Seul']],
    ['Produit', 'ascending', ['ex.fr/bon', 'Faible', 'Moyen', 'Seul']],
  ] as const) {
    await head(name).getByRole('button').click()
    await expect(head(name)).toHaveAttribute('aria-sort', order)
    await expect(names).toHaveText(sorted)
  }

  watch.expectFault(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await toggle.click()
  await expect(block(page, 'Gourde')).toBeVisible()
  await toggle.click()
  await expect(names).toHaveCount(4)
  await context.setOffline(false)
  await compared.getByRole('link', { name: /Seul/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Seul' })).toBeVisible()
})

test('a row leads to its page, and a press on a dot opens it at that criterion @phone', async ({
  page,
  signedIn,
  isMobile,
}) => {
  const account = await signedIn()
  await putLooseCandidates(account, [ONE_YES, THREE_YES, SIX_YES])
  await page.goto('/search')
  const row = candidate(page, 'ex.fr/moyen')
  await expect(row).toBeVisible()
  if (isMobile) {
    for (const name of ['faible', 'moyen', 'bon'])
      await expect(candidate(page, `ex.fr/${name}`), 'three in one screen').toBeInViewport({ ratio: 1 })
  } else {
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(66)
  }
  expect(await row.evaluate((element) => element.querySelectorAll('*').length + 1)).toBeLessThan(40)
  await row.getByRole('button', { name: 'Non évalué' }).nth(1).click()
  const yes = row.getByRole('button', { name: 'Oui : BONNE MARGE' })
  await expect(yes, 'the second one that is not answered').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await picture(page, 'research-evaluating')
  await row.getByRole('button', { name: 'Terminer' }).click()
  await expect(row.getByRole('button', { name: 'Évaluer' })).toBeFocused()
  await expect(row).toContainText(/4 oui sur 4\sréponses/)
  // The name's link lies over the row.
  await row.getByText('À évaluer').click({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Moyen' })).toBeVisible()
  await page.goBack()
  await expect(row).toBeVisible()
})

test('the answers of a product stand beside its buttons, apart and below its name, on each narrow phone', async ({
  page,
  signedIn,
}) => {
  await putLooseCandidates(await signedIn(), [{ link: 'https://ex.fr/lampe', wowEffect: true }])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/search')
  const row = candidate(page, 'ex.fr/lampe')
  const places = () =>
    row.evaluate((item) => {
      const name = item.querySelector('[id^=link-]')!.getBoundingClientRect()
      const menu = item.querySelector('[aria-label="Autres actions"]')!.getBoundingClientRect()
      const circles = [...item.querySelectorAll<HTMLElement>('[data-dot]')].map((dot) => {
        const { left, width, top, bottom } = dot.getBoundingClientRect()
        const circle = parseFloat(getComputedStyle(dot, '::before').width)
        return { left: left + (width - circle) / 2, gap: width - circle, top, bottom }
      })
      return {
        isBelowName: circles[0]!.left >= name.left,
        isApart: circles.every(({ gap }) => gap >= 0),
        isOneLine: menu.top < circles[0]!.bottom && menu.bottom > circles[0]!.top,
      }
    })
  await row.waitFor()
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 640 })
    await expect.poll(places, `${width} px`).toEqual({ isBelowName: true, isApart: true, isOneLine: true })
  }
})
