import { expect, test } from 'vitest'
import { parseLocalDate } from '@/domain/base/time/local-date'
import { readPastedDays } from './pasted-days'

const first = '2026-11-02'
const day = { visits: 120, baskets: 8, checkouts: 3, sales: 1, spentCents: 1_550 }

test.each([
  ['tabs with titles', 'Date\tVisites\tPaniers\tPaiements\tVentes\tDépensé\n02/11/2026\t120\t8\t3\t1\t15,50'],
  ['semicolons', '02/11;120;8;3;1;15,50 €'],
  ['spaces, without a date', '120 8 3 1 15.50'],
  ['a date with points', '02.11.2026\t120\t8\t3\t1\t15,50'],
  ['commas', '02/11/2026,120,8,3,1,15.50'],
  ['commas and quotes', '"2026-11-02","120","8","3","1","15,50"'],
  ['titles and commas', 'Jour,Visites,Paniers,Paiements,Ventes,Dépensé\n02/11,120,8,3,1,15.5'],
  ['semicolons and quotes', '"120";"8";"3";"1";"15,50"'],
  ['spaces, and a decimal comma', '120 8 3 1 15,50'],
  [
    'titles of another tool, in another order',
    'Orders\tSessions\tAmount spent (EUR)\tAdd to cart\tReached checkout\tBounce\n1\t120\t15,50\t8\t3\t40 %',
  ],
])('%s', (_, text) => {
  expect(readPastedDays(text, first)).toEqual({ days: new Map([[first, day]]) })
})

test('a no-break space separates thousands, not cells', () => {
  expect(readPastedDays('1\u202f234 8 3 1 1\u00a0000,50\u00a0€', first)).toEqual({
    days: new Map([[first, { ...day, visits: 1_234, spentCents: 100_050 }]]),
  })
})

test('a line a day, and what is not said is left open', () => {
  expect(readPastedDays('1 234\t8\n\n90', first)).toEqual({
    days: new Map([
      ['2026-11-02', { visits: 1_234, baskets: 8 }],
      ['2026-11-03', { visits: 90 }],
    ]),
  })
})

test.each([
  ['', 'Collez au moins une ligne de chiffres.'],
  ['120\t8\nabc\t9', 'Ligne 2\u00a0: «\u00a0abc\u00a0». Écrivez un nombre entier, par exemple 12.'],
  ['120\t-8', 'Ligne 1\u00a0: «\u00a0-8\u00a0». Écrivez un nombre entier, par exemple 12.'],
  [
    '1\t1\t1\t1\tUS $5',
    "Ligne 1\u00a0: «\u00a0US $5\u00a0». Ce montant n'est pas en euros\u00a0: convertissez-le, puis écrivez-le en euros.",
  ],
  ['31/02/2026\t120', 'Ligne 1\u00a0: la date manque. Écrivez-la ainsi\u00a0: 23/11/2026.'],
  ['1\t1\t1\t1\t1\t1', 'Ligne 1\u00a0: 6 colonnes, pour 5 au plus.'],
])('refuses %j', (text, fault) => {
  expect(readPastedDays(text, first)).toEqual({ fault })
})

test('dates of an American tool: one that only it can write decides for all', () => {
  const read = readPastedDays('Date\tVisits\n11/02/2026\t5\n11/23/2026\t6', first)
  expect('days' in read && [...read.days.keys()]).toEqual(['2026-11-02', '2026-11-23'])
})

test.each([
  ['30/12\t5\n31/12\t6\n01/01\t7', '2026-12-30', ['2026-12-30', '2026-12-31', '2027-01-01']],
  // A day before the beginning, and one that only leap years have.
  ['31/12;5\n1/1;6', '2027-01-01', ['2026-12-31', '2027-01-01']],
  ['28/02;5\n29/02;6\n01/03;7', '2028-02-28', ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['29/02/28;5', '2028-12-30', ['2028-02-29']],
  // Without dates, and across the change of hour.
  ['5\n6\n7', '2026-12-31', ['2026-12-31', '2027-01-01', '2027-01-02']],
  ['5\n6\n7', '2026-10-24', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ['5\n6\n7', '2026-03-28', ['2026-03-28', '2026-03-29', '2026-03-30']],
])('the days of %j from %s', (text, from, days) => {
  const read = readPastedDays(text, parseLocalDate(from)!)
  expect('days' in read && [...read.days.keys()]).toEqual(days)
})
