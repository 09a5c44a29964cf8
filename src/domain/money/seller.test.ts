import { expect, test } from 'vitest'
import { figureWords } from './figures'
import { NO_FIGURES, saleOf, isGoodMargin } from './sale'
import { NEW_SELLER, parseSeller } from './seller'
import { caveats, openWords } from './statement-words'

test('what was never typed is what a beginner has; what was emptied is open; what cannot be is neither', () => {
  expect(parseSeller(undefined)).toEqual(NEW_SELLER)
  expect(parseSeller({ contributionPoints: null, vatPoints: 550 })).toEqual({
    ...NEW_SELLER,
    contributionPoints: null,
    vatPoints: 550,
  })
  const odd = {
    contributionPoints: 10_001,
    feePoints: 1.5,
    feeFixedCents: '25',
    vatPoints: 700,
    goalCents: -1,
  }
  expect(parseSeller(odd)).toEqual(NEW_SELLER)
})

test('a sale is known with its price and its purchase', () => {
  const figures = { ...NO_FIGURES, salePriceCents: 2_990 }
  expect(saleOf(figures, NEW_SELLER)).toBeNull()
  expect(saleOf({ ...NO_FIGURES, costCents: 800 }, NEW_SELLER)).toBeNull()
  expect(saleOf({ ...figures, costCents: 800 }, NEW_SELLER)?.restCents).toBe(1_822)
})

test.each([
  [5_770, true],
  [5_775, true],
  [5_776, false],
  [10_000, false],
])('of a price of 100 € and a purchase of %i cents the margin is good: %s', (costCents, isGood) => {
  const sale = saleOf({ ...NO_FIGURES, salePriceCents: 10_000, costCents }, NEW_SELLER)
  expect(sale && isGoodMargin(sale)).toBe(isGood)
})

test.each([
  [[], ''],
  [['importCents'], 'sans les droits de douane'],
  [['costCents', 'adsCents'], "sans l'achat ni la publicité"],
  [
    ['shippingCents', 'feePoints', 'feeFixedCents', 'returnPoints'],
    'sans la livraison, les frais de paiement ni les retours',
  ],
  [['feeFixedCents'], 'sans le fixe des frais de paiement'],
] as const)('%j is said as %j', (open, words) => {
  expect(openWords(open)).toBe(words)
})

test('a figure that stands alone says what it lacks', () => {
  const sale = (seller: Partial<typeof NEW_SELLER>) =>
    saleOf({ ...NO_FIGURES, salePriceCents: 2_990, costCents: 800 }, { ...NEW_SELLER, ...seller })
  const [open, own] = [sale({}), sale({ contributionPoints: 500 })]
  expect(open && caveats(open, '2026-11-26')).toEqual(['coûts incomplets', 'taux à vérifier'])
  expect(own && caveats(own, '2026-11-26')).toEqual(['coûts incomplets'])
  expect(open && caveats({ ...open, open: [], lines: [] }, '2026-11-26')).toEqual([])
})

test('a figure is said with its unit', () => {
  expect(figureWords('costCents', 1_250)).toBe('Achat\u00a0: 12,50\u00a0€')
  expect(figureWords('returnPoints', 550)).toBe('Retours\u00a0: 5,5\u00a0%')
  expect(figureWords('goalCents', null)).toBe('Objectif par mois\u00a0: effacé')
})
