import { expect, it } from 'vitest'
import { QUOTES, quoteOf } from './quotes'

it('keeps one quote from midnight to midnight', () => {
  const morning = quoteOf(new Date(2026, 10, 21, 0, 0))
  expect(quoteOf(new Date(2026, 10, 21, 23, 59, 59))).toBe(morning)
  expect(quoteOf(new Date(2026, 10, 22, 0, 0))).not.toBe(morning)
})

it('shows every quote before one comes back, by day or by leafing on', () => {
  const days = QUOTES.map((_, index) => quoteOf(new Date(2026, 11, 25 + index)))
  expect(new Set(days)).toEqual(new Set(QUOTES))
  const today = new Date(2026, 10, 21)
  expect(new Set(QUOTES.map((_, skipped) => quoteOf(today, skipped)))).toEqual(new Set(QUOTES))
  expect(quoteOf(today, QUOTES.length)).toBe(quoteOf(today))
})
