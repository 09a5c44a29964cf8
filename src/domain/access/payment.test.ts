import { afterEach, describe, expect, test, vi } from 'vitest'
import { PRICE_CENTS, PRICE_CURRENCY } from '@/domain/base/business'
import {
  handRefundDayText,
  handRefundUntil,
  hasFailedOnCard,
  isLaterWithdrawal,
  lastWithdrawalDay,
  parsePayment,
  refundableAmount,
  isRefundOwed,
  refundablePayments,
  withdrawalDayText,
  type Payment,
} from './payment'

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

afterEach(() => {
  vi.unstubAllEnvs()
})

const untouched = { refunded: 0, withdrawal: null, mails: { contract: null, withdrawal: null } }

test('a receipt is read as the server wrote it', () => {
  expect(parsePayment('pi_1', stored)).toEqual({ id: 'pi_1', ...stored, ...untouched })
})

test('refund, withdrawal and mail states are read, and invalid ones are left out', () => {
  const handed = { why: 'returned', at: paidAt }
  const withdrawal = { state: 'by-hand', askedAt: endedAt, amount: 1999, handed }
  const mails = { contract: 'sent', withdrawal: 'waiting' }
  expect(parsePayment('pi_1', { ...stored, refunded: 1000, withdrawal, mails })).toMatchObject({
    refunded: 1000,
    withdrawal,
    mails,
  })
  const wrong = { ...stored, refunded: -1, withdrawal: { ...withdrawal, state: 'x' }, mails: { contract: 1 } }
  expect(parsePayment('pi_1', wrong)).toMatchObject(untouched)
  for (const unreadable of [{ ...handed, why: 'x' }, { why: 'later' }, undefined]) {
    const read = parsePayment('pi_1', { ...stored, withdrawal: { ...withdrawal, handed: unreadable } })
    expect(read?.withdrawal).toEqual({ ...withdrawal, handed: null })
  }
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

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'the last day of a withdrawal, in %s',
  (zone) => {
    test.each([
      ['a working day', '2026-11-10T10:00:00Z', '2026-11-24'],
      ['a Saturday', '2026-11-14T09:00:00Z', '2026-11-30'],
      ['a Sunday', '2026-11-15T09:00:00Z', '2026-11-30'],
      ['Christmas before a weekend', '2026-12-11T09:00:00Z', '2026-12-28'],
      ['New Year before a weekend', '2026-12-18T09:00:00Z', '2027-01-04'],
      ['Easter Monday', '2027-03-15T09:00:00Z', '2027-03-30'],
      ['counted from the day in Paris, in winter', '2026-11-09T23:00:00Z', '2026-11-24'],
      ['counted from the day in Paris, in summer', '2026-07-08T22:00:00Z', '2026-07-23'],
    ])('is moved to a working day: %s', (_, paidOn, day) => {
      vi.stubEnv('TZ', zone)
      const payment = { status: 'succeeded', paidAt: new Date(paidOn) } as const
      expect(lastWithdrawalDay(payment)).toBe(day)
    })

    test('is said with its place', () => {
      vi.stubEnv('TZ', zone)
      expect(withdrawalDayText('2026-12-28')).toBe('lundi 28\u00a0décembre 2026 inclus (heure de Paris)')
    })
  },
)

test.each(['refunded', 'disputed'] as const)('a %s payment has no day to withdraw', (status) => {
  expect(lastWithdrawalDay({ status, paidAt })).toBeNull()
})

describe('the payments that can be withdrawn from', () => {
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
    withdrawal: { state, askedAt: new Date('2026-11-08T10:00:00Z'), amount: 2999, handed: null },
  })
  const now = new Date('2026-11-21T10:00:00.000Z')

  test.each([
    ['nothing', [], []],
    ['the last first', [paid('a', '2026-11-10T10:00:00Z'), paid('b', '2026-11-12T10:00:00Z')], ['b', 'a']],
    ['on the last day', [paid('a', '2026-11-07T04:00:00Z')], ['a']],
    ['not after it', [paid('a', '2026-11-06T22:59:59Z')], []],
    ['no refunded one', [paid('a', '2026-11-20T10:00:00Z', { status: 'refunded' })], []],
    ['no disputed one', [paid('a', '2026-11-20T10:00:00Z', { status: 'disputed' })], []],
    ['none without its date', [paid('a', '2026-11-20T10:00:00Z', { paidAt: null })], []],
    ['none whose refund is under way', [paid('a', '2026-11-20T10:00:00Z', asked('due'))], []],
    [
      'not the one that the team is paying back',
      [paid('a', '2026-11-12T10:00:00Z'), paid('b', '2026-11-13T10:00:00Z', asked('by-hand'))],
      ['a'],
    ],
  ])('%s', (_, payments, ids) => {
    expect(refundablePayments(payments, now).map(({ id }) => id)).toEqual(ids)
  })

  test.each([
    ['2026-12-11T09:00:00Z', '2026-12-28T22:59:59.999Z'],
    ['2026-11-10T23:59:59Z', '2026-11-25T22:59:59.999Z'],
    ['2026-07-01T08:00:00Z', '2026-07-15T21:59:59.999Z'],
    // Summer time ends within the period.
    ['2026-10-12T08:00:00Z', '2026-10-26T22:59:59.999Z'],
  ])('paid at %s stands until %s', (paidOn, last) => {
    const payments = [paid('a', paidOn)]
    expect(refundablePayments(payments, new Date(last))).toEqual(payments)
    expect(refundablePayments(payments, new Date(Date.parse(last) + 1))).toEqual([])
  })

  test('a refund is owed until the money went back', () => {
    const owed = (fields: Partial<Payment>) => isRefundOwed(paid('a', '2026-11-12T10:00:00Z', fields))
    expect([owed(asked('due')), owed(asked('by-hand'))]).toEqual([true, true])
    expect([owed({}), owed({ status: 'refunded', ...asked('done') })]).toEqual([false, false])
    expect(owed({ status: 'refunded', ...asked('by-hand') })).toBe(false)
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

test.each([
  [null, '2026-12-06'],
  ['later', '2026-12-06'],
  ['refused', '2026-12-06'],
  ['returned', '2026-12-24'],
  ['unanswered', '2026-12-06'],
] as const)('the team has 14 days, from the moment at which it owes the money: %s', (why, until) => {
  const handed = why && { why, at: new Date('2026-12-10T10:00:00Z') }
  expect(handRefundUntil({ askedAt: endedAt, handed })).toBe(until)
  expect(hasFailedOnCard({ handed })).toBe(why === 'refused' || why === 'returned')
})

test.each([
  ['summer time begins within them', '2027-03-20T22:30:00Z', '3\u00a0avril 2027'],
  ['summer time ends within them', '2026-10-19T21:30:00Z', '2\u00a0novembre 2026'],
  ['the day in Paris is the next one already', '2026-11-21T23:30:00Z', '6\u00a0décembre 2026'],
])('the 14 days of the team are days in Paris: %s', (_, asked, until) => {
  for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone)
    expect(handRefundDayText({ askedAt: new Date(asked), handed: null })).toBe(until)
  }
})
