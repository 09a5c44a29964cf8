// « Mise en vente »: from a project to duties, a file for a shop, a page without a fault and letters.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import { localDateOf } from '../../src/domain/base/time/local-date'
import { QUESTIONS } from '../../src/domain/launch/answers'
import { LAMP_NOTES } from '../../src/features/landing/example-lamp'
import { paths } from '../../src/lib/paths'
import { expectAccessible } from '../support/browser/axe'
import { picture } from '../support/browser/picture'
import { expect, test } from '../support/flow'
import { putProject } from '../support/samples/sample-projects'
import { readDocument, readOwned } from '../support/stored-documents'

const part = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const duties = (page: Page) => page.getByRole('list', { name: 'Obligations' })
const duty = (page: Page, name: string) => duties(page).getByRole('listitem', { name })
const faults = (page: Page) => page.getByRole('list', { name: 'Défauts' }).getByRole('listitem')
const points = (page: Page) =>
  page.getByRole('list', { name: 'À vérifier sur la boutique' }).getByRole('listitem')
const answer = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

const FACTS = {
  'Prix de vente, toutes taxes comprises': '29,90 €',
  'Coût de la livraison': '4,90 €',
  'Délai de livraison': '3 à 5 jours ouvrés',
  'Retours\u00a0: adresse, et qui paie l’envoi': '12 rue des Lilas, 69003 Lyon, à votre charge',
  'Votre nom, comme vendeur': 'Marie Durand EI',
  'Votre adresse': '12 rue des Lilas, 69003 Lyon',
  'Votre téléphone': '06 12 34 56 78',
  'Votre email': 'bonjour@lumiere.fr',
  'Votre médiateur\u00a0: nom, adresse, site': 'CM2C, 49 rue de Ponthieu, 75008 Paris, www.cm2c.net',
  'Fabricant\u00a0: nom, adresse, email': 'Lumo SARL, 4 rue des Ateliers, 38000 Grenoble, contact@lumo.fr',
  'Responsable dans l’Union\u00a0: nom, adresses':
    'Lumo SARL, 4 rue des Ateliers, 38000 Grenoble, contact@lumo.fr',
  'Avertissements, en français': 'Ne convient pas aux enfants de moins de 3 ans.',
} as const

async function downloaded(page: Page, button: string): Promise<[string, string]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')]
}

function rowsOf(csv: string): readonly Readonly<Record<string, string>>[] {
  const read = Papa.parse<Record<string, string>>(csv, { header: true, delimiter: ',', newline: '\r\n' })
  expect(read.errors.filter(({ code }) => code !== 'TooFewFields')).toEqual([])
  return read.data.filter((row) => Object.keys(row).length > 1)
}

