import { describe, expect, test } from 'vitest'
import type { LocalDate } from '@/domain/base/time/local-date'
import { readOrders, type OrdersRead } from './orders-csv'
import { NO_CHOICE, ordersOfShop, summaryOf, type OrdersChoice } from './orders-summary'

const SPAN = { startsOn: '2026-11-01', today: '2026-11-30' } as const

function read(file: string): OrdersRead {
  const found = readOrders(file, SPAN)
  if ('fault' in found) throw new Error(found.fault)
  return found
}

const ALL: readonly [LocalDate, LocalDate] = ['2000-01-01', '2099-12-31']

function summary(file: string, choice: Partial<OrdersChoice> = {}) {
  return summaryOf(read(file), { ...NO_CHOICE, ...choice }, ...ALL)
}

const names = (file: string) => read(file).products.map(({ name }) => name)

const days = (file: string, choice: Partial<OrdersChoice> = {}) => [...summary(file, choice).days]

test('says which columns are missing, and that a text is no table', () => {
  expect(readOrders('Name,Email\n#1,a@b.fr', SPAN)).toEqual({
    fault:
      'Il manque la date («\u00a0Created at\u00a0» ou «\u00a0Order Date\u00a0») et le total («\u00a0Total\u00a0» ou «\u00a0Order Total Amount\u00a0») dans ce fichier.',
  })
  expect(readOrders('bonjour', SPAN)).toHaveProperty('fault')
  expect(readOrders('', SPAN)).toHaveProperty('fault')
  expect(readOrders('Name,Created at,Total\n#1,hier,=A1', SPAN)).toHaveProperty('fault')
})

test.each([
  [
    '« Nom » is a customer',
    'Numéro de commande;Date;Nom;Total\n1;02/11/2026;Martin;10\n2;02/11/2026;Martin;20',
  ],
  ['so is « Name »', 'Order ID,Date,Name,Total\n1,2026-11-02,Martin,10.00\n2,2026-11-02,Martin,20.00'],
  ['« Nom » alone is the order', 'Nom;Date;Total\n#1;02/11/2026;10\n#2;02/11/2026;20'],
  [
    'the total of an article beside that of the order',
    'Order ID,Order Date,Total,Order Total Amount\n1,2026-11-02,4,10\n1,2026-11-02,6,10\n2,2026-11-02,20,20',
  ],
  [
    'totals of articles alone are added',
    'Order ID,Order Date,Total\n1,2026-11-02,4\n1,2026-11-02,6\n2,2026-11-02,20',
  ],
  [
    '« Total HT » beside « Total TTC »',
    'Commande;Date;Total HT;Total TTC\n1;02/11/2026;8;10\n2;02/11/2026;16;20',
  ],
  ['the line of Excel', 'sep=;\r\nName;Created at;Total\r\n#1;2026-11-02;10\r\n#2;2026-11-02;20'],
  [
    'a column « Payé » with yes and no',
    'N° de commande;Date;Total;Payé\n1;02/11/2026;10;Oui\n2;02/11/2026;20;oui\n3;02/11/2026;9;Non',
  ],
  [
    'a column « Payé » with amounts',
    'N° de commande;Date;Total;Payé\n1;02/11/2026;10;10,00\n2;02/11/2026;20;20,00',
  ],
  [
    'a column « Annulée » with yes and no',
    'N° de commande;Date;Total;Annulée\n1;02/11/2026;10;Non\n2;02/11/2026;20;Non\n3;02/11/2026;9;Oui',
  ],
  [
    'an article called like a line of totals',
    'Commande;Date;Total;Article\n1;02/11/2026;10;Ensemble de bain\n2;02/11/2026;20;Total look\n2;;;Somme',
  ],
])('the columns of a shop: %s', (_, file) => {
  expect(summary(file)).toMatchObject({ orders: 2, takenCents: 3_000, asked: [] })
  expect(read(file).unread).toBe(0)
})

