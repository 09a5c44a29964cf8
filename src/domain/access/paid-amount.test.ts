import { expect, test } from 'vitest'
import { paidAmount } from './paid-amount'

test.each([
  [2_999, 'eur', '29,99\u00a0€'],
  [2_999, 'usd', '29,99\u00a0$US'],
  [2_999, 'jpy', '2\u202f999\u00a0JPY'],
  [2_999, '', '2999 '],
])('%i of %s is « %s »', (amount, currency, text) => {
  expect(paidAmount(amount, { currency })).toBe(text)
})
