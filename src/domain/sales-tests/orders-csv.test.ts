import { expect, test } from 'vitest'
import { readOrders } from './orders-csv'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

const SHOPIFY = [
  'Name,Email,Financial Status,Paid at,Created at,Currency,Subtotal,Total,Lineitem name,Cancelled at,Billing Name',
  '#1001,lea@exemple.fr,paid,2026-11-02 10:15:00 +0100,2026-11-02 10:14:58 +0100,EUR,25.00,29.90,"Lampe ""Lune"", bleue",,Léa',
  '#1001,lea@exemple.fr,,,2026-11-02 10:14:58 +0100,,,,"Câble\nUSB",,',
  '#1002,bob@exemple.fr,refunded,2026-11-02 11:00:00 +0100,2026-11-02 11:00:00 +0100,EUR,25.00,29.90,Lampe,,Bob',
  '#1003,zoe@exemple.fr,paid,2026-11-03 23:59:00 +0100,2026-11-03 23:59:00 +0100,EUR,25.00,1234.50,Lampe,,Zoé',
  '#1004,=cmd,paid,,2026-11-03 08:00:00 +0100,EUR,1,=1+1,Lampe,,x',
].join('\n')

test('Shopify: one order once, by day, without those that were refunded', () => {
  expect(readOrders(utf8(SHOPIFY))).toEqual({
    days: new Map([
      ['2026-11-02', { orders: 1, takenCents: 2_990 }],
      ['2026-11-03', { orders: 1, takenCents: 123_450 }],
    ]),
    orders: 2,
    takenCents: 126_440,
    leftOut: 1,
    countedWhole: 0,
    unread: 1,
  })
})

const WOO = [
  'Numéro de commande;Date de commande;Statut;Client;Total de la commande',
  '51;02/11/2026 10:15;Terminée;Léa;1 234,50 €',
  '52;03/11/2026;Annulée;Bob;10,00 €',
  '53;03/11/2026;En cours;Zoé;9,90 €',
].join('\r\n')

test.each([
  ['UTF-8', utf8(WOO)],
  ['UTF-8 with its mark', utf8(`\ufeff${WOO}`)],
  ['UTF-16', utf16(`\ufeff${WOO}`)],
  ['UTF-16, the high byte first', swapped(utf16(`\ufeff${WOO}`))],
  ['Windows-1252', latin1(WOO.replaceAll(' €', ''))],
  ['tabs', utf8(WOO.replaceAll(';', '\t'))],
])('WooCommerce in French, %s', (_, bytes) => {
  expect(readOrders(bytes)).toMatchObject({ orders: 2, takenCents: 124_440, leftOut: 1, unread: 0 })
})

function utf16(text: string): Uint8Array {
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return Uint8Array.from(codes.flatMap((code) => [code & 255, code >> 8]))
}

function swapped(bytes: Uint8Array): Uint8Array {
  return bytes.map((_, at) => bytes[at ^ 1] ?? 0)
}

test('says which columns are missing, and what is no table', () => {
  expect(readOrders(utf8('Name,Email\n#1,a@b.fr'))).toEqual({
    fault:
      'Il manque la date («\u00a0Created at\u00a0» ou «\u00a0Order Date\u00a0») et le total («\u00a0Total\u00a0» ou «\u00a0Order Total Amount\u00a0») dans ce fichier.',
  })
  expect(readOrders(utf8('bonjour'))).toHaveProperty('fault')
  expect(readOrders(utf8(''))).toHaveProperty('fault')
  expect(readOrders(utf8('Name,Created at,Total\n#1,hier,=A1'))).toHaveProperty('fault')
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
  ['the line of Excel', 'sep=;\r\nName;Created at;Total\r\n#1;2026-11-02;10\r\n#2;2026-11-02;20'],
  ['empty lines before the titles', '\r\n\r\nName,Created at,Total\n#1,2026-11-02,10\n#2,2026-11-02,20'],
  [
    'states of payment',
    'Name,Created at,Total,Statut\n#1,2026-11-02,10,Terminée\n#2,2026-11-02,20,partially_paid\n#3,2026-11-02,1,Paiement en attente\n#4,2026-11-02,1,Non payée',
  ],
])('the columns of a shop: %s', (_, file) => {
  expect(readOrders(utf8(file))).toMatchObject({ orders: 2, takenCents: 3_000, unread: 0 })
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
  ['ISO', ['2026-11-02', '2026-11-23'], ['2026-11-02', '2026-11-23']],
])('days, %s', (_, cells, days) => {
  const file = ['Name,Created at,Total', ...cells.map((cell, at) => `#${at},${cell},10`)].join('\n')
  const read = readOrders(utf8(file))
  expect('days' in read && [...read.days.keys()]).toEqual(days)
})

test.each([
  ['the amount given back is subtracted', 'partially_refunded,20,5.50', { takenCents: 1_450, orders: 1 }],
  ['so is a negative one', 'Terminée,20,-5.50', { takenCents: 1_450, orders: 1 }],
  ['all of it given back is no sale', 'paid,20,20.00', { takenCents: 0, orders: 0, leftOut: 1 }],
  ['none', 'paid,20,0.00', { takenCents: 2_000, orders: 1 }],
  ['an empty order is no refund', 'paid,0.00,0.00', { takenCents: 0, orders: 1 }],
])('a column of refunds: %s', (_, cells, expected) => {
  const file = `Name,Created at,Financial Status,Total,Refunded Amount\n#1,2026-11-02,${cells}`
  expect(readOrders(utf8(file))).toMatchObject({ countedWhole: 0, unread: 0, ...expected })
})

test.each(['partially_refunded', 'Partiellement remboursée', 'Remboursée en partie'])(
  'without a column of refunds, « %s » counts whole, and is counted',
  (status) => {
    const file = `Name,Created at,Financial Status,Total\n#1,2026-11-02,${status},20\n#2,2026-11-02,refunded,20`
    expect(readOrders(utf8(file))).toMatchObject({
      orders: 1,
      takenCents: 2_000,
      countedWhole: 1,
      leftOut: 1,
    })
  },
)

test('a sum in another currency is no sum in euros', () => {
  const file = 'Name,Created at,Total,Currency\n#1,2026-11-02,10.00,USD'
  expect(readOrders(utf8(file))).toMatchObject({ orders: 1, takenCents: null })
})

test('nothing of a customer is in the result, and 50,000 rows are read', () => {
  const rows = Array.from(
    { length: 50_000 },
    (_, at) =>
      `#${at},client${at}@exemple.fr,paid,2026-11-${String((at % 28) + 1).padStart(2, '0')} 10:00:00 +0100,9.90`,
  )
  const read = readOrders(utf8(['Name,Email,Financial Status,Created at,Total', ...rows].join('\n')))
  expect(read).toMatchObject({ orders: 50_000, takenCents: 49_500_000 })
  expect(
    JSON.stringify(read, (_, value: unknown) => (value instanceof Map ? [...value] : value)),
  ).not.toContain('client')
})
