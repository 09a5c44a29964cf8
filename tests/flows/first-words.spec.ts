// The words that a person meets before the first scroll. The frame's navigation, the same on every screen, is not counted; neither are the
// specified heads of the research's tables, nor what the person wrote.
import type { Page } from '@playwright/test'
import { localDateOf, addDays } from '../../src/domain/base/time/local-date'
import { weekdayOf } from '../../src/domain/base/time/weekday'
import { CRITERIA } from '../../src/domain/research/candidate'
import { paths } from '../../src/lib/paths'
import { putDocument } from '../support/accounts'
import { firstWords } from '../support/browser/first-words'
import { candidate } from '../support/browser/research-tables'
import { expect, test } from '../support/flow'
import { putWholeLife } from '../support/samples/every-screen'
import { putLooseCandidates } from '../support/samples/sample-research'
import { readOwned } from '../support/stored-documents'

const FIGURES = { salePriceCents: 2_990, costCents: 690, shippingCents: 407 }
const LINKS = ['lampe-pince', 'gourde-pliable', 'tapis-de-jeu'].map((name) => ({
  link: `https://ex.fr/p/${name}`,
  wowEffect: true,
  ...FIGURES,
}))

async function countWords(
  page: Page,
  name: string,
  most: number,
  own: readonly string[] = [],
): Promise<void> {
  // Parts that are drawn later, as the coach's sentence.
  await page.waitForTimeout(1_000)
  const words = await firstWords(page, own)
  console.info(`${name}: ${words.length} words`)
  expect.soft(words.length, `${name}: ${words.join(' ')}`).toBeLessThanOrEqual(most)
}

test('a screen says little before the first scroll @phone', async ({ page, signedIn }) => {
  const account = await signedIn()
  const { uid } = account
  await putLooseCandidates(account, LINKS)
  for (const [place, text] of ['Filmer la lampe', 'Écrire le titre', 'Demander un devis'].entries()) {
    await putDocument(`todos/${uid}-${place}`, {
      userId: uid,
      text,
      completed: false,
      dayOfWeek: weekdayOf(new Date()),
      createdAt: new Date(Date.now() - place * 60_000),
      xpCounted: false,
    })
  }
  await putDocument(`salesTests/${uid}-t`, {
    userId: uid,
    product: `c-${uid}-0`,
    link: 'https://ex.fr/p/lampe-pince',
    tried: 'Lampe à 29,90 €',
    limitCents: 5_000,
    days: 7,
    startsOn: localDateOf(new Date()),
    createdAt: new Date(),
    numbers: {},
  })
  const product = `c-${uid}-0`
  const count = (name: string, most: number) => countWords(page, name, most)

  await page.goto('/dashboard')
  await expect(page.getByRole('checkbox', { name: 'Demander un devis' })).toBeVisible()
  await count('dashboard', 90)
  await page.goto('/search')
  await expect(candidate(page, 'ex.fr/p/tapis-de-jeu')).toBeVisible()
  await count('research', 60)
  await page.goto(paths.product(product))
  await expect(page.getByRole('list', { name: 'Critères' })).toBeVisible()
  await count('product', 80)
  await page.goto(paths.product(product, 'argent'))
  await expect(page.getByRole('status', { name: 'Reste par vente' })).toBeVisible()
  await count('money', 80)
  await page.goto(paths.product(product, 'test'))
  await expect(page.getByRole('status', { name: 'Verdict' })).toBeVisible()
  await count('test', 80)
})

test('a screen that is full says little before the first scroll @phone', async ({ page, signedIn }) => {
  const [now, since] = [new Date(), new Date(Date.now() - 30 * 86_400_000)]
  const account = await signedIn({ createdAt: since, hasPaidAt: now })
  const { uid } = account
  await putWholeLife(account, since)
  const verdicts = Object.fromEntries(CRITERIA.map(({ key }) => [key, true]))
  await putLooseCandidates(account, [
    {
      ...LINKS[0],
      ...verdicts,
      link: 'https://ex.fr/p/lampe-pince',
      adsCents: 600,
      note: 'Fournisseur à Lyon',
    },
  ])
  const today = localDateOf(now)
  await putDocument(`salesTests/${uid}-t`, {
    userId: uid,
    product: `c-${uid}-0`,
    link: 'https://ex.fr/p/lampe-pince',
    tried: 'Lampe à 29,90 €',
    limitCents: 5_000,
    days: 7,
    startsOn: addDays(today, -3),
    createdAt: now,
    numbers: { [addDays(today, -2)]: '140 9 5 3 1800', [addDays(today, -1)]: '90 7 4 2 1200' },
    sold: true,
  })
  const stored = [...(await readOwned('todos', uid)), ...(await readOwned('product', uid))]
  const own = stored.flatMap(({ text, note }) => [text, note].filter((each) => typeof each === 'string'))
  const product = `c-${uid}-0`
  await page.goto('/dashboard')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await count('dashboard', 90)
  await page.goto('/search')
  await expect(candidate(page, 'ex.fr/p/lampe-pince')).toBeVisible()
  await count('research', 60)
  await page.goto(paths.product(product))
  await expect(page.getByRole('list', { name: 'Critères' })).toBeVisible()
  await count('product', 80)
  await page.goto(paths.product(product, 'argent'))
  await expect(page.getByRole('status', { name: 'Reste par vente' })).toBeVisible()
  await count('money', 80)
  await page.goto(paths.product(product, 'test'))
  await expect(page.getByRole('list', { name: 'De la visite à la vente' })).toBeVisible()
  await count('test', 80)

  function count(name: string, most: number): Promise<void> {
    return countWords(page, `full ${name}`, most, own)
  }
})
