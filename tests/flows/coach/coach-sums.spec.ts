// The sums of a product and its test travel with a question; the coach's « et si » is computed by the app; law and lessons are ours.
import type { Page } from '@playwright/test'
import { SHARES_ALL } from '@/domain/coach/dossier/sharing'
import { LAW, lawPage } from '@/domain/law/law'
import { WITH_NO_SUM } from '../../../local/coach/doubted-answer'
import { putDocument, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { picture } from '../../support/browser/picture'
import { openPart } from '../../support/browser/product-page'
import { receivedWith } from '../../support/coach-journal'
import { expect, test } from '../../support/flow'
import { readDocument, readOwned } from '../../support/stored-documents'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Coach Boom' })
const message = (page: Page) => page.getByLabel('Votre message')

/** A lamp with a price, costs and a running test, shared with the coach; returns the address of its page. */
async function putLamp({ uid }: Account): Promise<string> {
  const id = `lampe-${uid}`
  const link = `https://ex.fr/${id}`
  const at = new Date()
  await putDocument(`coach/${uid}`, { askedAt: at, shares: { ...SHARES_ALL } })
  await putDocument(`product/${id}`, {
    userId: uid,
    link,
    name: 'Lampe pince',
    salePriceCents: 2_990,
    costCents: 690,
    shippingCents: 407,
    adsCents: 600,
    createdAt: at,
  })
  await putDocument(`salesTests/t-${uid}`, {
    userId: uid,
    product: id,
    link,
    tried: 'La page, à 29,90 €',
    limitCents: 10_000,
    gainCents: null,
    days: 7,
    startsOn: '2026-11-25',
    endedOn: null,
    numbers: { '2026-11-25': '240 12 4 2 6000' },
    sold: true,
    createdAt: at,
  })
  return id
}

async function send(page: Page, question: string): Promise<void> {
  await message(page).fill(question)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
}

const spaced = (text: string) => text.replace(/\s/g, ' ')

test('« Argent » and « Test » ask the coach with the lines of the statement and the verdict @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putLamp(account)
  await page.goto(`/search/${id}/argent`)
  const rest = page.getByRole('status', { name: 'Reste par vente' })
  await expect(rest).toHaveText(/^9,22\s€$/)
  await page.getByRole('button', { name: 'Demander au coach : calcul de Lampe pince' }).click()
  const starter = await message(page).inputValue()
  expect(spaced(starter)).toBe(
    'Mon calcul pour « Lampe pince » : que changer pour qu’il m’en reste plus par vente ?',
  )
  await expectAccessible(page)
  await picture(page, 'coach-about-sums', { isWindow: true })
  await send(page, `${starter} ${account.uid}`)
  const asked = spaced(await receivedWith(`${starter} ${account.uid}`))
  for (const line of ['Encaissé 29,90 €', 'Achat −6,90 €', 'Cotisations −3,71 €', 'Publicité −6,00 €'])
    expect(asked).toContain(line)
  expect(asked).toContain('Reste par vente 9,22 € (30,8 %')
  expect(asked).toContain('Régime de TVA : Franchise en base')
  await panel(page).getByRole('button', { name: 'Fermer le coach' }).click()

  await openPart(page, 'Test')
  const verdict = await page.getByRole('status', { name: 'Verdict' }).innerText()
  const balance = await page.getByRole('status', { name: 'Gagné ou perdu' }).innerText()
  await page.getByRole('button', { name: 'Demander au coach : test de Lampe pince' }).click()
  await expect(message(page)).toHaveValue(/^Mon test de «\sLampe pince\s»/)
  const question = `${await message(page).inputValue()} ${account.uid}`
  await send(page, question)
  const told = spaced(await receivedWith(question))
  expect(told).toContain(`Verdict : « ${spaced(verdict)} »`)
  expect(told).toContain(`Gagné ou perdu ${spaced(balance)}`)
  expect(told).toContain('Visites 240, Paniers 12 (5 %)')
})

