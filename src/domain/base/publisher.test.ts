import { expect, test } from 'vitest'
import { PUBLISHER, PUBLISHER_LABELS, unfilledLabels, vatRateOf, type Publisher } from './publisher'

const keys = Object.keys(PUBLISHER_LABELS) as (keyof Publisher)[]
const filled = Object.fromEntries(keys.map((key) => [key, 'x'])) as unknown as Publisher

test('every field has a label of its own, and no label is without a field', () => {
  expect(keys.sort()).toEqual(Object.keys(PUBLISHER).sort())
  expect(new Set(Object.values(PUBLISHER_LABELS)).size).toBe(keys.length)
})

test('no fact is missing once all are filled in', () => {
  expect(unfilledLabels(filled)).toEqual([])
})

test.each(keys)('%s is missing when it is null, empty or blank', (key) => {
  for (const value of [null, '', ' \u00a0 ']) {
    expect(unfilledLabels({ ...filled, [key]: value })).toEqual([PUBLISHER_LABELS[key]])
  }
})

test.each([
  ['20', 20],
  [' 5,5 ', 5.5],
  ['0', 0],
  ['20 %', null],
  ['vingt', null],
  ['', null],
  [null, null],
])('a VAT rate of %j is %s', (vatRate, rate) => {
  expect(vatRateOf({ vatRate })).toBe(rate)
})
