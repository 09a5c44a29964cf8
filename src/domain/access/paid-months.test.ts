import { TRIAL_MS } from '@/domain/base/business'
import { describe, expect, test } from 'vitest'
import { hasPaidAtOf, paidMonths, type MonthPayment } from './paid-months'
import { accessOf, type TrialFacts } from './subscription'

const at = (text: string) => new Date(`${text}Z`)
const createdAt = at('2026-01-01T08:00')
const trial: TrialFacts = { createdAt, hadTrial: false }
const trialEnd = new Date(createdAt.getTime() + TRIAL_MS)
const paid = (id: string, on: string): MonthPayment => ({
  id,
  status: 'succeeded',
  paidAt: at(on),
  endedAt: null,
})
const back = (id: string, on: string, endedOn: string): MonthPayment => ({
  ...paid(id, on),
  status: 'refunded',
  endedAt: at(endedOn),
})
const accessAfter = (payments: MonthPayment[], now: string | Date) =>
  accessOf({ ...trial, hasPaidAt: hasPaidAtOf(trial, payments) }, typeof now === 'string' ? at(now) : now)

test('an account without payments has no paid month', () => {
  expect(hasPaidAtOf(trial, [])).toBeNull()
})

test('a month starts with the charge', () => {
  expect(paidMonths(trial, [paid('a', '2026-01-10T10:00')])).toEqual([
    { id: 'a', startsAt: at('2026-01-10T10:00'), endsAt: at('2026-02-10T10:00') },
  ])
})

test('paid during the trial, it starts at its end', () => {
  expect(hasPaidAtOf(trial, [paid('a', '2026-01-01T09:00')])).toEqual(trialEnd)
})

test.each([
  ['whose address had its trial before', { ...trial, hadTrial: true }],
  ['of unknown age', { ...trial, createdAt: null }],
])('on an account %s it starts with the charge, however young the account', (_, without) => {
  const payments = [back('a', '2026-01-01T09:00', '2026-01-01T10:00'), paid('b', '2026-01-01T11:00')]
  expect(paidMonths(without, payments).map(({ startsAt }) => startsAt)).toEqual([
    at('2026-01-01T09:00'),
    at('2026-01-01T11:00'),
  ])
})

test('paid early, it starts at the end of the running month, in any order of arrival', () => {
  const [first, second] = [paid('a', '2026-01-10T10:00'), paid('b', '2026-01-20T10:00')]
  const months = [
    { id: 'a', startsAt: at('2026-01-10T10:00'), endsAt: at('2026-02-10T10:00') },
    { id: 'b', startsAt: at('2026-02-10T10:00'), endsAt: at('2026-03-10T10:00') },
  ]
  expect(paidMonths(trial, [first, second])).toEqual(months)
  expect(paidMonths(trial, [second, first])).toEqual(months)
})

test('two charges of the same second open two months', () => {
  const months = paidMonths(trial, [paid('b', '2026-01-10T10:00'), paid('a', '2026-01-10T10:00')])
  expect(months.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(months.at(-1)?.endsAt).toEqual(at('2026-03-10T10:00'))
})

describe('a payment that went back', () => {
  test.each([
    ['the same day', '2026-01-10T11:00'],
    ['in the middle of its month', '2026-01-20T10:00'],
    ['on the 31st', '2026-01-31T23:59:59'],
  ])('%s ends the access', (_, endedOn) => {
    const access = accessAfter([back('a', '2026-01-10T10:00', endedOn)], `${endedOn.slice(0, 16)}:59.999`)
    expect(access).toEqual({
      kind: 'none',
      reason: 'trial-over',
      endedAt: trialEnd,
    })
  })

  test('during the trial leaves the trial running', () => {
    const payments = [back('a', '2026-01-01T09:00', '2026-01-01T10:00')]
    expect(hasPaidAtOf(trial, payments)).toBeNull()
    expect(accessAfter(payments, trialEnd)).toEqual({
      kind: 'trial',
      endsAt: trialEnd,
    })
  })

  test('leaves an earlier month that still stands', () => {
    const payments = [paid('a', '2026-01-10T10:00'), back('b', '2026-01-20T10:00', '2026-01-21T10:00')]
    expect(accessAfter(payments, '2026-02-10T10:00')).toMatchObject({ kind: 'paid' })
    expect(accessAfter(payments, '2026-02-10T10:01')).toMatchObject({ kind: 'none' })
  })

  test('moves the following paid month forward, to the date of the refund', () => {
    const payments = [back('a', '2026-01-10T10:00', '2026-01-15T10:00'), paid('b', '2026-01-12T10:00')]
    expect(hasPaidAtOf(trial, payments)).toEqual(at('2026-01-15T10:00'))
  })

  test('after its end leaves the month behind it where it is', () => {
    const payments = [back('a', '2026-01-10T10:00', '2026-02-20T10:00'), paid('b', '2026-01-12T10:00')]
    expect(hasPaidAtOf(trial, payments)).toEqual(at('2026-02-10T10:00'))
  })
})
