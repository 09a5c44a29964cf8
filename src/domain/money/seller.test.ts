import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOfRate } from '@/domain/law/contributions'
import { figureWords } from './figures'
import { NO_FIGURES, marginAnswer, openCosts, saleOf, isGoodMargin } from './sale'
import type { SaleInputs } from './sale-inputs'
import { NEW_SELLER, parseSeller } from './seller'
import { statementOf, type OpenInput } from './statement'
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

const KNOWN = {
  salePriceCents: 10_000,
  costCents: 2_000,
  shippingCents: 500,
  importCents: 0,
  returnPoints: 0,
  otherCents: 0,
  feePoints: 290,
  feeFixedCents: 25,
  contributionPoints: 1_241.5,
} satisfies Record<Exclude<OpenInput, 'adsCents' | 'returnCostCents'> | 'salePriceCents', number>

function answerWith(typed: Partial<SaleInputs>) {
  const statement = statementOf({ ...NO_FIGURES, ...NEW_SELLER, ...KNOWN, ...typed })
  return statement && { answer: marginAnswer(statement), open: openCosts(statement) }
}

test.each<[string, Partial<SaleInputs>, 'yes' | 'no' | 'unsure' | null, readonly string[]]>([
  ['each cost', {}, 'yes', []],
  ['each cost but advertising', { adsCents: null }, 'yes', []],
  ['each cost and too much advertising', { adsCents: 5_000 }, 'no', []],
  ['no delivery', { shippingCents: null }, 'unsure', ['shippingCents']],
  ['no customs', { importCents: null }, 'unsure', ['importCents']],
  ['half of the fees', { feeFixedCents: null }, 'unsure', ['feeFixedCents']],
  ['no share of returns', { returnPoints: null }, 'unsure', ['returnPoints']],
  ['no cost of a return', { returnPoints: 500 }, 'unsure', ['returnCostCents']],
  ['no contributions', { contributionPoints: null }, 'unsure', ['contributionPoints']],
  ['no other costs', { otherCents: null }, 'unsure', ['otherCents']],
  [
    'costs that are too high, and others open',
    { costCents: 7_000, importCents: null },
    'no',
    ['importCents'],
  ],
  ['everything returned', { returnPoints: 10_000, returnCostCents: 0 }, null, []],
])('with %s the margin is suggested as it stands', (_, typed, answer, open) => {
  expect(answerWith(typed)).toEqual({ answer, open })
})

test('a cost that was open never turns a « no »', () => {
  const input = (max: number) => fc.option(fc.integer({ min: 0, max }))
  const run = fc.property(
    fc.record({
      costCents: fc.integer({ min: 0, max: 9_000 }),
      shippingCents: input(3_000),
      importCents: input(3_000),
      feePoints: input(500),
      feeFixedCents: input(100),
      returnPoints: input(9_000),
      returnCostCents: input(2_000),
      contributionPoints: input(3_000),
      otherCents: input(3_000),
      isResold: fc.boolean(),
      vatPoints: fc.constantFrom(0, 550, 2_000),
    }),
    fc.record({ points: fc.integer({ min: 0, max: 9_000 }), cents: fc.integer({ min: 0, max: 3_000 }) }),
    (inputs, { points, cents }) => {
      const before = statementOf({ ...NO_FIGURES, ...NEW_SELLER, salePriceCents: 10_000, ...inputs })
      const filled = before?.open.map((key) => [key, key.endsWith('Points') ? points : cents] as const)
      const after = statementOf({
        ...NO_FIGURES,
        ...NEW_SELLER,
        salePriceCents: 10_000,
        ...inputs,
        ...Object.fromEntries(filled ?? []),
      })
      // Each line is rounded to the cent.
      const [was, is] = [before?.marginTenths ?? 0, after?.marginTenths ?? 0]
      expect(is).toBeLessThanOrEqual(was + 1)
    },
  )
  fc.assert(run, { seed: 20_261_129, numRuns: 1_000 })
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
