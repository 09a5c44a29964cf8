import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { localDateOf } from '../../src/domain/base/time/local-date'
import { CRITERIA } from '../../src/domain/research/candidate'
import { putDocument, type Account } from '../support/accounts'
import { expectAccessible } from '../support/browser/axe'
import { picture } from '../support/browser/picture'
import { expect, test } from '../support/flow'
import { putLooseCandidates } from '../support/samples/sample-research'
import { readCollection, readDocument } from '../support/stored-documents'

/** By the pages' own way back, without the navigation. */
async function backToStart(page: Page): Promise<void> {
  while (!['/', '/dashboard'].includes(new URL(page.url()).pathname)) {
    const before = page.url()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Retour/ })
      .click()
    await expect(page).not.toHaveURL(before)
  }
}

const region = (page: Page) => page.getByRole('region', { name: 'Prochaine étape' })
const moment = (page: Page) => page.getByRole('dialog', { name: /^Première vente, le \d/ })

/** Notes today's numbers on a test's page. */
async function noteSales(page: Page, sales: string) {
  await page.getByLabel('Visites', { exact: true }).fill('120')
  await page.getByLabel('Ventes', { exact: true }).fill(sales)
  await page.getByLabel('Dépensé', { exact: true }).fill('6')
  await page.getByRole('button', { name: SAVE_DAY }).first().click()
}

/** The rays behind the card. */
const burst = (page: Page) => moment(page).locator('[data-star=burst]')

const SAVE_DAY = /^(Enregistrer|Noter ce jour|Corriger ce jour)$/

test('a person who follows only the next step gets from the sign-up to the first sale @phone', async ({
  page,
}) => {
  test.slow()
  const email = `zoe-${randomUUID()}@exemple.fr`
  await page.goto('/signup')
  await page.getByLabel('Nom complet').fill('Zoé Bernard')
  await page.getByLabel('Adresse email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill('motdepasse')
  await page.getByRole('button', { name: "Commencer l'essai gratuit" }).click()

  const step = region(page)
  await step.getByRole('link', { name: /^Répondre/ }).click()
  for (let question = 1; question <= 5; question += 1) {
    await page.getByRole('button', { name: 'Passer' }).click()
  }
  await page.getByRole('button', { name: 'Créer mon plan' }).click()
  await expect(page).toHaveURL('/dashboard')

  // The plan's tasks: those of today, then those to come, each in its place.
  const link = step.getByRole('link', { name: /^Ajouter un lien/ })
  const box = step.getByRole('checkbox')
  const now = step.getByRole('button', { name: /^Le faire maintenant/ })
  for (let done = 0; done < 20; done += 1) {
    await expect(link.or(box).or(now)).toBeVisible()
    if (await link.isVisible()) break
    if (await now.isVisible()) {
      await now.click()
      await expect(box).toBeVisible()
    }
    const name = (await step.getByRole('checkbox').locator('xpath=ancestor::label').textContent()) ?? ''
    // Not `check`: the ticked row leaves this place for the list, and the next one comes.
    await box.click()
    await expect(step).not.toContainText(name)
  }

  await link.click()
  await page.getByLabel('Lien du produit').fill('https://www.lampes.fr/produits/lampe-pince')
  await page.getByRole('button', { name: 'Confirmer le lien' }).click()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toHaveCount(0)
  await backToStart(page)

  await step.getByRole('link', { name: /^Évaluer ce produit : Lampe pince/ }).click()
  for (const { column } of CRITERIA.slice(0, 6)) {
    await page.getByRole('button', { name: `Oui : ${column}` }).click()
  }
  await backToStart(page)

  await step.getByRole('link', { name: /Calculer ce qu’il reste de Lampe pince/ }).click()
  await page.getByLabel('Prix de vente').fill('29,90')
  await page.getByLabel('Achat').fill('6,80')
  await page.getByLabel('Livraison').fill('4,20')
  await backToStart(page)

  await step.getByRole('link', { name: /Lancer le test de Lampe pince/ }).click()
  await page.getByLabel('Ce que je teste').fill('Lampe à 29,90 €, première vidéo')
  await page.getByLabel('Budget du test').fill('50')
  await page.getByRole('button', { name: 'Lancer le test' }).click()
  await expect(page.getByLabel('Visites', { exact: true })).toBeVisible()
  await backToStart(page)

  await step.getByRole('link', { name: /Noter les chiffres d’aujourd’hui\s: Lampe pince/ }).click()
  await noteSales(page, '1')
  await expect(moment(page)).toContainText('+100\u00a0XP')
  await expect(burst(page)).toBeVisible()
  await expect(moment(page)).toContainText('Étape franchie')
  await expect(moment(page).getByText(/première vente/i), 'the title is said once').toHaveCount(1)
  await expect(moment(page).getByRole('img')).toHaveAccessibleName('Carte à garder')
  await expectAccessible(page)
  await picture(page, 'first-sale', { isWindow: true })
  const download = page.waitForEvent('download')
  await moment(page).getByRole('button', { name: 'Garder l’image' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^premiere-vente-[\d-]+\.png$/)
  const [card, icon] = [
    ['#fdeadd', '#231a14', '#c2410c'],
    ['#ffe3d1', '#9a2f06'],
  ]
  expect(await coloursOf(page, await file.path())).toEqual(new Set([...card, ...icon]))
  await moment(page).getByRole('button', { name: 'Continuer' }).click()
  await expect(moment(page)).toHaveCount(0)
  await backToStart(page)

  await expect(page.getByText('La première vente\u00a0: faite')).toHaveCount(1)
  await expect(page.getByText('Une offre prête\u00a0: sautée')).toHaveCount(1)
  await expect(step).not.toContainText('Noter les chiffres')
  const profiles = [...(await readCollection('profiles'))]
  const profile = profiles.find(([, { email: other }]) => other === email)?.[1]
  expect(profile?.['firstSaleOn']).toBe(localDateOf(new Date()))
})

/** The main colours of a picture: each of at least one in a thousand of its points, as « #fdeadd ». */
async function coloursOf(page: Page, file: string): Promise<ReadonlySet<string>> {
  const address = `data:image/png;base64,${(await readFile(file)).toString('base64')}`
  const found = await page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    pen?.drawImage(image, 0, 0)
    const points = new Uint32Array(pen?.getImageData(0, 0, image.width, image.height).data.buffer ?? [])
    const counts = new Map<number, number>()
    for (const point of points) counts.set(point, (counts.get(point) ?? 0) + 1)
    // Red is the lowest byte.
    const hex = (point: number) =>
      [point, point >>> 8, point >>> 16].map((byte) => (byte & 255).toString(16).padStart(2, '0')).join('')
    return [...counts].flatMap(([point, count]) => (count * 1_000 >= points.length ? [`#${hex(point)}`] : []))
  }, address)
  return new Set(found)
}

