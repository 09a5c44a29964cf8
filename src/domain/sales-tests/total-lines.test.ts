import { expect, test } from 'vitest'
import { readDays, type DaysFound } from './read-days'

function found(text: string): DaysFound {
  const days = readDays(text, { startsOn: '2026-11-01', today: '2026-11-30' })
  if ('fault' in days) throw new Error(days.fault)
  return days
}

/** « 02: 120 . . 1 2000 » */
const short = (text: string) =>
  [...found(text).days].map(
    ([day, { visits = '.', baskets = '.', checkouts = '.', sales = '.', spentCents = '.' }]) =>
      [`${day.slice(8)}:`, visits, baskets, checkouts, sales, spentCents].join(' '),
  )

test.each([
  [
    'all devices beside each device, whose visitors are fewer than their sum',
    'Date,Device,Visitors,Orders\n2026-11-02,All,9,1\n2026-11-02,mobile,6,1\n2026-11-02,desktop,4,0',
    ['02: 10 . . 1 .'],
  ],
  [
    'all devices and all countries beside each of both',
    'Date,Device,Country,Sessions\n02/11,All,All,10\n02/11,mobile,All,6\n02/11,desktop,All,4\n02/11,All,FR,10\n02/11,mobile,FR,6\n02/11,desktop,FR,4',
    ['02: 10 . . . .'],
  ],
  [
    'campaigns that are called « tous »',
    'Campagne;Jour;Clics;Coût\nTous les produits;02/11;40;4,00\nToutes les lampes;02/11;10;2,00\nTous;02/11;5;1,00\nLampe;02/11;5;1,00\nTous les produits;03/11;7;1,00',
    ['02: 60 . . . 800', '03: 7 . . . 100'],
  ],
])('%s', (_, text, days) => {
  expect(short(text)).toEqual(days)
})

test('names what is called « tous » and is no total', () => {
  const lines = (all: number) => `Campagne;Jour;Clics\nTous;02/11;${all}\nA;02/11;40\nB;02/11;10`
  expect(found(lines(50))).toMatchObject({ alls: [], totals: 1, added: '2\u00a0campagnes additionnées' })
  expect(found(lines(60))).toMatchObject({
    alls: ['Tous'],
    totals: 0,
    added: '3\u00a0campagnes additionnées',
  })
})
