// What a person can believe of an answer, and how she says that she does not: the reread, dropped cards, « Utile ? », what is shown.
import type { Page } from '@playwright/test'
import { localDateOf } from '@/domain/base/time/local-date'
import { SHARES_ALL, SHARES_NOTHING } from '@/domain/coach/dossier/sharing'
import { WITH_DOUBTS } from '../../../local/coach/doubted-answer'
import { putDocument, type Account } from '../../support/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { receivedWith } from '../../support/coach-journal'
import { expect, test } from '../../support/flow'
import { picture } from '../../support/browser/picture'
import { hold } from '../../support/hold'
import { deleteDocument, readOwned } from '../../support/stored-documents'

const message = (page: Page) => page.getByLabel('Votre message')
const answer = (page: Page) => page.getByRole('log').getByRole('article', { name: 'Coach Boom' }).last()
const thumb = (page: Page, name: 'Utile' | 'Pas utile') => page.getByRole('button', { name, exact: true })

async function send(page: Page, question: string): Promise<void> {
  await message(page).fill(question)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
}

async function putLamp({ uid }: Account, shares: object | null): Promise<void> {
  const at = new Date()
  if (shares) await putDocument(`coach/${uid}`, { askedAt: at, shares: { ...shares } })
  const product = { userId: uid, createdAt: at, salePriceCents: 2_990 }
  await putDocument(`product/lampe-${uid}`, { ...product, link: `https://ex.fr/${uid}`, name: 'Lampe pince' })
  await putDocument(`product/bougie-${uid}`, {
    ...product,
    link: `https://ex.fr/b-${uid}`,
    name: 'Bougies du soir',
  })
}

async function putRunningTest({ uid }: Account): Promise<void> {
  await putDocument(`salesTests/t-${uid}`, {
    userId: uid,
    createdAt: new Date(),
    product: `lampe-${uid}`,
    link: `https://ex.fr/${uid}`,
    days: 7,
    limitCents: 5_000,
    startsOn: localDateOf(new Date()),
  })
}

test('a figure from nowhere is named in one quiet line, and dropped cards are said @phone', async ({
  page,
  signedIn,
}) => {
  const { uid } = await signedIn()
  await page.goto('/coach')
  await send(page, `Mon prix est-il bon, ${WITH_DOUBTS} ? ${uid}`)
  const check = page.getByRole('note', { name: 'Vérification' })
  await expect(check).toHaveText(/^Ce chiffre ne vient pas de tes notes\s: 32,40\s€$/)
  // The answer itself is not changed.
  await expect(answer(page)).toContainText('une lampe se vend 32,40 €')
  await expect(page.getByText('2 propositions n’ont pas tenu : redemande-les.')).toBeVisible()
  await expect(page.getByRole('group', { name: /^Proposition : tâche/ })).toHaveCount(1)
  await expectAccessible(page)
  await picture(page, 'coach-doubted', { isWindow: true })
  await page.reload()
  await expect(check).toHaveText(/32,40/)
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await page.getByRole('link', { name: 'Voir dans Mes Tâches' }).click()
  await expect(page).toHaveURL(/\/todos/)
  await expect(page.getByRole('checkbox', { name: 'Noter le prix de trois concurrents' })).toBeVisible()
})

