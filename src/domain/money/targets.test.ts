import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AMOUNT_MAX_CENTS } from '@/domain/base/text/amount-text'
import { randomFrom } from '../../../tests/support/random'
import { NO_FIGURES } from './sale'
import type { SaleInputs } from './sale-inputs'
import { NEW_SELLER } from './seller'
import { statementOf } from './statement'
import { lowestPrice, salesForGoal } from './targets'

const micro: SaleInputs = { ...NO_FIGURES, ...NEW_SELLER }

/** Half away from zero, of a quotient of safe integers. */
function halfAway(over: number, under: number): number {
  const whole = Math.floor(Math.abs(over) / under)
  const rest = Math.abs(over) - whole * under
  return Math.sign(over) * (whole + (2 * rest >= under ? 1 : 0))
}

/**
 * Independent of the product: each price from one cent on is tried, with the sheet's formulas in plain numbers, which are exact for small
 * amounts. null: none up to `last`.
 */
function firstPrice(inputs: SaleInputs, marginPoints: number, last: number): number | null {
  const zero = (value: number | null) => value ?? 0
  const kept = 10_000 - zero(inputs.returnPoints)
  const vat = inputs.vatPoints
  const costs =
    halfAway(zero(inputs.costCents) * (inputs.isResold ? kept : 10_000), 10_000) +
    zero(inputs.shippingCents) +
    zero(inputs.importCents) +
    halfAway((10_000 - kept) * zero(inputs.returnCostCents), 10_000) +
    zero(inputs.otherCents) +
    zero(inputs.adsCents)
  const rate = Math.round(zero(inputs.contributionPoints) * 10)
  for (let price = 1; price <= last && kept > 0; price += 1) {
    const rest =
      halfAway(price * kept, 10_000) -
      halfAway(price * kept * vat, 10_000 * (10_000 + vat)) -
      halfAway(price * zero(inputs.feePoints) + zero(inputs.feeFixedCents) * 10_000, 10_000) -
      halfAway(rate * kept * price, 100_000 * (10_000 + vat)) -
      costs
    const shown = halfAway(rest * 1_000 * (10_000 + vat), price * kept)
    if (rest >= 0 && shown * 10 >= marginPoints) return price
  }
  return null
}

describe('the lowest price', () => {
  const random = randomFrom(48)
  const below = (max: number) => Math.floor(random() * max)
  const maybe = (value: number) => (random() < 0.4 ? null : value)

  function randomSale(): SaleInputs {
    return {
      salePriceCents: null,
      costCents: maybe(below(1_000)),
      shippingCents: maybe(below(300)),
      importCents: maybe(below(200)),
      returnPoints: maybe(below(random() < 0.9 ? 2_500 : 10_001)),
      returnCostCents: maybe(below(400)),
      isResold: random() < 0.5,
      otherCents: maybe(below(100)),
      adsCents: maybe(below(500)),
      vatPoints: [0, 550, 2_000][below(3)] ?? 0,
      acre: 'none',
      isFlatTaxed: false,
      contributionPoints: maybe([1_241.5, 931.5, 1_341.5, below(3_000), below(100_001) / 10][below(5)] ?? 0),
      feePoints: maybe(below(500)),
      feeFixedCents: maybe(below(60)),
    }
  }

  test('of 20,000 random sales and margins with hundredths is the first one that shows the margin', () => {
    const last = 4_000
    let found = 0
    for (let at = 0; at < 20_000; at += 1) {
      const inputs = randomSale()
      const margin = below(random() < 0.8 ? 6_000 : 10_001)
      const expected = firstPrice(inputs, margin, last)
      const price = lowestPrice(inputs, margin)
      const said = JSON.stringify({ ...inputs, margin })
      if (expected === null) expect(price === null || price > last, said).toBe(true)
      else expect(price, said).toBe(expected)
      if (expected !== null) found += 1
    }
    expect(found).toBeGreaterThan(10_000)
  })

  test('of large amounts shows the margin, and the price before it does not', () => {
    const large = fc.nat(AMOUNT_MAX_CENTS / 10)
    fc.assert(
      fc.property(large, fc.nat(5_000), fc.constantFrom(0, 550, 2_000), (costCents, margin, vatPoints) => {
        const inputs = { ...micro, costCents, vatPoints, returnPoints: 333, feePoints: 290 }
        const price = lowestPrice(inputs, margin)
        const shows = (salePriceCents: number) => {
          const statement = statementOf({ ...inputs, salePriceCents })
          const tenths = statement?.marginTenths ?? null
          return statement !== null && tenths !== null && statement.restCents >= 0 && tenths * 10 >= margin
        }
        if (price === null) return
        expect(shows(price)).toBe(true)
        for (let before = Math.max(1, price - 200); before < price; before += 1) {
          expect(shows(before)).toBe(false)
        }
      }),
      { numRuns: 500, seed: 48 },
    )
  })

  test.each<[name: string, Partial<SaleInputs>, margin: number, price: number | null]>([
    ['a third of the price', { costCents: 2_725, contributionPoints: 1_230 }, 3_333, 5_015],
    ['a third, of the whole rate', { costCents: 2_725 }, 3_333, 5_025],
    ['no cost and no margin', {}, 0, 1],
    ['no loss', { costCents: 1_000, contributionPoints: null }, 0, 1_000],
    ['a price that fees eat up', { costCents: 1, feePoints: 10_000 }, 0, null],
    ['everything comes back', { returnPoints: 10_000 }, 0, null],
    ['a margin above the share left by contributions', { costCents: 100 }, 8_800, null],
    ['all of the price', { contributionPoints: null }, 10_000, 1],
    ['all of the price, with a cost', { costCents: 1, contributionPoints: null }, 10_000, 2_000],
    ['a hundredth of a percent', { costCents: 1_000, contributionPoints: null }, 1, 1_001],
    // Of 87.585 % that contributions leave, half a tenth less is enough: costs count for 0.035 % of the price.
    ['nearly all that contributions leave', { costCents: 100 }, 8_760, 284_418],
  ])('%s', (_, inputs, margin, price) => {
    expect(lowestPrice({ ...micro, ...inputs }, margin)).toBe(price)
    const last = Math.max(price ?? 0, 20_000)
    expect(firstPrice({ ...micro, ...inputs }, margin, last)).toBe(price)
  })

  test.each<[name: string, Partial<SaleInputs>, margin: number]>([
    ['an ordinary one', { costCents: 920, returnPoints: 500, vatPoints: 2_000, feePoints: 290 }, 3_333],
    [
      'a slope of 0.0000001',
      { costCents: 2, vatPoints: 2_000, contributionPoints: 1_235, feePoints: 1 },
      8_764,
    ],
    ['no slope', { costCents: 2, vatPoints: 550, returnPoints: 333, contributionPoints: 1_235 }, 8_765],
    ['beyond the highest amount', { costCents: AMOUNT_MAX_CENTS, vatPoints: 2_000 }, 8_000],
  ])('is found within a frame: %s', (_, inputs, margin) => {
    const begun = performance.now()
    lowestPrice({ ...micro, ...inputs }, margin)
    // Half of a frame on this machine; ordinary ones take microseconds.
    expect(performance.now() - begun).toBeLessThan(200)
  })
})

test.each([
  [366, 100_000, 274],
  [100, 1_000, 10],
  [1, 0, 0],
  [0, 1_000, null],
  [-5, 1_000, null],
])('a rest of %i for a goal of %i: %s sales', (rest, goal, sales) => {
  expect(salesForGoal(rest, goal)).toBe(sales)
})
