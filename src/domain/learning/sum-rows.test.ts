import { expect, test } from 'vitest'
import { sumRows } from './sum-rows'

const bars = (...amounts: string[]) =>
  sumRows(amounts.map((amount) => ['', amount] as const)).map(({ bar }) => bar && [bar.from, bar.to])

test('40 € come to 20 €, each line beginning where the one above ends', () => {
  expect(bars('40,00\u00a0€', '−\u00a011,00\u00a0€', '−\u00a09,00\u00a0€', '=\u00a020,00\u00a0€')).toEqual([
    [0, 100],
    [100, 72.5],
    [72.5, 50],
    [50, 0],
  ])
})

test('a loss is drawn below zero, and a sum with additions has a drawing', () => {
  expect(bars('600\u00a0€', '−\u00a0800\u00a0€', '=\u00a0−200\u00a0€')).toEqual([
    [25, 100],
    [100, 0],
    [0, 25],
  ])
  expect(
    bars('3\u00a0secondes', '+\u00a09\u00a0secondes', '=\u00a012\u00a0secondes', '12\u00a0÷\u00a03'),
  ).toEqual([[0, 25], [25, 100], [100, 0], null])
})

test('a calculation that is no sum of amounts has no drawing', () => {
  expect(bars('60\u00a0€', '15\u00a0€', '60\u00a0÷\u00a015\u00a0=\u00a04')).toEqual([null, null, null])
  expect(bars('200', '10', '2')).toEqual([null, null, null])
})