test.each([
  ['paid', 'unfulfilled', 'open', 'sold'],
  ['paid', 'Pending', 'pending', 'sold'],
  ['paid', 'fulfilled', 'cancelled', 'lost'],
  ['paid', 'cancelled', '', 'lost'],
  ['paid', 'returned', '', 'asked'],
  ['pending', 'fulfilled', '', 'unpaid'],
  ['pending', '', 'completed', 'unpaid'],
  ['', 'fulfilled', '', 'sold'],
  ['', 'unfulfilled', '', 'asked'],
  ['', '', 'completed', 'sold'],
  ['xyz', 'fulfilled', 'completed', 'asked'],
  ['partially_refunded', 'fulfilled', '', 'whole'],
])('payment « %s », parcel « %s », order « %s »: %s', (payment, parcel, order, expected) => {
  const { orders, lost, unpaid, asked, whole } = summary(
    `Name,Created at,Total,Financial Status,Fulfillment Status,Order Status\n#1,2026-11-02,10,${payment},${parcel},${order}\n#2,2026-11-02,10,refunded,,`,
  )
  const found =
    whole === 1 ? 'whole' : orders === 1 ? 'sold' : unpaid === 1 ? 'unpaid' : lost === 2 ? 'lost' : 'asked'
  expect([found, asked.length]).toEqual([expected, expected === 'asked' ? 1 : 0])
})

describe('an unknown state', () => {
  const file =
    'Name,Created at,Total,Status\n#1,2026-11-02,10,xyz\n#2,2026-11-02,20,XYZ?\n#3,2026-11-02,30,xyz\n#4,2026-11-03,5,paid\n#5,2026-11-03,5,'

  test('is counted apart until the person classifies it', () => {
    expect(summary(file)).toMatchObject({
      orders: 1,
      takenCents: 500,
      asked: [
        ['xyz', 2],
        ['XYZ?', 1],
        ['', 1],
      ],
    })
    expect(summary(file, { answers: new Map([['xyz', true]]) })).toMatchObject({
      orders: 3,
      takenCents: 4_500,
    })
  })

  test('is also that of lines that contradict one another', () => {
    expect(
      summary(
        'Commande;Date;Total;Statut\n1;02/11/2026;10;Payée\n1;02/11/2026;10;Annulée\n2;02/11/2026;10;Payée',
      ),
    ).toMatchObject({ orders: 1, asked: [['Payée / Annulée', 1]] })
  })

  test('is one question for all states beyond four', () => {
    const rows = ['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e', 'f', 'g'].map(
      (state, at) => `#${at},2026-11-02,10,${state}`,
    )
    expect(summary(['Name,Created at,Total,Status', ...rows].join('\n')).asked).toEqual([
      ['…', 3],
      ['a', 2],
      ['b', 2],
      ['c', 2],
      ['d', 2],
    ])
  })

  test('is not that of a file without states, which says so', () => {
    const without = read('Name,Created at,Total\n#1,2026-11-02,10')
    expect(without).toMatchObject({ isStateless: true })
    expect(read(file).isStateless).toBe(false)
  })
})

