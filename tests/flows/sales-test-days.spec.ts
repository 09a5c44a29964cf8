import type { Page } from '@playwright/test'
import { addDays, localDateOf, type LocalDate } from '../../src/domain/base/time/local-date'
import { paths } from '../../src/lib/paths'
import { putDocument, type Account } from '../support/accounts'
import { moveFirstDay } from '../support/browser/product-page'
import { expectAccessible } from '../support/browser/axe'
import { picture } from '../support/browser/picture'
import { expect, test } from '../support/flow'
import { putLooseCandidates } from '../support/samples/sample-research'
import { readDocument } from '../support/stored-documents'

const today = () => localDateOf(new Date())
const testPath = ({ uid }: Account) => `salesTests/${uid}-t`

interface StoredTest {
  readonly startsOn: LocalDate
  readonly days?: number
  readonly gainCents?: number
  readonly numbers?: Readonly<Record<LocalDate, string>>
}

async function openTest(page: Page, account: Account, stored: StoredTest): Promise<void> {
  const product = `c-${account.uid}-0`
  const link = 'https://ex.fr/lampe'
  await putLooseCandidates(account, [
    { link, ...(stored.days === 1 && { salePriceCents: 2_990, costCents: 690 }) },
  ])
  await putDocument(testPath(account), {
    userId: account.uid,
    product,
    link,
    tried: 'Page A',
    limitCents: 5_000,
    gainCents: 1_000,
    days: 7,
    numbers: {},
    sold: false,
    createdAt: new Date(),
    ...stored,
  })
  await page.goto(paths.product(product, 'test'))
}

const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict', exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const dayField = (page: Page) => page.getByLabel('Jour', { exact: true })

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
}

test('a first day that is moved leaves no refused day, and earlier days are kept, said and deleted @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const numbers = async () => (await readDocument(testPath(account)))?.['numbers']
  await openTest(page, account, { startsOn: addDays(today(), 3) })
  await expect(verdict(page)).toHaveText(/^Commence le /)
  await expect(page.getByRole('heading', { name: 'Chiffres du jour' })).toHaveCount(0)

  await moveFirstDay(page, today())
  await expect(dayField(page)).toHaveValue(today())
  await expect(dayField(page)).not.toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Visites').fill('20')
  await save(page)
  await expect.poll(numbers).toEqual({ [today()]: '20 - - - -' })

  await moveFirstDay(page, addDays(today(), 5))
  await expect(verdict(page)).toHaveText(/^Commence le /)
  await expect(
    page.getByText(/^1\sjour noté avant le premier jour du test est gardé et compte/),
  ).toBeVisible()
  await expect(page.getByText('Ce jour est à venir.')).toHaveCount(0)
  const offers = page.getByRole('button', { name: /^(Noter|Importer)/ })
  await expect(offers).toHaveCount(0)
  await expectAccessible(page)
  await picture(page, 'sales-test-early-days')

  await page.getByRole('button', { name: 'Corriger ce jour' }).click()
  await expect(field(page, 'Visites')).toHaveValue('20')
  await dayField(page).fill(addDays(today(), -1))
  await dayField(page).blur()
  await expect(dayField(page)).toHaveAccessibleDescription('Ce jour est avant le premier jour du test.')
  await page.getByRole('button', { name: 'Corriger ce jour' }).click()
  await page.getByRole('button', { name: 'Supprimer ce jour' }).click()
  await expect(page.getByRole('heading', { name: 'Chiffres du jour' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }), 'the card of the days is gone').toBeFocused()
  await expect(page.getByText(/avant le premier jour du test/)).toHaveCount(0)
  await expect.poll(numbers).toEqual({})

  await moveFirstDay(page, today())
  await expect(dayField(page)).toHaveValue(today())
  await expect(page.getByText(/^Ce jour est /)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Noter aujourd’hui' })).toBeVisible()
})

test('a noted day before the first one leaves no red when it is deleted, and a hopeless test says when it begins @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  await openTest(page, account, {
    startsOn: today(),
    gainCents: -120,
    numbers: { [addDays(today(), -1)]: '9 - - - -' },
  })
  await page.getByRole('button', { name: 'Corriger ce jour' }).click()
  await expect(dayField(page)).toHaveValue(addDays(today(), -1))
  await page.getByRole('button', { name: 'Supprimer ce jour' }).click()
  await expect(dayField(page)).toHaveValue(today())
  await expect(page.getByText(/^Ce jour est /)).toHaveCount(0)

  await moveFirstDay(page, addDays(today(), 2))
  await expect(verdict(page)).toHaveText(
    /^Commence le .+\. Chaque vente coûte 1,20\s€\s: le test ne peut pas gagner\.$/,
  )
  await expect(page.getByRole('button', { name: 'Arrêter le test' })).toHaveCount(0)
})