test('« Utile ? »: a thumb, a reason, and the texts that leave as they were shown @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const { uid } = account
  await putLamp(account, SHARES_ALL)
  await page.goto('/coach')
  const question = `Quel prix pour ma lampe ? ${uid}`
  await send(page, question)
  await thumb(page, 'Utile').click()
  await expect(thumb(page, 'Utile')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Merci, c’est noté.')).toBeVisible()
  expect(await readOwned('feedback', uid)).toEqual([])

  await thumb(page, 'Pas utile').click()
  await expect(thumb(page, 'Utile')).toHaveAttribute('aria-pressed', 'false')
  const why = page.getByRole('region', { name: 'Qu’est-ce qui n’allait pas ?' })
  await expect(why.getByRole('button', { name: 'C’est faux' })).toBeFocused()
  await why.getByRole('button', { name: 'Fermer' }).press('Enter')
  await expect(thumb(page, 'Pas utile')).toBeFocused()
  await thumb(page, 'Pas utile').press('Enter')
  await expect(why.getByRole('button', { name: 'C’est faux' })).toBeFocused()
  await expect(why.getByRole('button', { name: 'Envoyer', exact: true })).toBeDisabled()
  await why.getByRole('button', { name: 'C’est faux' }).click()
  await why.getByLabel('Un mot de plus (facultatif)').fill('Le prix est de 29,90 €')
  await expectAccessible(page)
  await picture(page, 'coach-rated', { isWindow: true })
  await why.getByRole('button', { name: 'Joindre la réponse…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ce qui sera envoyé' })
  await expect(dialog.getByRole('region', { name: 'Ta question' })).toHaveText(question)
  const notes = await dialog.getByRole('region', { name: 'Les notes parties avec elle' }).innerText()
  const said = await dialog.getByRole('region', { name: 'La réponse' }).innerText()
  await expectAccessible(page)
  await picture(page, 'coach-rated-sent', { isWindow: true })
  await dialog.getByRole('button', { name: 'Envoyer à l’équipe' }).click()
  await expect(page.getByText('Merci, c’est noté.')).toBeVisible()
  const [sent, ...others] = await readOwned('feedback', uid)
  expect(others).toEqual([])
  expect(sent).toMatchObject({ reason: 'wrong', line: 'Le prix est de 29,90 €', question })
  const plain = (text: unknown) => String(text).replace(/\s+/g, ' ').trim()
  expect(plain(sent?.['notes'])).toBe(plain(notes))
  expect(plain(sent?.['answer'])).toBe(plain(said))
  expect(notes).toContain('Lampe pince')
  await expect(thumb(page, 'Pas utile')).toBeFocused()

  await thumb(page, 'Utile').click()
  await expect(page.getByText('Merci, c’est noté. Ton premier avis est effacé.')).toBeVisible()
  expect(await readOwned('feedback', uid)).toEqual([])
})

test('a thumb without a network says that it did not leave, and leaves at the next press', async ({
  page,
  context,
  signedIn,
  watch,
}) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED/)
  const { uid } = await signedIn()
  await page.goto('/coach')
  await send(page, `Un prix pour commencer ? ${uid}`)
  await context.setOffline(true)
  await thumb(page, 'Utile').click()
  await expect(page.getByText(/^Ton avis n’est pas parti\./)).toBeVisible()
  await expect(thumb(page, 'Utile')).toHaveAttribute('aria-pressed', 'false')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(thumb(page, 'Utile')).toHaveAttribute('aria-pressed', 'true')
})

test('a thumb pressed twice leaves once, and one of a deleted conversation says that it is gone', async ({
  page,
  signedIn,
  watch,
}) => {
  // The server refuses the thumb of the deleted conversation.
  watch.expectFault(/status of 404/)
  const { uid } = await signedIn()
  const conversation = `conversations/c-${uid}`
  await putDocument(conversation, {
    userId: uid,
    title: 'Un prix ?',
    timestamp: new Date(),
    messages: [
      { id: 'm1', role: 'user', content: 'Un prix ?', timestamp: 1_790_000_000_000 },
      { id: 'm1', role: 'assistant', content: 'Compare d’abord.', timestamp: 1_790_000_001_000 },
    ],
  })
  await page.goto(`/coach/c-${uid}`)
  const held = await hold(page, '**/rateAnswer')
  await thumb(page, 'Utile').dblclick()
  await held.request
  await thumb(page, 'Pas utile').click()
  await held.release()
  await expect(thumb(page, 'Utile')).toHaveAttribute('aria-pressed', 'true')
  expect(held.count()).toBe(1)

  const late = await hold(page, '**/rateAnswer')
  await thumb(page, 'Pas utile').click()
  await late.request
  await deleteDocument(conversation)
  await expect(page.getByText(/^Cette conversation/)).toBeVisible()
  await late.release()
  await expect(thumb(page, 'Pas utile')).toHaveCount(0)
  expect(await readOwned('feedback', uid)).toEqual([])
})