describe('amounts', () => {
  const file = (...cells: string[]) =>
    ['Name;Created at;Total', ...cells.map((cell, at) => `#${at};2026-11-02;${cell}`)].join('\n')

  test.each([
    ['29.900', '29,90', 2_990_000 + 2_990],
    ['29.900', '1.299.000', 2_990_000 + 129_900_000],
    ['29.900', '9.90', 2_990 + 990],
    ['29.900', '1299.900', 2_990 + 129_990],
    ['29,900', '0,900', 2_990 + 90],
    ['1,299', '29.90', 129_900 + 2_990],
  ])('« %s » is decided by « %s »', (cell, other, takenCents) => {
    for (const cells of [
      [cell, other],
      [other, cell],
    ]) {
      expect(summary(file(...cells)).takenCents).toBe(takenCents)
      expect(read(file(...cells)).ambiguous).toBeNull()
    }
  })

  test('« 29.900 » alone is asked once', () => {
    const text = file('29.900', '9.900', '5')
    expect(read(text).ambiguous).toEqual({ text: '29.900', cents: { ',': 2_990_000, '.': 2_990 } })
    expect(summary(text)).toMatchObject({ orders: 3, takenCents: null })
    expect(summary(text, { sign: '.' }).takenCents).toBe(2_990 + 990 + 500)
    expect(summary(text, { sign: ',' }).takenCents).toBe(2_990_000 + 990_000 + 500)
  })

  test('a file that mixes both signs is asked, too', () => {
    expect(read(file('29.900', '29,90', '9.90')).ambiguous?.text).toBe('29.900')
  })

  test('other currencies are counted apart, untaxed amounts are said', () => {
    expect(summary(file('10 USD', '20 USD', '5 £', '7 €'))).toMatchObject({
      orders: 4,
      takenCents: 700,
      others: [
        ['USD', 2],
        ['£', 1],
      ],
    })
    expect(read(file('10 € HT')).isUntaxed).toBe(true)
    expect(read('Commande;Date;Total HT\n1;02/11/2026;10').isUntaxed).toBe(true)
    expect(read(file('10 € TTC')).isUntaxed).toBe(false)
  })
})

test.each([
  ['the amount given back is subtracted', 'partially_refunded,20,5.50', { takenCents: 1_450, orders: 1 }],
  ['so is a negative one', 'Terminée,20,-5.50', { takenCents: 1_450, orders: 1 }],
  ['all of it given back is no sale', 'paid,20,20.00', { takenCents: 0, orders: 0, lost: 1 }],
  ['none', 'paid,20,0.00', { takenCents: 2_000, orders: 1 }],
  ['an empty order is no refund', 'paid,0.00,0.00', { takenCents: 0, orders: 1 }],
])('a column of refunds: %s', (_, cells, expected) => {
  const file = `Name,Created at,Financial Status,Total,Refunded Amount\n#1,2026-11-02,${cells}`
  expect(summary(file)).toMatchObject({ whole: 0, ...expected })
})

test.each(['partially_refunded', 'Partiellement remboursée', 'Remboursée en partie'])(
  'without a column of refunds, « %s » counts whole, and is counted',
  (status) => {
    const file = `Name,Created at,Financial Status,Total\n#1,2026-11-02,${status},20\n#2,2026-11-02,refunded,20`
    expect(summary(file)).toMatchObject({ orders: 1, takenCents: 2_000, whole: 1, lost: 1 })
  },
)

test('a refund without its order takes no sale away, and is said', () => {
  const file = 'Commande;Date;Total\n1;02/11/2026;-20,00\n2;02/11/2026;20,00'
  expect(read(file).loneRefunds).toBe(1)
  expect(summary(file)).toMatchObject({ orders: 1, lost: 0, takenCents: 2_000 })
})

describe('articles', () => {
  const file = `Name,Created at,Financial Status,Total,Lineitem name
#1,2026-11-02,paid,10,Lampe - Bleue
#1,2026-11-02,,,Lampe - Verte
#1,2026-11-02,,,Câble
#2,2026-11-03,paid,10,Lampe - Verte
#3,2026-11-03,paid,10,Câble
#4,2026-11-03,refunded,10,Câble
#5,2026-11-03,paid,10,câble`
  const product = (name: string) => names(file).indexOf(name)

  test('each product has its orders, its variants together too', () => {
    expect(names(file)).toEqual(['Câble', 'Lampe - Verte', 'Lampe (toutes ses variantes)', 'Lampe - Bleue'])
    expect(summary(file).orders).toBe(4)
    expect(days(file, { product: product('Câble') })).toEqual([
      ['2026-11-02', 1],
      ['2026-11-03', 2],
    ])
    expect(days(file, { product: product('Lampe (toutes ses variantes)') })).toEqual([
      ['2026-11-02', 1],
      ['2026-11-03', 1],
    ])
    expect(summary(file, { product: product('Câble') })).toMatchObject({ lost: 1 })
  })

  test('a file without articles has no products', () => {
    expect(read('Name,Created at,Total\n#1,2026-11-02,10').products).toEqual([])
  })

  test.each([
    ['Product(s)', '"1× Lampe, 2× Câble, noir"', ['Lampe', 'Câble, noir']],
    ['line_item_1,line_item_2', 'name:Lampe|product_id:1|total:9,name:Câble|sku:C1', ['Lampe', 'Câble']],
    ['Product Item 1 Name,Product Item 2 Name', 'Lampe,Câble', ['Lampe', 'Câble']],
    ['SKU,Product Name', 'L1,Lampe', ['Lampe']],
    ['SKU', '1234', ['1234']],
    ['Articles', '3', []],
    ['Items', '1 item', []],
  ])('a column « %s » with %s', (titles, cells, products) => {
    expect(names(`Order ID,Date,Total,${titles}\n1,2026-11-02,10,${cells}`)).toEqual(products)
  })
})