test('« et si » is computed by the app, kept by a press, and taken back @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putLamp(account)
  await page.goto('/coach')
  await send(page, 'Et si la pub passe à 12 € ?')
  const card = page.getByRole('group', { name: 'Simulation : Lampe pince' })
  await expect(card).toContainText('Et si')
  const waterfall = card.getByRole('list', { name: 'Le calcul d’une vente, avant et après' })
  const rowOf = (name: string) => waterfall.getByRole('listitem').filter({ hasText: name })
  await expect(rowOf('Publicité')).toHaveText(/^Publicité−12,00\s€avant −6,00\s€$/)
  await expect(rowOf('Reste')).toHaveText(/^Reste3,22\s€avant 9,22\s€$/)
  await expect(rowOf('Achat')).toHaveText(/^Achat−6,90\s€$/)
  await expect(page.getByRole('button', { name: 'Tout ajouter' })).toHaveCount(0)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Garder ces chiffres' }).scrollIntoViewIfNeeded()
  await picture(page, 'coach-simulation', { isWindow: true })

  await card.getByRole('button', { name: 'Garder ces chiffres' }).click()
  await expect(card.getByRole('button', { name: "Annuler l'ajout" })).toBeVisible()
  await expect(rowOf('Reste')).toHaveText(/^Reste3,22\s€avant 9,22\s€$/)
  await expect(async () => {
    expect(await readDocument(`product/${id}`)).toMatchObject({ adsCents: 1_200, salePriceCents: 2_990 })
  }).toPass()
  await card.getByRole('button', { name: "Annuler l'ajout" }).click()
  await expect(async () => {
    expect(await readDocument(`product/${id}`)).toMatchObject({ adsCents: 600 })
  }).toPass()
  await page.getByRole('button', { name: 'Remettre' }).click()
  await expect(rowOf('Reste')).toHaveText(/^Reste3,22\s€avant 9,22\s€$/)
})

test('a simulation of a product that is gone says so, and keeps nothing', async ({ page, signedIn }) => {
  const { uid } = await signedIn()
  const at = 1_790_000_000_000
  await putDocument(`conversations/c-${uid}`, {
    userId: uid,
    title: 'Lampe',
    timestamp: new Date(),
    messages: [
      { role: 'user', content: 'Et si la pub passe à 12 € ?', timestamp: at - 1_000 },
      { role: 'assistant', content: 'Voici le calcul.', timestamp: at },
    ],
    proposals: {
      gone: {
        at,
        n: 0,
        from: 'coach',
        target: `t-${uid}`,
        state: 'open',
        genre: 'simuler',
        produit: `parti-${uid}`,
        valeurs: [{ champ: 'adsCents', valeur: 12 }],
      },
      negative: {
        at,
        n: 1,
        from: 'coach',
        target: `n-${uid}`,
        state: 'open',
        genre: 'simuler',
        produit: null,
        valeurs: [{ champ: 'salePriceCents', valeur: -5 }],
      },
    },
  })
  await page.goto(`/coach/c-${uid}`)
  const cards = page.getByRole('group', { name: /^Simulation/ })
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Ce produit n’est plus dans ta recherche.')
  await picture(page, 'coach-card-gone')
  await expect(cards.getByRole('button', { name: 'Garder ces chiffres' })).toHaveCount(0)
})

test('an « et si » that no statement has is said with what can be asked, and changes nothing @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putLamp(account)
  const before = await readDocument(`product/${id}`)
  await page.goto('/coach')
  await send(page, `Et si je vends à dix millions, ${WITH_NO_SUM} ? ${account.uid}`)
  const said = page.getByText(/^4\scalculs n’ont pas pu se faire/)
  await expect(said).toHaveText(
    /de 0 à 1\s000\s000\s€ ou de 0 à 100\s%\. TVA, .*\s: tu les changes dans Argent\.$/,
  )
  await expect(page.getByText(/pas tenu/)).toHaveCount(0)
  await expect(page.getByRole('group', { name: /^Simulation/ })).toHaveCount(0)
  await expectAccessible(page)
  await picture(page, 'coach-no-sum', { isWindow: true })
  await page.reload()
  await expect(said).toBeVisible()
  expect(await readDocument(`product/${id}`)).toEqual(before)
  const [conversation] = await readOwned('conversations', account.uid)
  expect(conversation?.['proposals'] ?? {}).toEqual({})
})

test('a figure of law is drawn by the app with its page, an unknown one says so, and a lesson opens', async ({
  page,
  signedIn,
}) => {
  const { uid } = await signedIn()
  await page.goto('/coach')
  const question = `Combien de douane sur un petit colis, selon la leçon du trajet d’un euro ? ${uid}`
  await send(page, question)
  const answer = page.getByRole('log').getByRole('article', { name: 'Coach Boom' }).last()
  await expect(answer).toContainText(/3\s€ \(Droits de douane \(douane\.gouv\.fr\), à vérifier\)/)
  await expect(answer.getByRole('link', { name: 'Droits de douane (douane.gouv.fr)' })).toHaveAttribute(
    'href',
    lawPage('douane'),
  )
  await expect(answer).toContainText(LAW.colis.name)
  await expect(answer).toContainText('chiffre de droit inconnu ici')
  await picture(page, 'coach-law')
  await expect(answer).not.toContainText('{{')
  const sent = await receivedWith(question)
  expect(sent).toMatch(/^\[Nos leçons\]\n\[\[lecon\.one-euro-journey\]\]/)
  await answer.getByRole('link', { name: /^leçon «\sLe trajet d’un euro/ }).click()
  await expect(page).toHaveURL(/\/modules\/one-euro-journey$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Le trajet d’un euro')
})
