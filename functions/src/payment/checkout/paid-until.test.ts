import { describe, expect, it } from 'vitest'
import { Fault } from '../../platform/fault'
import { paidUntil, readShownEnd, refuseUnseen, type ShownEnd } from './paid-until'

const now = new Date('2026-11-21T10:00:00.000Z')
const paidAt = new Date('2026-11-20T10:00:00.000Z')
const end = new Date('2026-12-20T10:00:00.000Z')
const after = (date: Date, ms: number) => new Date(date.getTime() + ms)

describe('readShownEnd', () => {
  it.each([
    ['2026-12-20T10:00:00.000Z', end],
    ['2026-12-20T10:00:00Z', end],
    ['none', 'none'],
  ])('reads %j', (header, shown) => {
    expect(readShownEnd(header)).toEqual(shown)
  })

  it.each([
    undefined,
    null,
    '',
    ' ',
    'None',
    'NONE',
    'null',
    'undefined',
    'tomorrow',
    '12',
    '1797760800000',
    1797760800000,
    ['none'],
    ['2026-12-20T10:00:00.000Z', '2026-12-20T10:00:00.000Z'],
    '2026-12-20T10:00:00.000Z, 2026-12-20T10:00:00.000Z',
    'none, none',
    '2026-13-01T00:00:00Z',
    'Sun, 20 Dec 2026 10:00:00 GMT',
    '20/12/2026',
    'Invalid Date',
  ])('takes %j for a page that showed nothing', (header) => {
    expect(readShownEnd(header)).toBeNull()
  })
})

it('knows until when is paid', () => {
  expect(paidUntil(paidAt, now)).toEqual(end)
  expect(paidUntil(paidAt, end)).toEqual(end)
  expect(paidUntil(paidAt, after(end, 1))).toBeNull()
  expect(paidUntil(null, now)).toBeNull()
  // Paid during the trial: the month has not begun.
  expect(paidUntil(after(now, 86_400_000), now)).toEqual(new Date('2026-12-22T10:00:00.000Z'))
})

describe('refuseUnseen', () => {
  const answer = (hasPaidAt: Date | null, shown: ShownEnd, at = now) => {
    try {
      refuseUnseen(hasPaidAt, shown, at)
      return 'sells'
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      return [error.code, error.paidUntil]
    }
  }

  it.each<[string, Date | null, ShownEnd, Date, string]>([
    ['nothing was said', paidAt, null, now, 'payment/month-running'],
    ['nothing was said at the last moment', paidAt, null, end, 'payment/month-running'],
    ['nothing was said of a month to come', after(now, 1), null, now, 'payment/month-running'],
    ['no month was shown', paidAt, 'none', now, 'payment/already-paid'],
    ['an older end was shown', paidAt, paidAt, now, 'payment/already-paid'],
    ['an end a millisecond before was shown', paidAt, after(end, -1), now, 'payment/already-paid'],
    ['an end of years ago was shown', paidAt, new Date(0), now, 'payment/already-paid'],
  ])('refuses where %s', (_name, hasPaidAt, shown, at, code) => {
    expect(answer(hasPaidAt, shown, at)).toEqual([code, paidUntil(hasPaidAt, at)])
  })

  it.each<[string, Date | null, ShownEnd, Date]>([
    ['this end was shown', paidAt, end, now],
    ['a later end was shown, which a refund took back', paidAt, after(end, 86_400_000), now],
    ['nothing is paid, and nothing was said', null, null, now],
    ['nothing is paid, and none was shown', null, 'none', now],
    ['a refund took the month back that was shown', null, end, now],
    ['the month is over, and nothing was said', paidAt, null, after(end, 1)],
    ['the month ended since it was shown', paidAt, end, after(end, 1)],
    ['the month ended, and none was shown', paidAt, 'none', after(end, 1)],
  ])('sells where %s', (_name, hasPaidAt, shown, at) => {
    expect(answer(hasPaidAt, shown, at)).toBe('sells')
  })
})