test('only the days of the test count', () => {
  const file = 'Name;Created at;Total\n#1;2026-11-01;10\n#2;2026-11-02;10\n#3;2026-11-03;10\n#4;2026-11-04;10'
  const found = summaryOf(read(file), NO_CHOICE, '2026-11-02', '2026-11-03')
  expect(found).toMatchObject({ orders: 2, takenCents: 2_000 })
  expect([...found.days.keys()]).toEqual(['2026-11-02', '2026-11-03'])
  expect(ordersOfShop(read(file))).toBe(4)
})

test.each([
  [
    'one second number above 12: the whole column',
    ['11/02/2026', '11/23/2026'],
    ['2026-11-02', '2026-11-23'],
  ],
  ['with an hour, two digits of a year', ['1/2/26 9:05', '1/31/26 10:15'], ['2026-01-02', '2026-01-31']],
  ['ambiguous: as in France', ['11/02/2026', '12/02/2026'], ['2026-02-11', '2026-02-12']],
  ['French', ['02/11/2026', '23/11/2026'], ['2026-11-02', '2026-11-23']],
  ['ISO', ['2026-11-02T10:00:00Z', '2026-11-23T10:00:00Z'], ['2026-11-02', '2026-11-23']],
  ['in words', ['2 nov. 2026 à 10:15', 'lundi 23 novembre 2026'], ['2026-11-02', '2026-11-23']],
])('days, %s', (_, cells, expected) => {
  expect(days(fileOf(cells)).map(([day]) => day)).toEqual(expected)
})

test.each<readonly [string, readonly [LocalDate, LocalDate], readonly string[], readonly string[]]>([
  [
    'month/day, because only so they are in the test',
    ['2027-03-01', '2027-03-12'],
    ['03/02/27', '03/05/27'],
    ['2027-03-02', '2027-03-05', 'month'],
  ],
  [
    'month/day, because day/month is to come',
    ['2027-01-04', '2027-04-20'],
    ['1/8/2027', '2/6/2027', '4/12/2027'],
    ['2027-01-08', '2027-02-06', '2027-04-12', 'month'],
  ],
  [
    'day/month, because month/day is to come',
    ['2027-01-04', '2027-04-20'],
    ['08/01/2027 9:30', '12/04/2027 18:00'],
    ['2027-01-08', '2027-04-12', 'day'],
  ],
  [
    'day/month, though older orders are in the file',
    ['2027-05-03', '2027-05-20'],
    ['04/02/2027', '06/05/2027'],
    ['2027-02-04', '2027-05-06', 'day'],
  ],
  [
    'day/month of tomorrow, in a shop of another zone',
    ['2027-02-01', '2027-03-04'],
    ['05/03/2027'],
    ['2027-03-05', 'day'],
  ],
  [
    'day/month, because one day above 12 has no other order',
    ['2027-01-01', '2027-12-31'],
    ['05/06/2027', '13/06/2027'],
    ['2027-06-05', '2027-06-13', 'day'],
  ],
  ['outside of the test either way', ['2027-09-01', '2027-09-20'], ['05/06/2027'], ['2027-06-05', 'day']],
  ['the same in both orders', ['2027-01-01', '2027-12-31'], ['07/07/2027'], ['2027-07-07', 'day']],
])('order of dates, %s', (_, [startsOn, today], cells, [...expected]) => {
  const found = readOrders(fileOf(cells), { startsOn, today })
  if ('fault' in found) throw new Error(found.fault)
  const order = expected.pop()
  expect(found.groups.map(({ day }) => day)).toEqual(expected)
  expect(found).toMatchObject({ isMonthFirst: order === 'month', ambiguousDate: null })
})

