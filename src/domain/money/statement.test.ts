import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AMOUNT_MAX_CENTS } from '@/domain/base/text/amount-text'
import { PRODUCT_KEYS } from './figures'
import { contributionParts, wholeRate } from '@/domain/law/contributions'
import { RATES, isToCheck } from '@/domain/law/rates'
import type { SaleInputs } from './sale-inputs'
import { LINE_KEYS, statementOf, type LineKey } from './statement'

const nothing: SaleInputs = {
  salePriceCents: null,
  costCents: null,
  shippingCents: null,
  importCents: null,
  returnPoints: null,
  returnCostCents: null,
  isResold: false,
  otherCents: null,
  adsCents: null,
  vatPoints: 0,
  acre: 'none',
  isFlatTaxed: false,
  contributionPoints: null,
  feePoints: null,
  feeFixedCents: null,
}

/** Reference implementation: reduced fractions, rounding by decimals, and the formulas of the specification term by term. */
class Fraction {
  readonly over: bigint
  readonly under: bigint

  constructor(over: bigint, under = 1n) {
    const divisor = gcd(over < 0n ? -over : over, under)
    this.over = over / divisor
    this.under = under / divisor
  }

  /** The points may have one decimal. */
  static percent(points: number | null): Fraction {
    return new Fraction(BigInt((points ?? 0).toFixed(1).replace('.', '')), 1_000n).by(new Fraction(1n, 100n))
  }

  plus(other: Fraction): Fraction {
    return new Fraction(this.over * other.under + other.over * this.under, this.under * other.under)
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.over, other.under))
  }

  by(other: Fraction): Fraction {
    return new Fraction(this.over * other.over, this.under * other.under)
  }

  through(other: Fraction): Fraction {
    return other.over < 0n
      ? this.by(new Fraction(-other.under, -other.over))
      : this.by(new Fraction(other.under, other.over))
  }

  /** Half away from zero. */
  round(): number {
    const whole = this.over / this.under
    const rest = new Fraction(this.over - whole * this.under, this.under)
    const [first = '0'] = String(((rest.over < 0n ? -rest.over : rest.over) * 10n) / rest.under)
    const away = Number(first) >= 5 ? (this.over < 0n ? -1 : 1) : 0
    return Number(whole) + away
  }
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : gcd(b, a % b)
}

const ONE = new Fraction(1n)
const cents = (value: number | null) => new Fraction(BigInt(value ?? 0))

function oracle(inputs: SaleInputs) {
  const price = cents(inputs.salePriceCents)
  const [t, r] = [Fraction.percent(inputs.vatPoints), Fraction.percent(inputs.returnPoints)]
  const collected = ONE.minus(r).by(price)
  const withoutVat = collected.through(ONE.plus(t))
  const resold = inputs.isResold ? r : cents(0)
  const amounts: Readonly<Record<LineKey, Fraction>> = {
    collected,
    vat: cents(0).minus(collected.by(t).through(ONE.plus(t))),
    purchase: cents(0).minus(ONE.minus(resold).by(cents(inputs.costCents))),
    delivery: cents(0).minus(cents(inputs.shippingCents)),
    import: cents(0).minus(cents(inputs.importCents)),
    fees: cents(0).minus(Fraction.percent(inputs.feePoints).by(price).plus(cents(inputs.feeFixedCents))),
    returns: cents(0).minus(r.by(cents(inputs.returnCostCents))),
    contributions: cents(0).minus(Fraction.percent(inputs.contributionPoints).by(withoutVat)),
    other: cents(0).minus(cents(inputs.otherCents)),
    ads: cents(0).minus(cents(inputs.adsCents)),
  }
  const lines = LINE_KEYS.map((key) => [key, amounts[key].round() + 0] as const)
  const rest = lines.reduce((sum, [, amount]) => sum + amount, 0)
  const highest = rest + (inputs.adsCents ?? 0)
  return {
    lines,
    rest,
    margin: withoutVat.over === 0n ? null : cents(rest).by(cents(1_000)).through(withoutVat).round() + 0,
    highest,
    roas: highest > 0 ? price.by(cents(100)).through(cents(highest)).round() : null,
  }
}

const amount = fc.option(
  fc.oneof(fc.nat(20_000), fc.nat(AMOUNT_MAX_CENTS), fc.constantFrom(0, 1, AMOUNT_MAX_CENTS)),
)
const rate = fc.option(fc.oneof(fc.nat(3_000), fc.nat(10_000), fc.constantFrom(0, 1_230, 10_000)))
const anyInputs: fc.Arbitrary<SaleInputs> = fc.record({
  salePriceCents: amount.map((value) => value ?? 2_990),
  costCents: amount,
  shippingCents: amount,
  importCents: amount,
  returnPoints: rate,
  returnCostCents: amount,
  isResold: fc.boolean(),
  otherCents: amount,
  adsCents: amount,
  vatPoints: fc.constantFrom(0, 550, 2_000),
  acre: fc.constantFrom('none', 'since-july-2026', 'before-july-2026'),
  isFlatTaxed: fc.boolean(),
  contributionPoints: fc.oneof(
    rate,
    fc.nat(100_000).map((tenths) => tenths / 10),
    fc.constantFrom(1_241.5, 931.5, 1_341.5),
  ),
  feePoints: rate,
  feeFixedCents: amount,
})