test('first visit: one line over the ideas; a named thing is offered, an everyday word is not @phone @first-visit', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await putLamp(account, null)
  await putRunningTest(account)
  await page.goto('/coach')
  await expect(page.getByText(/^Je réponds mieux/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tout montrer' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choisir', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Ce que voit le coach' })).toBeVisible()
  await page.keyboard.press('Escape')

  const question = `Ma lampe est-elle trop chère ? ${account.uid}`
  const chip = page.getByRole('button', { name: /^Montrer «/ })
  await message(page).fill(question)
  await expect(chip).toHaveText(/^Montrer «\sLampe pince\s»$/)
  await picture(page, 'coach-first-visit', { isWindow: true })
  await message(page).fill('Je fais quoi ce soir ?')
  await expect(chip).toHaveCount(0)
  // A running test is known by its product.
  await message(page).fill('Mon test, je continue ?')
  await expect(chip).toHaveText(/^Montrer «\sLampe pince\s»$/)
  await message(page).fill(question)
  await chip.click()
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
  const asked = await receivedWith(question)
  expect(asked).toContain('Lampe pince')
  expect(asked).not.toContain('Bougies du soir')
})

test('a product that is too old for the notes is offered although products are shown, and can be taken back', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const { uid } = account
  await putDocument(`coach/${uid}`, { askedAt: new Date(), shares: { ...SHARES_ALL } })
  const names = ['Gourde', 'Plaid', 'Carafe', 'Tabouret', 'Miroir', 'Hamac', 'Horloge', 'Coussin', 'Parasol']
  for (const [index, name] of [...names, 'Lampe pince'].entries()) {
    const createdAt = new Date(Date.now() - (index + 1) * 60_000)
    const link = `https://ex.fr/${index}-${uid}`
    await putDocument(`product/p${index}-${uid}`, { userId: uid, createdAt, link, name })
  }
  // The list of all products brings the older ones to this device.
  await page.goto('/search')
  await expect(page.getByText('Lampe pince').first()).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Coach' }).first().click()

  const question = `Et ma lampe ? ${uid}`
  const offered = page.getByRole('button', { name: /^Montrer «/ })
  const shown = page.getByRole('button', { name: /^Montré pour cette question/ })
  await message(page).fill('Et ma gourde ?')
  await expect(page.getByRole('button', { name: /Le coach voit\s: .*8\s?produits/ })).toBeVisible()
  await expect(offered).toHaveCount(0)
  await message(page).fill(question)
  await offered.click()
  await shown.click()
  await expect(shown).toHaveCount(0)
  await offered.click()
  await expect(shown).toHaveText(/Lampe pince/)
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter' })).toHaveCount(0, { timeout: 20_000 })
  expect(await receivedWith(question)).toMatch(/C1 .*«\sLampe pince\s»/)
})

test('three ideas come from where the person is, and name nothing that is not shared', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const { uid } = account
  await putLamp(account, SHARES_ALL)
  await putDocument(`projects/a-${uid}`, { userId: uid, title: 'Aquaroc', updatedAt: new Date() })
  await putRunningTest(account)
  await page.goto('/coach')
  const ideas = page.getByRole('list', { name: 'Idées de questions' }).getByRole('button')
  await expect(ideas).toHaveText([
    /^Mon test de «\sLampe pince\s»\s: j’arrête/,
    /^Que manque-t-il à «\sAquaroc\s»/,
    /fournisseur/,
  ])
  await putDocument(`coach/${uid}`, { askedAt: new Date(), shares: { ...SHARES_NOTHING } })
  await expect(ideas).toHaveText([/client cible/, /fournisseur/, /prix de vente/])
})

test('on a phone a card has one primary choice and « … » @phone-only', async ({ page, signedIn }) => {
  const account = await signedIn()
  const { uid } = account
  const at = 1_790_000_000_000
  await putLamp(account, SHARES_NOTHING)
  await putDocument(`conversations/c-${uid}`, {
    userId: uid,
    title: 'Que faire ?',
    timestamp: new Date(),
    messages: [
      { role: 'user', content: 'Que faire ?', timestamp: at - 1_000 },
      { role: 'assistant', content: 'Deux tâches.', timestamp: at },
    ],
    proposals: Object.fromEntries(
      [
        ...['Filmer', 'Peser'].map((texte) => ({
          genre: 'tache',
          jour: 'jeudi',
          texte,
          chaqueSemaine: false,
          pourquoi: null,
        })),
        { genre: 'simuler', produit: `lampe-${uid}`, valeurs: [{ champ: 'adsCents', valeur: 12 }] },
      ].map((proposed, n) => [
        `p${n}`,
        { at, n, from: 'coach', target: `t${n}-${uid}`, state: 'open', ...proposed },
      ]),
    ),
  })
  await page.goto(`/coach/c-${uid}`)
  const card = page.getByRole('group', { name: 'Proposition : tâche pour jeudi' }).first()
  await expect(card.getByRole('button')).toHaveText(['Ajouter', ''])
  await picture(page, 'coach-two-cards', { isWindow: true })
  await card.getByRole('button', { name: /^Autres choix/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Modifier', 'Ignorer'])
  await page.keyboard.press('Escape')

  const sum = page.getByRole('group', { name: 'Simulation : Lampe pince' })
  await expect(sum.getByRole('button')).toHaveText(['Garder ces chiffres', ''])
  await sum.getByRole('button', { name: /^Autres choix/ }).click()
  await page.getByRole('menuitem', { name: 'Ignorer' }).click()
  await expect(page.getByText(/^Ignorée/)).toBeVisible()
})