test('a number that was not noted is no 0 and has no rate; a loss is no good news @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const numbers = async () => (await readDocument(testPath(account)))?.['numbers']
  await openTest(page, account, { startsOn: today() })
  await field(page, 'Visites').fill('140')
  await expect(page.getByText(/^Un champ vide est «\snon noté\s»/)).toBeVisible()
  await field(page, 'Ventes').fill('0')
  await field(page, 'Dépensé').fill('6')
  await save(page)
  await expect.poll(numbers).toEqual({ [today()]: '140 - - 0 600' })
  await expect(verdict(page)).toHaveText(
    /^Jusqu’ici, le test perd 6,00\s€\s: rien ne dit encore de l’arrêter\.$/,
  )
  const funnel = page.getByRole('list', { name: 'De la visite à la vente' })
  await expect(funnel).not.toContainText('%')
  await expect(funnel.getByRole('listitem').filter({ hasText: /^Paniers— non noté$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Jours notés' }).getByText('non noté')).toHaveCount(2)
  await expectAccessible(page)
  await picture(page, 'sales-test-not-noted')

  await field(page, 'Paniers').fill('0')
  await field(page, 'Ventes').fill('')
  await save(page)
  await expect.poll(numbers).toEqual({ [today()]: '140 0 - - 600' })
  await expect(funnel).toContainText(/0\s%/)
  await expect(
    page.getByText(/Non noté\s: Ventes \(1\sjour sur 1\)\. Seuls les chiffres notés comptent\./),
  ).toBeVisible()

  for (const name of ['Visites', 'Paniers', 'Dépensé']) await field(page, name).fill('')
  await save(page)
  await expect(page.getByRole('alert')).toHaveText(
    /^Notez au moins un chiffre de ce jour\s: 0 est un chiffre\. Pour l’enlever, supprimez ce jour de la liste\.$/,
  )
  expect(await numbers(), 'an empty day changes nothing').toEqual({ [today()]: '140 0 - - 600' })
})

test('an undo brings a finished test back with its gain, and no day after its end is noted @phone', async ({
  page,
  signedIn,
}) => {
  const account = await signedIn()
  const stored = () => readDocument(testPath(account))
  const day = addDays(today(), -3)
  const numbers = { [day]: '140 - - 0 600' }
  await openTest(page, account, { startsOn: day, days: 1, numbers })
  const gain = page.getByRole('status', { name: 'Gain par vente' })
  const undo = async (text: string) => {
    await page.getByText(text, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Annuler', exact: true }).last().click()
  }
  await expect(gain).toHaveText(/^10,00\s€$/)
  await dayField(page).fill(addDays(day, 1))
  await dayField(page).blur()
  await expect(dayField(page)).toHaveAccessibleDescription('Ce jour est après la fin du test.')

  await page.getByRole('button', { name: 'Supprimer ce jour' }).click()
  await expect(gain).not.toHaveText(/^10,00\s€$/)
  await undo('Jour supprimé')
  await expect.poll(stored).toMatchObject({ numbers, gainCents: 1_000 })
  await expect(gain).toHaveText(/^10,00\s€$/)

  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await page.getByLabel('Jours', { exact: true }).fill('9')
  await page.getByLabel('Jours', { exact: true }).press('Enter')
  await expect(gain).not.toHaveText(/^10,00\s€$/)
  await undo('Test repris')
  await expect.poll(stored).toMatchObject({ days: 1, gainCents: 1_000 })

  await page.getByRole('button', { name: 'Finir le test' }).click()
  await expect.poll(stored).toMatchObject({ endedOn: today(), gainCents: 1_000 })
  await page.getByRole('button', { name: 'Reprendre le test' }).click()
  await expect.poll(stored).not.toHaveProperty('endedOn')
  await undo('Test repris')
  await expect.poll(stored).toMatchObject({ endedOn: today(), gainCents: 1_000 })
})
