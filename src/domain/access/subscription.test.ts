import { describe, expect, test } from 'vitest'
import { TRIAL_MS } from '@/domain/base/business'
import { addCalendarMonth } from '@/domain/base/time/calendar-month'
import { accessOf, hasAccess, shouldClearHasPaid, trialEndOf } from './subscription'

const created = new Date('2026-11-01T08:00:00.000Z')
const paid = new Date('2026-01-31T10:00:00.000Z')
const paidUntil = new Date('2026-02-28T10:00:00.000Z')
const later = (date: Date, ms: number) => new Date(date.getTime() + ms)

describe('trial', () => {
  test.each([
    [0, 'trial'],
    [TRIAL_MS - 1, 'trial'],
    [TRIAL_MS, 'trial'],
    [TRIAL_MS + 1, 'none'],
  ])('%i ms after the sign-up: %s', (age, kind) => {
    expect(accessOf({ createdAt: created, hadTrial: false, hasPaidAt: null }, later(created, age)).kind).toBe(
      kind,
    )
  })

  test('says when it ends or ended', () => {
    const facts = { createdAt: created, hadTrial: false, hasPaidAt: null }
    const end = later(created, TRIAL_MS)
    expect(accessOf(facts, created)).toEqual({ kind: 'trial', endsAt: end })
    expect(accessOf(facts, later(end, 1))).toEqual({ kind: 'none', reason: 'trial-over', endedAt: end })
  })

  test('needs a known creation date', () => {
    const access = accessOf({ createdAt: null, hadTrial: false, hasPaidAt: null }, created)
    expect(access).toEqual({ kind: 'none', reason: 'unknown', endedAt: null })
    expect(hasAccess(access)).toBe(false)
  })
})

describe('an address that had its trial', () => {
  test('gets no second one, however young the account', () => {
    const access = accessOf({ createdAt: created, hasPaidAt: null, hadTrial: true }, created)
    expect(access).toEqual({ kind: 'none', reason: 'had-trial', endedAt: null })
    expect(trialEndOf({ createdAt: created, hadTrial: true })).toBeNull()
    expect(trialEndOf({ createdAt: created, hadTrial: false })).toEqual(later(created, TRIAL_MS))
  })

  test('gets the month that it pays', () => {
    expect(accessOf({ createdAt: created, hasPaidAt: paid, hadTrial: true }, paidUntil).kind).toBe('paid')
  })
})

describe('paid month', () => {
  test.each([
    [paid, 'paid'],
    [paidUntil, 'paid'],
    [later(paidUntil, 1), 'none'],
  ])('at %o: %s', (now, kind) => {
    expect(accessOf({ createdAt: null, hadTrial: false, hasPaidAt: paid }, now).kind).toBe(kind)
  })

  test('over, it does not fall back on a running trial', () => {
    const now = later(paidUntil, 1)
    const access = accessOf({ createdAt: now, hadTrial: false, hasPaidAt: paid }, now)
    expect(access).toEqual({ kind: 'none', reason: 'month-over', endedAt: paidUntil })
  })
})

test('access once refused never comes back without a new payment', () => {
  const hour = 60 * 60 * 1000
  // Starts over three years, leap day included; the step visits every hour of the day.
  for (let start = 0; start < 3 * 365 * 24; start += 125) {
    const from = later(new Date('2026-01-01T00:00:00.000Z'), start * hour)
    for (const facts of [
      { createdAt: from, hadTrial: false, hasPaidAt: null },
      { createdAt: from, hadTrial: false, hasPaidAt: from },
    ]) {
      const answers = Array.from({ length: 36 }, (_, day) =>
        hasAccess(accessOf(facts, later(from, day * 24 * hour))),
      )
      const refused = answers.indexOf(false)
      expect(refused).toBeGreaterThan(0)
      expect(answers.slice(refused)).not.toContain(true)
    }
  }
})

test.each([
  ['never marked', false, null, paid, false],
  ['a new account: marked, nothing paid', true, null, paid, true],
  ['a running month', true, paid, paidUntil, false],
  ['a month that is over', true, paid, later(paidUntil, 1), true],
  ['over, but already unmarked', false, paid, later(addCalendarMonth(paidUntil), 1), false],
])('the check after login, %s', (_, hasPaid, hasPaidAt, now, expected) => {
  expect(shouldClearHasPaid({ hasPaid, hasPaidAt }, now)).toBe(expected)
})