test('dates that fit the test in both orders are asked, and the answer is taken', () => {
  const span = { startsOn: '2027-05-03', today: '2027-08-01' } as const
  const file = fileOf(['06/07/2027', '07/06/2027', '03/05/2027'])
  const ambiguousDate = { text: '06/07/2027', dayFirst: '2027-07-06', monthFirst: '2027-06-07' }
  const daysIn = (answer: boolean | null) => {
    const found = readOrders(file, span, answer)
    if ('fault' in found) throw new Error(found.fault)
    expect(found).toMatchObject({ ambiguousDate, isMonthFirst: answer === true })
    return found.groups.map(({ day }) => day)
  }
  expect(daysIn(null)).toEqual(['2027-05-03', '2027-06-07', '2027-07-06'])
  expect(daysIn(false)).toEqual(['2027-05-03', '2027-06-07', '2027-07-06'])
  expect(daysIn(true)).toEqual(['2027-03-05', '2027-06-07', '2027-07-06'])
})

test('an answer changes nothing where the file decides', () => {
  const decided = readOrders(fileOf(['02/11/2026', '23/11/2026']), SPAN, true)
  expect(decided).toMatchObject({ isMonthFirst: false, ambiguousDate: null })
})

function fileOf(dates: readonly string[]): string {
  return ['Name,Created at,Total', ...dates.map((cell, at) => `#${at},${cell},10`)].join('\n')
}

test('the result holds no data of a customer, and 50,000 rows are read', () => {
  const rows = Array.from(
    { length: 50_000 },
    (_, at) =>
      `#${at},client${at}@exemple.fr,paid,2026-11-${String((at % 28) + 1).padStart(2, '0')} 10:00:00 +0100,9.90`,
  )
  const file = ['Name,Email,Financial Status,Created at,Total', ...rows].join('\n')
  expect(summary(file)).toMatchObject({ orders: 50_000, takenCents: 49_500_000 })
  expect(JSON.stringify(read(file))).not.toContain('client')
})

test.each([
  [
    'Stripe, whose title says UTC',
    'id,Created date (UTC),Amount,Status\nch_1,2026-11-23 23:30:00,10.00,Paid\nch_2,2026-11-23 22:59:59,10.00,Paid',
  ],
  [
    'Amazon',
    'amazon-order-id\tpurchase-date\torder-status\titem-price\n1\t2026-11-23T23:30:00+00:00\tShipped\t10.00\n2\t2026-11-23T22:59:59+00:00\tShipped\t10.00',
  ],
  [
    'cells with Z',
    'Order ID,Created at,Status,Total\n1,2026-11-23T23:30:00.000Z,paid,10.00\n2,2026-11-23T22:59:59.000Z,paid,10.00',
  ],
  [
    'American dates in UTC',
    'Order ID,Created (UTC),Status,Total\n1,11/23/2026 11:30 PM,paid,10.00\n2,11/23/2026 10:59 PM,paid,10.00',
  ],
])('an order of 23:30 in UTC is of the next day in Paris: %s', (_, file) => {
  expect(days(file)).toEqual([
    ['2026-11-23', 1],
    ['2026-11-24', 1],
  ])
})

test('an order of a shop is of the day that the shop wrote', () => {
  const file =
    'Name,Created at,Financial Status,Total\n#1,2026-11-23 23:30:00 +0000,paid,10.00\n#2,2026-11-23 23:30:00 -0500,paid,10.00'
  expect(days(file)).toEqual([['2026-11-23', 2]])
})
