import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AMOUNT_MAX_CENTS } from '@/domain/base/text/pasted-amount'
import { RATES, isToCheck } from './rates'
import type { SaleInputs } from './sale-inputs'
import { LINE_KEYS, statementOf, type LineKey } from './statement'
import { lowestPrice, salesForGoal } from './targets'

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

  static percent(points: number | null): Fraction {
    return new Fraction(BigInt(points ?? 0), 100n).by(new Fraction(1n, 100n))
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
    roas: highest > 0 ? withoutVat.by(cents(100)).through(cents(highest)).round() : null,
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
  contributionPoints: rate,
  feePoints: rate,
  feeFixedCents: amount,
})

test('10,000 random statements equal those of fractions, to the cent', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const statement = statementOf(inputs)
      expect(
        statement && {
          lines: statement.lines.map((line) => [line.key, line.cents]),
          rest: statement.restCents,
          margin: statement.marginTenths,
          highest: statement.highestAdsCents,
          roas: statement.breakEvenRoas,
        },
      ).toEqual(oracle(inputs))
    }),
    { numRuns: 10_000, seed: 37 },
  )
})

/** Amounts of a few euros, so that the test can try every price below. */
const small = fc.option(fc.nat(400))
const smallInputs = fc
  .tuple(anyInputs, fc.array(small, { minLength: 6, maxLength: 6 }))
  .map(([inputs, [cost, shipping, duty, returned, other, ads]]): SaleInputs => ({
    ...inputs,
    ...{ costCents: cost ?? null, shippingCents: shipping ?? null, importCents: duty ?? null },
    ...{ returnCostCents: returned ?? null, otherCents: other ?? null, adsCents: ads ?? null },
    feeFixedCents: inputs.feeFixedCents === null ? null : 25,
  }))

test('the lowest price is the first one whose statement shows the margin', () => {
  fc.assert(
    fc.property(smallInputs, fc.constantFrom(0, 1_000, 3_000, 9_990), (inputs, wanted) => {
      const found = lowestPrice(inputs, wanted)
      const tried = Array.from({ length: Math.min(found ?? 3_000, 3_000) }, (_, index) => index + 1).find(
        (price) => {
          const statement = statementOf({ ...inputs, salePriceCents: price })
          return (
            statement !== null &&
            statement.restCents >= 0 &&
            statement.marginTenths !== null &&
            statement.marginTenths * 10 >= wanted
          )
        },
      )
      if (found === null || found > 3_000) expect(tried).toBeUndefined()
      else expect(tried).toBe(found)
    }),
    { numRuns: 200, seed: 37 },
  )
})

describe('a statement', () => {
  const lamp: SaleInputs = {
    ...nothing,
    ...{ salePriceCents: 2_990, costCents: 800, shippingCents: 350, adsCents: 600, vatPoints: 2_000 },
    ...{ feePoints: 150, feeFixedCents: 25, contributionPoints: 1_230 },
  }
  const of = (inputs: SaleInputs) => statementOf(inputs) ?? expect.fail('There is no statement')

  test('needs a price', () => {
    expect(statementOf(nothing)).toBeNull()
  })

  test('is the formulas of the sheet, line by line', () => {
    const { lines, restCents, marginTenths, highestAdsCents, breakEvenRoas } = of(lamp)
    expect(lines.map((line) => line.cents)).toEqual([2990, -498, -800, -350, 0, -70, 0, -306, 0, -600])
    expect({ restCents, marginTenths, highestAdsCents, breakEvenRoas }).toEqual({
      restCents: 366,
      marginTenths: 147,
      highestAdsCents: 966,
      breakEvenRoas: 258,
    })
  })

  test('names what is left open, and whose number each line is', () => {
    const { open, lines } = of({ ...lamp, feePoints: null })
    expect(open).toEqual(['importCents', 'feePoints', 'returnPoints', 'otherCents'])
    expect(lines.map(({ origin }) => origin)).toEqual([
      'typed',
      { rate: 'vat20' },
      ...['typed', 'typed', 'open', 'computed', 'open'],
      { rate: 'microGoods' },
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
    expect(statement).toMatchObject({ marginTenths: null, breakEvenRoas: null })
    expect(statement.restCents).toBeLessThan(0)
  })

  test('more advertising than price is a loss', () => {
    expect(of({ ...lamp, adsCents: 5_000 })).toMatchObject({ restCents: -4_034, highestAdsCents: 966 })
  })

  test('what comes back and is sold again is bought once', () => {
    const inputs = { ...nothing, salePriceCents: 10_000, costCents: 2_000, returnPoints: 1_000 }
    expect(of(inputs).restCents).toBe(7_000)
    expect(of({ ...inputs, isResold: true }).restCents).toBe(7_200)
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

test('a rate that nobody read, or whose date is over, is to be checked', () => {
  const rate = { ...RATES.vat20, checkedOn: '2026-11-26', reviewAfter: '2027-11-30' } as const
  expect(isToCheck(rate, '2027-11-30')).toBe(false)
  expect(isToCheck(rate, '2027-12-01')).toBe(true)
  expect(isToCheck({ ...rate, checkedOn: null }, '2026-11-26')).toBe(true)
})
