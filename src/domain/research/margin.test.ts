import { describe, expect, expectTypeOf, test } from 'vitest'
import { amountText, FIGURE_MAX_CENTS, FIGURES, marginOf, parseAmount, type Figure } from './margin'

describe('an amount as people type it', () => {
  test.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12,50', 1250],
    ['12.5', 1250],
    ['12,', 1200],
    [',99', 99],
    ['0,5', 50],
    ['0', 0],
    ['007', 700],
    ['12 €', 1200],
    ['12,50€', 1250],
    ['12€50', 1250],
    ['12 € 50', 1250],
    ['€ 12,50', 1250],
    ['12,50 EUR', 1250],
    ['12 euros', 1200],
    ['1 234', 123_400],
    ['1 234,50', 123_450],
    ['1\u00a0234,50\u00a0€', 123_450],
    ['1\u202f234,5', 123_450],
    ['1\u2009234', 123_400],
    ['1.234,50', 123_450],
    ["1'234.50", 123_450],
    ['1 000 000', FIGURE_MAX_CENTS],
    ['1000000,00 €', FIGURE_MAX_CENTS],
    ['\u200e12,50\u00a0€', 1250],
    ['\ufeff12,50\n', 1250],
    ['12,50\u202c', 1250],
    ['\t29,90\u2028', 2990],
  ])('%s', (typed, cents) => {
    expect(parseAmount(typed)).toBe(cents)
  })

  test.each([[''], ['  '], ['\u00a0'], ['\u200e'], ['\u3164']])('%j is none', (typed) => {
    expect(parseAmount(typed)).toBeNull()
  })

  test.each([
    ['douze'],
    ['€'],
    ['euros'],
    [','],
    ['.'],
    ['-5'],
    ['+5'],
    ['1e3'],
    ['0x10'],
    ['12,345'],
    ['12,50,00'],
    ['12 50'],
    ['1 23'],
    ['1234 567'],
    ['12 $'],
    ['=1+1'],
    ['1000000,01'],
    ['9'.repeat(400)],
    ['Infinity'],
    ['١٢'],
  ])('%j is refused', (typed) => {
    expect(parseAmount(typed)).toBe('fault')
  })

  test('what could be thousands or decimals is asked again rather than guessed', () => {
    expect(parseAmount('1.234')).toBe('fault')
    expect(parseAmount('1,234')).toBe('fault')
  })

  test('every amount that a field shows is read back as the same one', () => {
    for (const cents of [0, 1, 9, 10, 99, 100, 101, 12_345, 99_999, 1_000_000, FIGURE_MAX_CENTS]) {
      expect(parseAmount(amountText(cents))).toBe(cents)
    }
    expect(amountText(null)).toBe('')
    expect(amountText(123_450)).toBe('1234,50')
    expect(amountText(-5)).toBe('-0,05')
  })
})

describe('the margin', () => {
  const none = { salePriceCents: null, costCents: null, shippingCents: null, adsCents: null }

  test('is not known without a price and a cost', () => {
    expect(marginOf(none)).toBeNull()
    expect(marginOf({ ...none, salePriceCents: 2990 })).toBeNull()
    expect(marginOf({ ...none, costCents: 800, shippingCents: 100, adsCents: 100 })).toBeNull()
  })

  test('is what is left of the price, in cents and as a share of it', () => {
    const figures = { salePriceCents: 2990, costCents: 800, shippingCents: 350, adsCents: 900 }
    expect(marginOf(figures)).toEqual({ netCents: 940, percent: 31, isGood: true })
  })

  test('counts what was not typed as zero', () => {
    expect(marginOf({ ...none, salePriceCents: 1000, costCents: 400 })?.netCents).toBe(600)
  })

  test.each([
    [7_000, 30, true],
    [7_001, 29, false],
    [7_040, 29, false],
    [10_000, 0, false],
    [10_001, -1, false],
    [0, 100, true],
  ])('of a price of 10 000 and a cost of %i is %i percent, good: %s', (costCents, percent, isGood) => {
    expect(marginOf({ ...none, salePriceCents: 10_000, costCents })).toMatchObject({ percent, isGood })
  })

  test('can be a loss, and has no share of a price of zero', () => {
    expect(marginOf({ ...none, salePriceCents: 1000, costCents: 1500 })).toEqual({
      netCents: -500,
      percent: -50,
      isGood: false,
    })
    expect(marginOf({ ...none, salePriceCents: 0, costCents: 500 })).toEqual({
      netCents: -500,
      percent: null,
      isGood: null,
    })
  })
})

test('an amount without a name in its field, in the export or among the costs does not compile', () => {
  type Superfluous = { [K in keyof Figure]: Omit<Figure, K> extends Figure ? K : never }[keyof Figure]
  expectTypeOf<Superfluous>().toBeNever()
})

test.each(FIGURES.filter(({ cost }) => cost !== null))('$label counts in the margin', ({ key }) => {
  const figures = { salePriceCents: 1000, costCents: 0, shippingCents: null, adsCents: null, [key]: 300 }
  expect(marginOf(figures)?.netCents).toBe(700)
})
