import { describe, expect, test } from 'vitest'
import { PRICE_CENTS, PRICE_CURRENCY } from './business'
import { parsePayment, refundablePayment, type Payment } from './payment'

const paidAt = new Date('2026-11-21T10:00:00.000Z')
const endedAt = new Date('2026-11-22T10:00:00.000Z')
const stored = {
  userId: 'ana',
  amount: PRICE_CENTS,
  currency: PRICE_CURRENCY,
  status: 'refunded',
  paidAt,
  endedAt,
  immediateAccess: true,
}

test('a receipt is read as the server wrote it', () => {
  expect(parsePayment('pi_1', stored)).toEqual({ id: 'pi_1', ...stored, amount: 2999, currency: 'eur' })
})

test('one that stands has no end', () => {
  const asBefore = { ...stored, endedAt: undefined, immediateAccess: undefined }
  expect(parsePayment('pi_1', asBefore)).toMatchObject({ endedAt: null, immediateAccess: false })
})

test.each([
  ['status', { ...stored, status: 'pending' }],
  ['owner', { ...stored, userId: '' }],
  ['object', 'pi_1'],
])('without a known %s it is no receipt', (_, data) => {
  expect(parsePayment('pi_1', data)).toBeNull()
})

describe('what a refund would give back', () => {
  const paid = (id: string, on: string, fields: Partial<Payment> = {}): Payment => ({
    id,
    userId: 'ana',
    amount: 2999,
    currency: 'eur',
    status: 'succeeded',
    paidAt: new Date(on),
    endedAt: null,
    immediateAccess: false,
    ...fields,
  })
  const now = new Date('2026-11-21T10:00:00.000Z')

  test.each([
    ['nothing', [], null],
    ['the last payment', [paid('a', '2026-11-10T10:00:00Z'), paid('b', '2026-11-12T10:00:00Z')], 'b'],
    ['on the 14th day, to the millisecond', [paid('a', '2026-11-07T10:00:00.000Z')], 'a'],
    ['not after it', [paid('a', '2026-11-07T09:59:59.999Z')], null],
    ['no refunded one', [paid('a', '2026-11-20T10:00:00Z', { status: 'refunded' })], null],
    ['no disputed one', [paid('a', '2026-11-20T10:00:00Z', { status: 'disputed' })], null],
    ['none without its date', [paid('a', '2026-11-20T10:00:00Z', { paidAt: null })], null],
  ])('%s', (_, payments, id) => {
    expect(refundablePayment(payments, now)?.id ?? null).toBe(id)
  })
})
