import { expect, test } from 'vitest'
import { readOrders, type OrdersRead } from '@/domain/sales-tests/orders/orders-csv'
import { NO_CHOICE, summaryOf } from '@/domain/sales-tests/orders/orders-summary'
import { asideTexts, soldText, stateQuestion, unsoldText } from './orders-text'

function texts(file: string, product: number | null = null) {
  const read = readOrders(file, { startsOn: '2026-11-01', today: '2026-11-30' }) as OrdersRead
  const choice = { ...NO_CHOICE, product }
  const summary = summaryOf(read, choice, '2000-01-01', '2099-12-31')
  return [soldText(read, choice, summary), ...asideTexts(read, summary)].map((text) =>
    text.replace(/\s/g, ' '),
  )
}

const HEAD = 'Commande;Date;Statut;Total;Article\n'

test.each([
  [
    '1;02/11/2026;payée;10;A\n2;02/11/2026;annulée;10;A\n3;02/11/2026;en attente;10;A\n4;02/11/2026;remboursée en partie;10;A',
    [
      ', toutes les commandes de la boutique : 20,00 €.',
      '1 commande sans paiement ne compte pas.',
      '1 commande annulée, remboursée, refusée ou contestée ne compte pas.',
      '1 commande remboursée en partie compte en entier : ce fichier ne dit pas combien a été rendu.',
    ],
  ],
  [
    '1;02/11/2026;payée;10 USD;A\n2;02/11/2026;annulée;10;A\n3;02/11/2026;en attente;10;A\n4;02/11/2026;litige;10;A\n5;02/11/2026;impayée;10;A\n6;;payée;5;A\n7;02/11/2026;payée;-5;A',
    [
      ', toutes les commandes de la boutique : 1 en USD, non additionnée.',
      '2 commandes sans paiement ne comptent pas.',
      '2 commandes annulées, remboursées, refusées ou contestées ne comptent pas.',
      '1 remboursement sans sa commande dans ce fichier : il n’est pas déduit.',
      '1 ligne sans date, sans numéro ou sans total lisible.',
    ],
  ],
  [
    '1;02/11/2026;;10 € HT;A\n2;02/11/2026;;10 $;A\n3;02/11/2026;;10 $;A',
    [
      ', toutes les commandes de la boutique : 10,00 € hors taxes ; 2 en $, non additionnées.',
      'Ce fichier ne dit pas si les commandes sont payées : celles qui ne sont pas annulées comptent.',
    ],
  ],
  ['1;02/11/2026;payée;29.900;A', [', toutes les commandes de la boutique : montant à préciser.']],
])('%j', (lines, expected) => {
  expect(texts(HEAD + lines)).toEqual(expected)
})

test('a chosen product is named', () => {
  expect(texts(`${HEAD}1;02/11/2026;payée;10;Lampe`, 0)).toEqual([
    ' avec « Lampe » : 10,00 € avec leurs autres articles.',
  ])
})

test.each([
  ['xyz', 1, '1 commande est « xyz » : la compter comme vendue ?'],
  ['xyz', 3, '3 commandes sont « xyz » : les compter comme vendues ?'],
  ['', 1, '1 commande n’a pas d’état : la compter comme vendue ?'],
  ['', 2, '2 commandes n’ont pas d’état : les compter comme vendues ?'],
])('« %s », %i', (words, orders, question) => {
  expect(stateQuestion(words, orders).replace(/\s/g, ' ')).toBe(question)
})

test.each([
  [['2026-11-03'], 'Sans vente dans ce fichier, noté 0 : 3 novembre.'],
  [['2026-11-03', '2026-11-04'], 'Sans vente dans ce fichier, notés 0 : 3 au 4 novembre.'],
] as const)('days without a sale: %j', (days, words) => {
  expect(unsoldText(days).replace(/\s/g, ' ')).toBe(words)
})
