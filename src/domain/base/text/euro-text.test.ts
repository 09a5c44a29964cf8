import { expect, test } from 'vitest'
import { euroText } from './euro-text'

test('money is written as in France, in one piece', () => {
  expect(euroText(1250)).toBe('12,50\u00a0€')
  expect(euroText(0)).toBe('0,00\u00a0€')
  expect(euroText(-1)).toBe('−0,01\u00a0€')
  expect(euroText(100_000_000)).toBe('1\u202f000\u202f000,00\u00a0€')
})
