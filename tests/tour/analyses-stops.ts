import { addDays, localDateOf, mondayOf } from '../../src/domain/base/time/local-date'
import { setXp } from '../support/account-changes'
import { putDocument, type Account } from '../support/accounts'
import { refuse } from '../support/refusals'
import { putClosedWeek, putWeekTodos } from '../support/samples/sample-week'
import { screen, type TourStop } from './tour-stop'

const monday = mondayOf(localDateOf(new Date()))

/** Eleven weeks, two of them without a review, and the current week. */
async function putWeeks(account: Account): Promise<void> {
  const counts = [6, 5, 7, 4, null, 8, 9, 7, 10, null, 11]
  let xp = 640
  for (const [index, done] of counts.entries()) {
    xp += (done ?? 5) * 15
    if (done === null) continue
    const stats = { done, left: Math.max(1, 6 - index), days: Math.min(7, 2 + Math.ceil(index / 2)), xp }
    await putClosedWeek(account, addDays(monday, 7 * (index - counts.length)), { stats })
  }
  await setXp(account.uid, xp + 30)
  const names = ['Fiche de la lampe à pince', 'Publicité du tapis', 'Prix à 39 €']
  const numbers = ['240 18 9 6 4100', '64 1 0 0 2400', '180 6 2 1 6000']
  for (const [index, tried] of names.entries()) {
    await putDocument(`salesTests/${account.uid}-${index}`, {
      ...{ userId: account.uid, product: 'p', link: 'https://example.com/lampe', tried, gainCents: 900 },
      ...{ limitCents: 5_000, days: 7, startsOn: monday, createdAt: new Date() },
      numbers: { [monday]: numbers[index] ?? '' },
    })
  }
  await putWeekTodos(account, monday, [
    ['Appeler le fournisseur', 0, 0],
    ['Écrire le titre', 1, 1],
    ['Filmer 3 plans', 2, 1],
    ['Ranger les échantillons', 3, null],
  ])
}

export const ANALYSES_STOPS: readonly TourStop[] = [
  screen('analyses-empty', '/analyses', 'newcomer'),
  {
    name: 'analyses-full',
    account: 'analysed',
    show: async (page, _context, { analysed }) => {
      await putWeeks(analysed)
      await page.goto('/analyses')
      await page.getByRole('img').nth(6).waitFor()
    },
  },
  {
    name: 'analyses-numbers',
    account: 'analysed',
    show: async (page, _context, { analysed }) => {
      await putWeeks(analysed)
      await page.goto('/analyses')
      await page.getByRole('button', { name: 'Voir les chiffres' }).first().click()
      await page.getByRole('img').nth(6).waitFor()
    },
  },
  {
    name: 'analyses-denied',
    account: 'subscribed',
    show: async (page) => {
      await refuse(page.context(), 'queries', 'weeks')
      await page.goto('/analyses')
      await page.getByText(/n’ont pas pu être lus/).waitFor()
    },
  },
]