const productOf = (uid: string) => `c-${uid}-0`

async function putTest({ uid }: Account): Promise<void> {
  const today = localDateOf(new Date())
  await putDocument(`salesTests/${uid}-t`, {
    userId: uid,
    product: productOf(uid),
    link: 'https://ex.fr/lampe-pince',
    tried: 'Page A',
    limitCents: 5_000,
    gainCents: 1_500,
    days: 7,
    startsOn: today,
    numbers: {},
    sold: false,
    createdAt: new Date(),
  })
}

test('a first sale noted offline, taken back and noted again is one moment, and counts once', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/)
  const account = await signedIn()
  await putLooseCandidates(account, [{ link: 'https://ex.fr/lampe-pince' }])
  await putTest(account)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/search/${productOf(account.uid)}/test`)
  await expect(page.getByLabel('Visites', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await noteSales(page, '2')
  await expect(moment(page)).toContainText('+100\u00a0XP')
  await expect(burst(page), 'a first sale moves nothing where motion is unwanted').toBeHidden()
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
  await expect.poll(() => page.evaluate(running)).toBe(0)
  await moment(page).getByRole('button', { name: 'Continuer' }).click()

  await page.getByRole('button', { name: 'Supprimer ce jour' }).click()
  await noteSales(page, '3')
  await expect(page.getByText('3\u00a0ventes notées')).toBeVisible()
  await expect(moment(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect
    .poll(async () => (await readDocument(`salesTests/${account.uid}-t`))?.['sold'], { timeout: 20_000 })
    .toBe(true)
  const xp = async () => (await readDocument(`profiles/${account.uid}`))?.['xp']
  await expect.poll(xp).toBe(100)

  await test.step('nor in a page that did not see it', async () => {
    await page.getByRole('button', { name: 'Supprimer ce jour' }).click()
    await expect(page.getByRole('button', { name: 'Supprimer ce jour' })).toHaveCount(0)
    await page.reload()
    await noteSales(page, '1')
    await expect(page.getByText('1\u00a0vente notée')).toBeVisible()
    await expect(moment(page)).toHaveCount(0)
    expect(await xp()).toBe(100)
  })
})
