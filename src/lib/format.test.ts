import { expect, test } from 'vitest'
import { formatEuros } from './format'

test('money is written as in France, in one piece', () => {
  expect(formatEuros(1250)).toBe('12,50\u00a0€')
  expect(formatEuros(0)).toBe('0,00\u00a0€')
  expect(formatEuros(-1)).toBe('-0,01\u00a0€')
  expect(formatEuros(100_000_000)).toBe('1\u202f000\u202f000,00\u00a0€')
})
