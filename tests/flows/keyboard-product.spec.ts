import type { Locator, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths'
import { press, tabTo } from '../support/browser/keys'
import { expect, test } from '../support/flow'
import { putLooseCandidates } from '../support/samples/sample-research'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Where the focus is; it has to be somewhere, in the window, not below another element, and outlined where a press does something. */
async function seenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ['on no element']
    if (element.tabIndex < 0) return []
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const isSeen = there !== null && (element.contains(there) || there.contains(element))
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    const name = element.getAttribute('aria-label') ?? element.textContent
    return [...(isSeen ? [] : [`${name}: covered`]), ...(isOutlined ? [] : [`${name}: no outline`])]
  })
}

/** Presses a key where the focus is; afterwards the target has it, and a person sees where. */
async function pressTo(page: Page, key: string, target: Locator): Promise<void> {
  await press(page, key, target)
  await expect.poll(() => seenFocus(page), `after ${key}`).toEqual([])
}

async function goTo(page: Page, target: Locator, most = 40): Promise<void> {
  await tabTo(page, target, most)
  await expect.poll(() => seenFocus(page)).toEqual([])
}

/** Opens a part of the page, from the tab of the part before. */
async function openPart(page: Page, from: string, to: string): Promise<void> {
  await tab(page, from).focus()
  await pressTo(page, 'ArrowRight', tab(page, to))
  await pressTo(page, 'Enter', tab(page, to))
  await page.getByRole('tabpanel', { name: to, exact: true }).waitFor()
}

/** Types the texts of fields that follow one another, from the first one, which has the focus. */
async function typeAlong(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  const [first = '', ...others] = Object.keys(texts)
  await expect(field(page, first)).toBeFocused()
  await page.keyboard.insertText(texts[first] ?? '')
  for (const name of others) {
    await pressTo(page, 'Tab', field(page, name))
    await page.keyboard.insertText(texts[name] ?? '')
  }
}