test('a project becomes duties, a file, a page without a fault and three letters @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putProject(account, {
    title: 'Lampe de lecture Lumo',
    notes: { ...LAMP_NOTES, supplier: ['Usine à Shenzhen, par Alibaba'] },
  })
  const launch = async () => (await readDocument(`projects/${id}`))?.['launch']

  // The only project needs no choice.
  await page.goto(paths.launch)
  await expect(page).toHaveURL(paths.launchOf(id))
  await expect(page.getByRole('heading', { level: 1, name: 'Mise en vente' })).toBeVisible()
  await expect(page.getByText('Ceci est une information, pas un conseil.')).toHaveCount(1)

  // What is known is proposed, and said where from.
  await expect(answer(page, 'De hors de l’Union européenne')).toBeChecked()
  await expect(answer(page, 'Appareil électrique')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Voir mes obligations' })).toBeDisabled()
  await answer(page, 'Micro-entreprise').check({ force: true })
  await answer(page, 'Moi, en mon nom').check({ force: true })
  await answer(page, 'Oui, je prépare les colis (moi ou mon logisticien)').check({ force: true })
  await picture(page, 'launch-questions')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Voir mes obligations' }).click()

  await expect(page.getByRole('heading', { name: /^\d+\sobligations sont les vôtres$/ })).toBeFocused()
  const eori = duty(page, 'Obtenir votre numéro EORI (gratuit)')
  await expect(eori).toContainText('Importateur\u00a0: Moi, en mon nom')
  await expect(eori).toContainText('Gratuit')
  await expect(eori).toContainText('Des cabinets privés vendent ce numéro')
  await expect(eori.getByRole('link', { name: 'Page officielle' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.douane\.gouv\.fr\//,
  )
  await eori.getByRole('button', { name: 'En faire une tâche' }).click()
  await eori.getByRole('button', { name: 'Ajouter la tâche' }).click()
  await expect
    .poll(async () => (await readOwned('todos', account.uid)).map(({ text }) => text))
    .toEqual(['Obtenir votre numéro EORI (gratuit)'])
  // The task is known after a reload, and may be added again once it is deleted.
  const planned = eori.getByRole('link', { name: /^Dans vos tâches, / })
  await expect(planned).toBeVisible()
  await expect(eori.getByRole('button', { name: 'En faire une tâche' })).toHaveCount(0)
  await page.reload()
  await expect(planned).toBeVisible()
  await eori.getByRole('button', { name: "Je l'ai" }).click()
  await expect(eori.getByRole('button', { name: "Je l'ai" })).toHaveAttribute('aria-pressed', 'true')
  // What is in hand needs no task.
  const guarantee = duty(page, 'Dire la garantie légale, avec la notice harmonisée')
  await expect(guarantee.getByRole('button', { name: 'En faire une tâche' })).toBeVisible()
  for (const name of [
    'Installer le bouton de rétractation',
    'Dire la garantie légale, avec la notice harmonisée',
  ])
    await duty(page, name).getByRole('button', { name: "Je l'ai" }).click()
  await expect(guarantee.getByRole('button', { name: 'En faire une tâche' })).toHaveCount(0)
  await expect.poll(launch).toMatchObject({
    status: 'micro',
    shipsFrom: 'outside',
    importer: 'me',
    marks: 'eori withdrawal-function legal-guarantee',
  })
  await picture(page, 'launch-duties')
  await expectAccessible(page)
  const [listName, list] = await downloaded(page, 'Fichier texte')
  expect(listName).toMatch(/^obligations-lampe-de-lecture-lumo-.*\.md$/)
  expect(list.match(/^## /gm)).toHaveLength(await duties(page).getByRole('listitem').count())

  await part(page, 'Fiche').click()
  await expect(page).toHaveURL(paths.launchOf(id, 'fiche'))
  const preview = page.getByRole('article', { name: 'Aperçu de la fiche' })
  for (const [label, text] of Object.entries(FACTS)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Adresses des photos, une par ligne').fill('https://ex.fr/1.jpg\nhttps://ex.fr/2.jpg')
  await expect(preview).toContainText('Marie Durand EI')
  // Nothing is sold yet: a typed price was never practised.
  await expect.poll(launch).toMatchObject({ price: '29,90 €', selling: 'no' })
  expect(await launch()).not.toHaveProperty('prices')
  await expect(preview).toContainText('2\u00a0photos')
  await expect(page.getByRole('listitem', { name: 'Vendeur' })).toContainText('à vous')
  // In a wide window the preview stays beside the form, and shows the block that is being written.
  if (test.info().project.name === 'desktop') {
    for (const label of ['Votre médiateur\u00a0: nom, adresse, site', 'Coût de la livraison'] as const) {
      await page.getByLabel(label, { exact: true }).focus()
      await expect(preview.getByText(FACTS[label], { exact: true })).toBeInViewport()
    }
  }
  await expect(page.getByRole('listitem', { name: 'Preuves' })).toContainText('manque')
  await picture(page, 'launch-page')
  await expectAccessible(page)
  const [shopifyName, shopify] = await downloaded(page, 'Fichier Shopify')
  const [wooName, woo] = await downloaded(page, 'Fichier WooCommerce')
  expect([shopifyName, wooName]).toEqual(['produit-shopify.csv', 'produit-woocommerce.csv'])
  const [first, second] = rowsOf(shopify)
  expect(first).toMatchObject({ Title: 'Lampe de lecture Lumo', Price: '29.90', Status: 'draft' })
  expect(first?.['Description']).toContain('<p>Vendeur\u00a0: Marie Durand EI</p>')
  expect(second).toMatchObject({ 'Product image URL': 'https://ex.fr/2.jpg' })
  expect(rowsOf(woo)[0]).toMatchObject({
    Name: 'Lampe de lecture Lumo',
    'Regular price': '29.90',
    Published: '-1',
  })

  await part(page, 'Contrôle').click()
  await page.getByRole('button', { name: 'Prendre ma fiche' }).click()
  await expect(
    page.getByRole('list', { name: "Ce que verra l'assistant d'un acheteur" }).getByRole('listitem'),
  ).toHaveCount(7)
  const result = page.getByRole('heading', { name: /^(\d+\sdéfauts?|Aucun défaut trouvé)/ })
  await expect(result).toBeFocused()
  // One fault after the other, as long as there are words for it.
  const take = page.getByRole('button', { name: 'Prendre ces mots' })
  for (let left = await faults(page).count(); left > 0; left -= 1) {
    await take.first().click()
    await expect(faults(page)).toHaveCount(left - 1)
    await expect(result).toBeFocused()
  }
  await expect(page.getByText('Aucun des vingt défauts')).toBeVisible()
  // Its result is kept for the next step, without its text.
  await expect.poll(launch).toMatchObject({ control: `${localDateOf(new Date())}:0` })
  await expect(page.getByRole('checkbox', { name: 'C’est la page de ce projet' })).toBeChecked()
  await picture(page, 'launch-control')
  await expectAccessible(page)

  await part(page, 'Courriers').click()
  const letter = page.getByRole('group', { name: 'Lettre' })
  await expect(page.getByText('Choisissez une date qui existe')).toHaveCount(0)
  // A day and a name belong to what they were typed for; a message to a supplier is of today.
  for (const [name, event, known, person, deadline] of [
    [
      'Rétractation reçue',
      'Colis reçu par le client le',
      '',
      'Nom du destinataire',
      'lundi 30 novembre 2026',
    ],
    [
      'Demander un avis',
      'Colis reçu par le client le',
      '2026-11-14',
      'Nom du destinataire',
      'lundi 23 novembre 2026',
    ],
    ['Remboursement', 'Rétractation annoncée le', '', 'Nom du destinataire', 'samedi 28 novembre 2026'],
    [
      'Demander un échantillon',
      'Message envoyé le',
      localDateOf(new Date()),
      'Nom du fournisseur',
      'lundi 23 novembre 2026',
    ],
  ] as const) {
    await page.getByRole('combobox', { name: 'Courrier' }).selectOption({ label: name })
    await expect(page.getByLabel(event)).toHaveValue(known)
    await page.getByLabel(event).fill('2026-11-14')
    if (name === 'Rétractation reçue') {
      await expect(page.getByLabel('Adresse de retour')).toHaveValue(
        FACTS['Retours\u00a0: adresse, et qui paie l’envoi'],
      )
      await expect(letter).toContainText('dans les 14\u00a0jours qui suivent votre demande')
    }
    if (person === 'Nom du fournisseur') await expect(page.getByLabel(person)).toHaveValue('')
    await page.getByLabel(person).fill('Léa Petit')
    await expect(page.getByRole('status').filter({ hasText: deadline })).toBeVisible()
    await expect(letter).toContainText('Bonjour Léa Petit,')
    await expect(letter).toContainText('Marie Durand EI')
  }
  await expect(page.getByRole('link', { name: 'Ouvrir dans ma messagerie' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=.*&body=/,
  )
  await picture(page, 'launch-letters')
  await expectAccessible(page)

  // What is typed stays on the device until it is emptied.
  await page.reload()
  const supplier = page.getByLabel('Nom du fournisseur')
  await expect(supplier).toHaveValue('Léa Petit')
  await page.getByRole('button', { name: 'Vider les champs' }).click()
  await expect(supplier).toHaveValue('')
  await page.getByRole('button', { name: 'Annuler' }).last().click()
  await expect(supplier).toHaveValue('Léa Petit')
  // The fiche announces a delay: the day is asked for, and the term without one is not told.
  await page.getByRole('combobox', { name: 'Courrier' }).selectOption({ label: 'Colis en retard' })
  await expect(page.getByText('Votre fiche annonce «\u00a03 à 5 jours ouvrés\u00a0»')).toBeVisible()
  await page.getByLabel('Livraison annoncée pour le').fill('2999-11-14')
  await expect(letter).toContainText('jeudi 14 novembre 2999, dites-le-moi')
  await page.getByLabel('Livraison annoncée pour le').fill('2026-11-14')
  await expect(letter).toContainText('Dites-moi dès maintenant ce que vous préférez')

  // The way and the project lead back here.
  await page.goto(paths.home)
  await page.getByText(/étapes? sur 6$/).click()
  await page.getByRole('main').getByRole('link', { name: 'Mise en vente', exact: true }).last().click()
  await expect(page).toHaveURL(paths.launchOf(id))
  await expect(
    duty(page, 'Obtenir votre numéro EORI (gratuit)').getByRole('button', { name: "Je l'ai" }),
  ).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Lampe de lecture Lumo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Mise en vente' }).click()
  await expect(page).toHaveURL(paths.launchOf(id))
})

test('bad texts change nothing, run nothing and are said', async ({ page, signedIn }) => {
  const account = await signedIn()
  const id = await putProject(account, { title: '=cmd|"/c calc"!A1, <b>gras</b>' })
  const launch = async () => (await readDocument(`projects/${id}`))?.['launch']

  // Answers that contradict each other.
  await page.goto(paths.launchOf(id))
  await page.getByRole('button', { name: 'Aller à la première' }).click()
  await expect(answer(page, 'Pas encore créée')).toBeFocused()
  for (const { answers } of QUESTIONS) await answer(page, answers[0].label).check({ force: true })
  await page.getByRole('button', { name: 'Voir mes obligations' }).click()
  // Neither the row that asks to read the answers again nor the help that one may ask for is a duty.
  const count = await duties(page).getByRole('listitem').count()
  await expect(
    page.getByRole('heading', { name: `${count - 2}\u00a0obligations sont les vôtres` }),
  ).toBeVisible()
  const conflict = duty(page, 'Relire deux réponses qui peuvent se contredire')
  await expect(conflict).toContainText('Départ du colis\u00a0: De France')
  const confirm = conflict.getByRole('button', { name: 'Mes réponses sont justes' })
  await confirm.click()
  await expect(confirm).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(launch).toMatchObject({ marks: 'answers-conflict' })
  await conflict.getByRole('button', { name: 'Relire mes réponses' }).click()
  await answer(page, 'Personne\u00a0: acheté ou fabriqué dans l’Union').check({ force: true })
  await page.getByRole('button', { name: 'Voir mes obligations' }).click()
  await expect(duties(page)).toBeVisible()
  await expect(conflict).toHaveCount(0)
  // The confirmation was of the answers that were read.
  await expect.poll(launch).not.toHaveProperty('marks')

  // A project without a word: everything is missing, nothing is invented, and the title is only text.
  await part(page, 'Fiche').click()
  await expect(page.getByRole('listitem', { name: 'Description' })).not.toContainText('à vous')
  const blocks = page.getByRole('list', { name: 'Blocs' })
  for (const label of [
    'Retours\u00a0: adresse, et qui paie l’envoi',
    'Prix de vente, toutes taxes comprises',
  ]) {
    await blocks.getByRole('button', { name: label }).click()
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
  }
  const seller = page.getByLabel('Votre nom, comme vendeur')
  const hostile = '=SUM(A1) "deux", trois; \u202eرقم 👩‍👩‍👧'
  await seller.fill(hostile)
  // Who sells has a price from the day on which it is typed.
  await page.getByLabel('Prix de vente, toutes taxes comprises').fill('49,90 €')
  await expect.poll(launch).toMatchObject({ selling: 'yes', prices: `${localDateOf(new Date())}:4990` })
  await page.getByLabel('Prix de vente, toutes taxes comprises').fill('30 $')
  await expect(page.getByText('Ce montant n’est pas en euros')).toBeVisible()
  await expect(page.getByRole('listitem', { name: 'Appel' })).toContainText('à corriger')
  await page.getByLabel('Retours\u00a0: adresse, et qui paie l’envoi').fill('x'.repeat(20_000))
  await expect(page.getByText(/500\scaractères au plus\s: il y en a 20\s000/)).toBeVisible()
  const [, csv] = await downloaded(page, 'Fichier Shopify')
  expect(rowsOf(csv)[0]).toMatchObject({
    Title: '=cmd|"/c calc"!A1, <b>gras</b>',
    Vendor: hostile,
    Price: '',
  })
  // Of a text that is too long its start is stored, as the screen says.
  await expect.poll(launch).toMatchObject({ seller: hostile, price: '30 $', returns: 'x'.repeat(500) })

  // The project's texts of both worlds; the page of another, with code, entities and hidden signs.
  await part(page, 'Contrôle').click()
  const text = page.getByLabel('Texte de la page')
  const control = page.getByRole('button', { name: 'Contrôler', exact: true })
  await control.click()
  await expect(page.getByText('Collez d’abord le texte d’une page.')).toBeVisible()
  await text.fill(
    '<p>Gourde &agrave; 20&nbsp;&euro;</p><script>document.title = "pris"</script><img src=x onerror="document.title=1"><p>Plus que 2 en stock, <del>40 €</del> 20 €</p>',
  )
  await control.click()
  const result = page.getByRole('heading', { name: /^\d+\sdéfauts/ })
  const found = (await result.textContent())?.split(/\s/)[0] ?? ''
  // A pasted page may be another shop's: its result counts once the person says whose it is, until that is taken back.
  const own = page.getByRole('checkbox', { name: 'C’est la page de ce projet' })
  await expect(own).not.toBeChecked()
  await expect(page.getByText('Ce résultat ne compte pas pour le projet.')).toBeVisible()
  expect(await launch()).not.toHaveProperty('control')
  await own.check()
  await expect.poll(launch).toMatchObject({ control: `${localDateOf(new Date())}:${found}` })
  await own.uncheck()
  await expect.poll(launch).not.toHaveProperty('control')
  await own.check()
  await expect.poll(launch).toMatchObject({ control: `${localDateOf(new Date())}:${found}` })
  const crossed = faults(page).filter({ hasText: 'Un prix barré sans prix pratiqué' })
  await expect(crossed).toContainText('Le prix barré est le plus bas des 30\u00a0jours avant la baisse')
  const urgency = faults(page).filter({ hasText: 'Une urgence ou une rareté mise en scène' })
  await expect(urgency.locator('mark')).toContainText('Plus que 2')
  await expect(page).toHaveTitle('Mise en vente – Coach Boom')
  await urgency.getByRole('button', { name: 'Prendre ces mots' }).click()
  await expect(urgency).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(urgency).toHaveCount(1)

  // The text is silent about a button and an image of the shop: no faults, until it says that there is none.
  const returns = 'Gourde à 20\u00a0€. Changez d’avis 14\u00a0jours après réception, remboursement compris.'
  const notice = points(page).filter({ hasText: 'La boutique montre-t-elle la notice' })
  await text.fill(returns)
  await control.click()
  // Another text in its place is asked for again, and the result of the earlier one stays.
  await expect(own).not.toBeChecked()
  await expect(page.getByRole('heading', { name: /^\d+\sdéfauts\s· 2\spoints à vérifier$/ })).toBeVisible()
  await expect(notice).toContainText(
    'Ce texte n’en parle pas\u00a0: un bouton ou une image peuvent le faire.',
  )
  await notice.getByRole('button', { name: 'Prendre ces mots' }).click()
  await expect(points(page)).toHaveCount(1)
  await text.fill(`${returns} La rétractation se fait par courrier uniquement.`)
  await control.click()
  await expect(
    faults(page).filter({ hasText: 'Le bouton de rétractation manque' }).locator('mark'),
  ).toHaveText('courrier uniquement')
  await expect(points(page)).toHaveCount(1)

  // A correction is of the text that was controlled. What was typed since stays, and the text is read again.
  await text.fill(
    'Gourde à 20\u00a0€, en acier, plus que 2 en stock. Une gourde écologique et légère, qui soigne les migraines.',
  )
  await control.click()
  const green = faults(page).filter({ hasText: 'Une promesse écologique sans preuve' })
  const urgent = page.getByText('Mieux\u00a0: la page sans «\u00a0, plus que 2 en stock\u00a0».')
  await expect(urgent).toBeVisible()
  await expect(green).toContainText('la page sans «\u00a0écologique et\u00a0»')
  const typed = (await text.inputValue()).replace('en acier', 'en acier brossé')
  await text.fill(typed)
  await urgency.getByRole('button', { name: 'Prendre ces mots' }).click()
  await expect(page.getByText('Le texte a changé depuis le contrôle')).toBeVisible()
  await expect(text).toHaveValue(typed)
  await urgency.getByRole('button', { name: 'Prendre ces mots' }).click()
  await expect(urgency).toHaveCount(0)
  await expect(text).toHaveValue(typed.replace(', plus que 2 en stock', ''))
  await expect(page.getByText('Le texte a changé depuis le contrôle')).toHaveCount(0)
  // Neither does the undo take typed words away.
  await text.fill('Gourde à 20\u00a0€, plus que 2 en stock')
  await page.getByRole('button', { name: 'Annuler' }).last().click()
  await expect(page.getByText('Le texte a changé depuis\u00a0: il reste comme il est.')).toBeVisible()

  // Another text takes the place of a pasted one, until « Annuler ».
  const pasted = await text.inputValue()
  await page.getByRole('button', { name: 'Prendre ma fiche' }).click()
  await expect(text).not.toHaveValue(pasted)
  await page.getByRole('button', { name: 'Annuler' }).last().click()
  await expect(text).toHaveValue(pasted)

  // Two megabytes: the page answers while they are read.
  await text.evaluate(
    (field, long) => {
      ;(field as HTMLTextAreaElement).value = long
    },
    `Lampe à 20 €. ${'Une phrase de plus, sans rien de particulier. '.repeat(45_000)}`,
  )
  await control.click()
  await part(page, 'Courriers').click()
  await expect(page.getByRole('combobox', { name: 'Courrier' })).toBeVisible()
  // A day that is not whole is told once the field is left, and goes with its letter; a past or a coming day is told.
  const ordered = page.getByLabel('Commande passée le')
  await ordered.pressSequentially('30')
  await page.getByLabel('Nom du destinataire').focus()
  const fault = page.getByText('Choisissez une date qui existe')
  await expect(fault).toBeVisible()
  const kind = page.getByRole('combobox', { name: 'Courrier' })
  await kind.selectOption({ label: 'Répondre au médiateur' })
  await expect(fault).toHaveCount(0)
  await kind.selectOption({ label: 'Colis en retard' })
  await ordered.fill('2024-11-14')
  await expect(page.getByText('Ce jour est passé.')).toBeVisible()
  await ordered.fill('2999-11-14')
  await expect(page.getByText('Ce jour est à venir')).toBeVisible()
  await expect(page.getByText('Ce jour est passé.')).toHaveCount(0)
  await ordered.fill('2026-11-14')
  await page.getByLabel('Numéro de suivi').fill('{deadline} $& %')
  await expect(page.getByRole('group', { name: 'Lettre' })).toContainText('{deadline} $& %')

  // Another's project, and one that is none.
  await page.goto(paths.launchOf('p-de-personne'))
  await expect(page.getByText('Ce projet n’est pas dans votre compte.')).toBeVisible()
  await page.goto(`${paths.launch}/a%20b`)
  await expect(page).toHaveURL(paths.launchOf(id))
})

test('the door of a lesson opens its part, of the only project or of the one that is chosen', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const id = await putProject(account, { title: 'Lampe de lecture Lumo' })
  const doors = [
    ['first-formalities', 'Mes obligations', 'obligations', 'Obligations'],
    ['page-that-answers', 'Ma fiche', 'fiche', 'Fiche'],
    ['honest-selling', 'Contrôler une page', 'controle', 'Contrôle'],
  ] as const
  const open = async (lesson: string, label: string) => {
    await page.goto(paths.lesson(lesson))
    await page.getByRole('link', { name: label, exact: true }).click()
  }
  for (const [lesson, label, name, tab] of doors) {
    await open(lesson, label)
    await expect(page).toHaveURL(paths.launchOf(id, name))
    await expect(part(page, tab)).toHaveAttribute('aria-selected', 'true')
  }
  await putProject(account, { title: 'Gourde' }, { id: `${id}-2` })
  for (const [lesson, label, name, tab] of doors) {
    await open(lesson, label)
    await page.getByRole('main').getByRole('link', { name: 'Gourde' }).click()
    await expect(page).toHaveURL(paths.launchOf(`${id}-2`, name))
    await expect(part(page, tab)).toHaveAttribute('aria-selected', 'true')
  }
})
