import { expect, test } from 'vitest'
import { PRICE_CENTS, PRICE_CURRENCY } from './business'
import { parsePayment } from './payment'

const paidAt = new Date('2026-11-21T10:00:00.000Z')
const stored = { userId: 'ana', amount: PRICE_CENTS, currency: PRICE_CURRENCY, status: 'refunded', paidAt }

test('a receipt is read as the server wrote it', () => {
  expect(parsePayment('pi_1', stored)).toEqual({ id: 'pi_1', ...stored, amount: 2999, currency: 'eur' })
})

test.each([
  ['status', { ...stored, status: 'pending' }],
  ['owner', { ...stored, userId: '' }],
  ['object', 'pi_1'],
])('without a known %s it is no receipt', (_, data) => {
  expect(parsePayment('pi_1', data)).toBeNull()
})
