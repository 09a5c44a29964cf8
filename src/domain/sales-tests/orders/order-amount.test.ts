import { expect, test } from 'vitest'
import { readOrderAmount } from './order-amount'

test.each([
  ['29,90 € TTC', 2_990],
  ['29,90 € (TTC)', 2_990],
  ['29.90 TTC', 2_990],
  ['29.9000', 2_990],
  ['29.900000', 2_990],
  ['1,299.90', 129_990],
  ['1.299,90', 129_990],
  ['1.299,9', 129_990],
  ["1'299.90", 129_990],
  ['1’299.90', 129_990],
  ['1 299.900', 129_990],
  ['1299.900', 129_990],
  ['1.234.567,89', 123_456_789],
  ['1.299.000', 129_900_000],
  ['29,90 EUR', 2_990],
  ['EUR 29.90', 2_990],
  ['EUR29.90', 2_990],
  ['€29.90', 2_990],
  ['29€90', 2_990],
  ['29,90 euros', 2_990],
  ['29,90&nbsp;&euro;', 2_990],
  ['1\u202f234,50\u00a0€', 123_450],
  ['0.900', 90],
  ['.50', 50],
  ['29.', 2_900],
  ['29,9', 2_990],
  ['+29.90', 2_990],
  ['1 299', 129_900],
  ['0', 0],
])('« %s » is %i cents', (cell, cents) => {
  expect(readOrderAmount(cell)).toMatchObject({
    cents: { ',': cents, '.': cents },
    isNegative: false,
    currency: null,
    isUntaxed: false,
  })
})

test.each([
  ['29.900', 2_990_000, 2_990],
  ['29,900 €', 2_990, 2_990_000],
  ['1,299', 130, 129_900],
  ['€ 1.299', 129_900, 130],
  ['29.905', 2_990_500, 2_991],
])('« %s » has two readings', (cell, comma, point) => {
  expect(readOrderAmount(cell)).toMatchObject({ cents: { ',': comma, '.': point }, sign: null })
})

test.each(['-5.50', '−5,50 €', '– 5,50', '(5.50)', '-€5.50', '€-5.50', '5.50-', '-5,50 EUR TTC'])(
  '« %s » is negative',
  (cell) => {
    expect(readOrderAmount(cell)).toMatchObject({ cents: { '.': 550 }, isNegative: true, currency: null })
  },
)

test.each([
  ['$29.90', '$'],
  ['US$29.90', 'US$'],
  ['29.90 USD', 'USD'],
  ['29.90CHF', 'CHF'],
  ['£29.90', '£'],
  ['29,90 zł', 'ZŁ'],
  ['29.90 DH', 'DH'],
  ['29,90 F CFA', 'F CFA'],
])('« %s » is in %s', (cell, currency) => {
  expect(readOrderAmount(cell)).toMatchObject({ cents: { '.': 2_990 }, currency })
})

test.each(['29,90 € HT', '29,90 HT', '29.90 (hors taxes)', '29.90 excl. tax'])(
  '« %s » is untaxed',
  (cell) => {
    expect(readOrderAmount(cell)).toMatchObject({ cents: { '.': 2_990 }, isUntaxed: true })
  },
)

test.each([
  '',
  '=1+1',
  'abc',
  '12 34',
  '1,2,3',
  '1.299.90',
  '2 x 10',
  '29,90 €/mois',
  '100 %',
  '1e3',
  '(5.50',
  '12-34',
])('« %s » is no amount', (cell) => {
  expect(readOrderAmount(cell)).toBeNull()
})