test('20,000 random statements equal those of fractions, to the cent', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const statement = statementOf(inputs)
      expect(
        statement && {
          lines: statement.lines.map((line) => [line.key, line.cents]),
          rest: statement.restCents,
          margin: statement.marginTenths,
          highest: statement.highestAdsCents,
          roas: statement.roasToAim,
        },
      ).toEqual(oracle(inputs))
    }),
    { numRuns: 20_000, seed: 37 },
  )
})

describe('a statement', () => {
  const lamp: SaleInputs = {
    ...nothing,
    salePriceCents: 2_990,
    costCents: 800,
    shippingCents: 350,
    adsCents: 600,
    vatPoints: 2_000,
    feePoints: 150,
    feeFixedCents: 25,
    contributionPoints: 1_241.5,
  }
  const of = (inputs: SaleInputs) => statementOf(inputs) ?? expect.fail('There is no statement')

  test('needs a price', () => {
    expect(statementOf(nothing)).toBeNull()
  })

  test.each(PRODUCT_KEYS.filter((key) => key !== 'salePriceCents'))(
    'counts « %s », or says that it is open',
    (key) => {
      const inputs = { ...lamp, returnPoints: 1_000, returnCostCents: 100 }
      const open = of({ ...inputs, [key]: null })
      const typed = of({ ...inputs, [key]: 900 })
      expect(typed.restCents).toBeLessThan(open.restCents)
      expect([open.open.includes(key), typed.open.includes(key)]).toEqual([true, false])
    },
  )

  test('is the formulas of the sheet, line by line', () => {
    const { lines, restCents, marginTenths, highestAdsCents, roasToAim } = of(lamp)
    expect(lines.map((line) => line.cents)).toEqual([2990, -498, -800, -350, 0, -70, 0, -309, 0, -600])
    expect({ restCents, marginTenths, highestAdsCents, roasToAim }).toEqual({
      restCents: 363,
      marginTenths: 146,
      highestAdsCents: 963,
      roasToAim: 310,
    })
  })

  test('names its open inputs, and the origin of each line', () => {
    const { open, lines } = of({ ...lamp, feePoints: null })
    expect(open).toEqual(['importCents', 'feePoints', 'returnPoints', 'otherCents'])
    expect(lines.map(({ origin }) => origin)).toEqual([
      'typed',
      { rates: ['vat20'] },
      ...['typed', 'typed', 'open', 'computed', 'open'],
      { rates: ['microGoods', 'training', 'chamber'] },
      ...['open', 'typed'],
    ])
    expect(of({ ...lamp, returnPoints: 500 }).open).toContain('returnCostCents')
    expect(of({ ...lamp, contributionPoints: 0 }).open).not.toContain('contributionPoints')
  })

  test.each<[string, Partial<SaleInputs>]>([
    ['a price of zero', { salePriceCents: 0 }],
    ['everything comes back', { returnPoints: 10_000 }],
  ])('%s: no margin and no ROAS, the loss as an amount', (_, inputs) => {
    const statement = of({ ...lamp, ...inputs })
    expect(statement).toMatchObject({ marginTenths: null, roasToAim: null })
    expect(statement.restCents).toBeLessThan(0)
  })

  test('more advertising than price is a loss', () => {
    expect(of({ ...lamp, adsCents: 5_000 })).toMatchObject({ restCents: -4_037, highestAdsCents: 963 })
  })

  test('aims for a ROAS as an advertiser counts it: with VAT, returns included', () => {
    // 10,000 / (10,000 - 1,000 - 1,500): what comes back is counted as sold by Meta and Google.
    const inputs = { ...nothing, salePriceCents: 10_000, costCents: 1_500, returnPoints: 1_000 }
    expect(of(inputs)).toMatchObject({ highestAdsCents: 7_500, roasToAim: 133 })
    expect(of({ ...inputs, vatPoints: 2_000 })).toMatchObject({ highestAdsCents: 6_000, roasToAim: 167 })
    expect(of({ ...inputs, costCents: 9_000 })).toMatchObject({ highestAdsCents: 0, roasToAim: null })
  })

  test('is before income tax, unless the counted rate holds the flat tax', () => {
    const rate = wholeRate(contributionParts({ acre: 'none', isFlatTaxed: true }))
    expect(of(lamp).isBeforeIncomeTax).toBe(true)
    expect(of({ ...lamp, isFlatTaxed: true, contributionPoints: rate }).isBeforeIncomeTax).toBe(false)
    for (const contributionPoints of [null, 0, 2_200]) {
      expect(of({ ...lamp, isFlatTaxed: true, contributionPoints }).isBeforeIncomeTax).toBe(true)
    }
  })

  test('counts the purchase of a returned item once when the item is resold', () => {
    const inputs = { ...nothing, salePriceCents: 10_000, costCents: 2_000, returnPoints: 1_000 }
    expect(of(inputs).restCents).toBe(7_000)
    expect(of({ ...inputs, isResold: true }).restCents).toBe(7_200)
  })
})

test('a rate without a reading, or whose date is over, is to be checked', () => {
  const rate = { ...RATES.vat20, checkedOn: '2026-11-26', reviewAfter: '2027-11-30' } as const
  expect(isToCheck(rate, '2027-11-30')).toBe(false)
  expect(isToCheck(rate, '2027-12-01')).toBe(true)
  expect(isToCheck({ ...rate, checkedOn: null }, '2026-11-26')).toBe(true)
})
