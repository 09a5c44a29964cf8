import { describe, expect, test } from 'vitest'
import { PRICE_CENTS, PRICE_CURRENCY } from '@/domain/base/business'
import { isLaterWithdrawal, parsePayment, refundableAmount, refundablePayment, type Payment } from './payment'

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

const untouched = { refunded: 0, withdrawal: null, mails: { contract: null, withdrawal: null } }

test('a receipt is read as the server wrote it', () => {
  expect(parsePayment('pi_1', stored)).toEqual({ id: 'pi_1', ...stored, ...untouched })
})

test('refund, withdrawal and mail states are read, and invalid ones are left out', () => {
  const withdrawal = { state: 'by-hand', askedAt: endedAt, amount: 1999 }
  const mails = { contract: 'sent', withdrawal: 'waiting' }
  expect(parsePayment('pi_1', { ...stored, refunded: 1000, withdrawal, mails })).toMatchObject({
    refunded: 1000,
    withdrawal,
    mails,
  })
  const wrong = { ...stored, refunded: -1, withdrawal: { ...withdrawal, state: 'x' }, mails: { contract: 1 } }
  expect(parsePayment('pi_1', wrong)).toMatchObject(untouched)
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

describe('the payment that a refund would give back', () => {
  const paid = (id: string, on: string, fields: Partial<Payment> = {}): Payment => ({
    id,
    userId: 'ana',
    amount: 2999,
    currency: 'eur',
    status: 'succeeded',
    paidAt: new Date(on),
    endedAt: null,
    immediateAccess: false,
    ...untouched,
    ...fields,
  })
  const asked = (state: 'due' | 'done' | 'by-hand') => ({
    withdrawal: { state, askedAt: new Date('2026-11-08T10:00:00Z'), amount: 2999 },
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
    ['a withdrawal requested in time, later', [paid('a', '2026-11-01T10:00:00Z', asked('due'))], 'a'],
    [
      'not the one that the team is paying back',
      [paid('a', '2026-11-12T10:00:00Z'), paid('b', '2026-11-13T10:00:00Z', asked('by-hand'))],
      'a',
    ],
  ])('%s', (_, payments, id) => {
    expect(refundablePayment(payments, now)?.id ?? null).toBe(id)
  })

  test('a part that went back before is not given twice', () => {
    expect(refundableAmount({ amount: 2999, refunded: 1000 })).toBe(1999)
    expect(refundableAmount({ amount: 2999, refunded: 3000 })).toBe(0)
  })

  test.each([
    ['the only one', [paid('a', '2026-11-12T10:00:00Z')], false],
    ['one that is under way', [paid('a', '2026-11-12T10:00:00Z', asked('due'))], false],
    ['one that came back from the bank', [paid('a', '2026-11-12T10:00:00Z', asked('done'))], true],
    [
      'one after another that was asked for',
      [paid('a', '2026-11-12T10:00:00Z'), paid('b', '2026-11-01T10:00:00Z', asked('by-hand'))],
      true,
    ],
    [
      'one after another that went back',
      [paid('a', '2026-11-12T10:00:00Z'), paid('b', '2026-11-01T10:00:00Z', { status: 'refunded' })],
      true,
    ],
  ])('%s is paid back by hand: %#', (_, payments, isLater) => {
    expect(isLaterWithdrawal(payments, 'a')).toBe(isLater)
  })
})
