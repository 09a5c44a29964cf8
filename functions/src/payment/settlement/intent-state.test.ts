import { describe, expect, test } from 'vitest'
import { intentStateOf, type IntentReading } from './intent-state'

const charged: IntentReading = {
  status: 'succeeded',
  amount: 2999,
  currency: 'eur',
  owner: 'u',
  chargedAt: 1_000,
  refunds: [],
  disputes: [],
}
const at = (seconds: number) => new Date(seconds * 1000)
const refund = (amount: number, created: number, status: string | null = 'succeeded') => ({
  amount,
  created,
  status,
})

test('charged: since the charge, not the intent', () => {
  expect(intentStateOf(charged)).toEqual({
    kind: 'charged',
    status: 'succeeded',
    amount: 2999,
    currency: 'eur',
    paidAt: at(1_000),
    endedAt: null,
    refunded: 0,
    isLost: false,
  })
})

test.each([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
])('%s is not paid', (status) => {
  expect(intentStateOf({ ...charged, status })).toEqual({ kind: 'open' })
})

test('succeeded without a charge is not believed', () => {
  expect(intentStateOf({ ...charged, chargedAt: null })).toEqual({ kind: 'open' })
})

test('canceled', () => {
  expect(intentStateOf({ ...charged, status: 'canceled' })).toEqual({ kind: 'canceled' })
})

describe('given back', () => {
  test.each<[string, IntentReading['refunds'], object]>([
    ['whole', [refund(2999, 2_000)], { status: 'refunded', endedAt: at(2_000) }],
    ['whole, on its way', [refund(2999, 2_000, 'pending')], { status: 'refunded', endedAt: at(2_000) }],
    ['in part', [refund(2998, 2_000)], { status: 'succeeded', endedAt: null, refunded: 2998 }],
    [
      'part by part, until nothing is left',
      [refund(1999, 3_000), refund(1000, 2_000)],
      { status: 'refunded', endedAt: at(3_000) },
    ],
    ['in vain', [refund(2999, 2_000, 'failed')], { status: 'succeeded', endedAt: null, refunded: 0 }],
    ['and taken back', [refund(2999, 2_000, 'canceled')], { status: 'succeeded', endedAt: null }],
    [
      'at the second try',
      [refund(2999, 4_000), refund(2999, 2_000, 'failed')],
      { status: 'refunded', endedAt: at(4_000) },
    ],
  ])('%s', (_name, refunds, expected) => {
    expect(intentStateOf({ ...charged, refunds })).toMatchObject(expected)
  })
})

describe('disputed', () => {
  test.each([
    ['needs_response', 'disputed'],
    ['under_review', 'disputed'],
    ['lost', 'disputed'],
    ['a status of the future', 'disputed'],
    ['won', 'succeeded'],
    ['warning_needs_response', 'succeeded'],
    ['warning_under_review', 'succeeded'],
    ['warning_closed', 'succeeded'],
    ['prevented', 'succeeded'],
  ])('%s: %s', (status, expected) => {
    const disputes = [{ status, created: 3_000 }]
    const endedAt = expected === 'disputed' ? at(3_000) : null
    const isLost = status === 'lost'
    expect(intentStateOf({ ...charged, disputes })).toMatchObject({ status: expected, endedAt, isLost })
  })

  test('and given back: over since the first of both', () => {
    const disputes = [{ status: 'lost', created: 3_000 }]
    const refunds = [refund(2999, 4_000)]
    expect(intentStateOf({ ...charged, refunds, disputes })).toMatchObject({
      status: 'refunded',
      endedAt: at(3_000),
    })
  })
})