test('the parts of a product by keys alone: criteria, amounts, the slider, a test and its days', async ({
  page,
  signedIn,
}) => {
  test.slow()
  const account = await signedIn()
  await putLooseCandidates(account, [{ link: 'https://ex.fr/lampe' }])
  await page.goto(paths.product(`c-${account.uid}-0`))
  const heading = page.getByRole('heading', { level: 1 })
  // A toast has one too.
  const cancel = page.getByRole('main').getByRole('button', { name: 'Annuler', exact: true })

  await test.step('the tabs, and a criterion', async () => {
    await goTo(page, tab(page, 'Avis'))
    await pressTo(page, 'ArrowLeft', tab(page, 'Test'))
    await pressTo(page, 'Home', tab(page, 'Avis'))
    await goTo(page, button(page, 'Oui : EFFET WOW'))
    await pressTo(page, 'Space', button(page, 'Oui : EFFET WOW'))
    await expect(button(page, 'Oui : EFFET WOW')).toHaveAttribute('aria-pressed', 'true')
    await openPart(page, 'Avis', 'Argent')
  })

  await test.step('the amounts, what is behind « Affiner », and the slider', async () => {
    await goTo(page, field(page, 'Prix de vente'))
    await typeAlong(page, {
      'Prix de vente': '29,90',
      Achat: '6,90',
      Livraison: '4,07',
      'Publicité par vente': '6',
    })
    const more = button(page, 'Affiner')
    await pressTo(page, 'Tab', more)
    await pressTo(page, 'Enter', more)
    await pressTo(page, 'Tab', field(page, "Droits et frais d'importation"))
    await pressTo(page, 'Shift+Tab', more)
    await pressTo(page, 'Space', more)
    await expect(field(page, "Droits et frais d'importation")).toBeHidden()
    const figures = button(page, 'Voir les chiffres')
    await goTo(page, figures)
    await pressTo(page, 'Enter', figures)
    await pressTo(page, 'Enter', figures)

    const slider = page.getByRole('slider', { name: /^Autre publicité/ })
    await goTo(page, slider)
    // 29,90 - 6,90 - 4,07 - 3,71 (cotisations) = 15,22 before advertising.
    for (const [key, said] of [
      ['ArrowRight', '6,10\u00a0€ de publicité, reste 9,12\u00a0€'],
      ['ArrowLeft', '6,00\u00a0€ de publicité, reste 9,22\u00a0€'],
      ['End', '29,90\u00a0€ de publicité, perte 14,68\u00a0€'],
      ['Home', '0,00\u00a0€ de publicité, reste 15,22\u00a0€'],
    ] as const) {
      await pressTo(page, key, slider)
      await expect(slider).toHaveAttribute('aria-valuetext', said)
    }
    await expect(field(page, 'Publicité par vente')).toHaveValue('0,00')
  })

  await test.step('a test is started, and a day noted', async () => {
    await openPart(page, 'Argent', 'Test')
    await goTo(page, field(page, 'Ce que je teste'))
    await typeAlong(page, { 'Ce que je teste': 'Page A', 'Budget du test': '50' })
    await pressTo(page, 'Tab', field(page, 'Jours'))
    await pressTo(page, 'Tab', button(page, 'Lancer le test'))
    await pressTo(page, 'Enter', heading)
    await goTo(page, button(page, 'Noter aujourd’hui'))
    await pressTo(page, 'Enter', field(page, 'Visites'))
    await typeAlong(page, { Visites: '100', Paniers: '9', 'Paiements commencés': '4', Ventes: '0' })
    await pressTo(page, 'Enter', field(page, 'Ventes'))
    await expect(page.getByRole('row', { name: /100/ })).toBeVisible()
  })

  await test.step('a first sale, whose card gives the focus back', async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('1')
    await page.keyboard.press('Enter')
    const moment = page.getByRole('dialog', { name: /^Première vente, le/ })
    await moment.waitFor()
    await pressTo(page, 'Escape', field(page, 'Ventes'))
    await expect(moment).toHaveCount(0)
  })

  await test.step('a day is corrected, imported, deleted', async () => {
    await goTo(page, button(page, 'Corriger ce jour'))
    await pressTo(page, 'Enter', field(page, 'Visites'))
    await goTo(page, button(page, 'Supprimer ce jour'))
    await pressTo(page, 'Enter', page.getByRole('heading', { name: 'Chiffres du jour' }))
    const bringIn = button(page, 'Importer mes chiffres')
    await goTo(page, bringIn)
    await pressTo(page, 'Enter', button(page, 'Écrire un jour'))
    await goTo(page, field(page, 'Tableau'))
    await page.keyboard.insertText('Jour\tVisites\nfaux\t3')
    await goTo(page, cancel)
    await pressTo(page, 'Enter', field(page, 'Tableau'))
    await expect(field(page, 'Tableau')).toHaveValue('')
    await page.keyboard.press('Shift+Tab')
    await pressTo(page, 'Enter', bringIn)
  })

  await test.step('the plan is changed, the test ended, resumed, followed by another one, and deleted', async () => {
    await goTo(page, button(page, 'Modifier'))
    await pressTo(page, 'Enter', field(page, 'Ce que je teste'))
    await goTo(page, cancel)
    await pressTo(page, 'Enter', button(page, 'Modifier'))
    await goTo(page, button(page, 'Finir le test'))
    await pressTo(page, 'Enter', button(page, 'Reprendre le test'))
    await pressTo(page, 'Enter', button(page, 'Finir le test'))
    const another = button(page, 'Nouveau test de ce produit')
    await goTo(page, another)
    await pressTo(page, 'Enter', field(page, 'Ce que je teste'))
    await goTo(page, cancel)
    await pressTo(page, 'Enter', another)
    await button(page, 'Modifier').focus()
    await goTo(page, button(page, 'Supprimer ce test'))
    await pressTo(page, 'Enter', heading)
    await expect(button(page, 'Lancer le test')).toBeVisible()
  })
})
