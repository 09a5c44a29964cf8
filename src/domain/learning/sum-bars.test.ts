import { expect, test } from 'vitest'
import { sumBars } from './sum-bars'

const bars = (...amounts: string[]) =>
  sumBars(amounts.map((amount) => ['', amount] as const)).map(({ from, to }) => [from, to])

test('40 € come to 20 €, each line beginning where the one above ends', () => {
  expect(bars('40,00\u00a0€', '−\u00a011,00\u00a0€', '−\u00a09,00\u00a0€', '=\u00a020,00\u00a0€')).toEqual([
    [0, 100],
    [72.5, 100],
    [50, 72.5],
    [0, 50],
  ])
})

test('a loss is drawn below zero, and a sum with additions has a drawing', () => {
  expect(bars('600\u00a0€', '−\u00a0800\u00a0€', '=\u00a0−200\u00a0€')).toEqual([
    [25, 100],
    [0, 100],
    [0, 25],
  ])
  expect(
    bars('3\u00a0secondes', '+\u00a09\u00a0secondes', '=\u00a012\u00a0secondes', '12\u00a0÷\u00a03'),
  ).toHaveLength(3)
})

test('a calculation that is no sum of amounts has no drawing', () => {
  expect(bars('60\u00a0€', '15\u00a0€', '60\u00a0÷\u00a015\u00a0=\u00a04')).toEqual([])
  expect(bars('200', '10', '2')).toEqual([])
})
