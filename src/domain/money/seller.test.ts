import { expect, test } from 'vitest'
import { partsOfRate } from '@/domain/law/contributions'
import { figureWords } from './figures'
import { NO_FIGURES, saleOf, isGoodMargin } from './sale'
import { NEW_SELLER, parseSeller } from './seller'
import { caveats, openWords } from './statement-words'

test('missing and invalid inputs have the defaults of a beginner, and an emptied input is open', () => {
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

test.each<[stored: object, points: number | null]>([
  [{}, 1_241.5],
  [{ acre: 'none', isFlatTaxed: false }, 1_241.5],
  [{ isFlatTaxed: true }, 1_341.5],
  [{ acre: 'since-july-2026' }, 931.5],
  [{ acre: 'since-july-2026', isFlatTaxed: true }, 1_031.5],
  [{ acre: 'before-july-2026' }, 631.5],
  [{ acre: 'before-july-2026', isFlatTaxed: true }, 731.5],
  [{ acre: 'oui', isFlatTaxed: 1 }, 1_241.5],
  [{ acre: 'since-july-2026', contributionPoints: 2_200 }, 2_200],
  [{ acre: 'since-july-2026', contributionPoints: null }, null],
  [{ contributionPoints: 1_241.5 }, 1_241.5],
  [{ contributionPoints: 1_241.55 }, 1_241.5],
  [{ contributionPoints: -1 }, 1_241.5],
  [{ contributionPoints: 10_000.1 }, 1_241.5],
  [{ contributionPoints: Number.NaN }, 1_241.5],
])('%j pays a rate of contributions of %s', (stored, points) => {
  expect(parseSeller(stored).contributionPoints).toBe(points)
})

test('the whole rate is said with its parts, and no other rate is', () => {
  expect(partsOfRate(1_241.5)).toEqual(['microGoods', 'training', 'chamber'])
  expect(partsOfRate(1_031.5)).toEqual(['microGoodsAcre', 'training', 'chamber', 'flatTax'])
  expect(partsOfRate(1_230)).toBeNull()
  expect(figureWords('contributionPoints', 1_241.5)).toBe('Cotisations\u00a0: 12,415\u00a0%')
})

test('a sale is known with its price and its purchase', () => {
  const figures = { ...NO_FIGURES, salePriceCents: 2_990 }
  expect(saleOf(figures, NEW_SELLER)).toBeNull()
  expect(saleOf({ ...NO_FIGURES, costCents: 800 }, NEW_SELLER)).toBeNull()
  expect(saleOf({ ...figures, costCents: 800 }, NEW_SELLER)?.restCents).toBe(1_819)
})

test.each([
  [5_758, true],
  [5_763, true],
  [5_764, false],
  [10_000, false],
])('of a price of 100 € and a purchase of %i cents the margin is good: %s', (costCents, isGood) => {
  const sale = saleOf({ ...NO_FIGURES, salePriceCents: 10_000, costCents }, NEW_SELLER)
  expect(sale && isGoodMargin(sale)).toBe(isGood)
})

test.each([
  [[], ''],
  [['importCents'], 'sans les droits de douane'],
  [['costCents', 'adsCents'], 'sans l’achat ni la publicité'],
  [
    ['shippingCents', 'feePoints', 'feeFixedCents', 'returnPoints'],
    'sans la livraison, les frais de paiement ni les retours',
  ],
  [['feeFixedCents'], 'sans le fixe des frais de paiement'],
] as const)('%j is said as %j', (open, words) => {
  expect(openWords(open)).toBe(words)
})

test('a figure shown alone lists its caveats', () => {
  const sale = (seller: Partial<typeof NEW_SELLER>) =>
    saleOf({ ...NO_FIGURES, salePriceCents: 2_990, costCents: 800 }, { ...NEW_SELLER, ...seller })
  const [open, own] = [sale({}), sale({ contributionPoints: 500 })]
  expect(open && caveats(open, '2026-11-26')).toEqual([
    'avant impôt sur le revenu',
    'coûts incomplets',
    'taux à vérifier',
  ])
  expect(own && caveats(own, '2026-11-26')).toEqual(['avant impôt sur le revenu', 'coûts incomplets'])
  const whole = open && { ...open, open: [], lines: [], isBeforeIncomeTax: false }
  expect(whole && caveats(whole, '2026-11-26')).toEqual([])
})

test('a figure is said with its unit', () => {
  expect(figureWords('costCents', 1_250)).toBe('Achat\u00a0: 12,50\u00a0€')
  expect(figureWords('returnPoints', 550)).toBe('Retours\u00a0: 5,5\u00a0%')
  expect(figureWords('goalCents', null)).toBe('Objectif par mois\u00a0: effacé')
})
