import { expect, it } from 'vitest'
import { QUOTES, quoteOf, SHOP_QUOTES } from './quotes'

it('keeps one quote from midnight to midnight', () => {
  const morning = quoteOf(new Date(2026, 10, 21, 0, 0), true)
  expect(quoteOf(new Date(2026, 10, 21, 23, 59, 59), true)).toBe(morning)
  expect(quoteOf(new Date(2026, 10, 22, 0, 0), true)).not.toBe(morning)
})

it.each([
  ['with a shop', true, [...QUOTES, ...SHOP_QUOTES]],
  ['without a shop none about its visitors', false, QUOTES],
])('shows every quote before one comes back, by day or by leafing on: %s', (_, hasShop, quotes) => {
  const days = quotes.map((__, index) => quoteOf(new Date(2026, 11, 25 + index), hasShop))
  expect(new Set(days)).toEqual(new Set(quotes))
  const today = new Date(2026, 10, 21)
  expect(new Set(quotes.map((__, skipped) => quoteOf(today, hasShop, skipped)))).toEqual(new Set(quotes))
  expect(quoteOf(today, hasShop, quotes.length)).toBe(quoteOf(today, hasShop))
})
