import { afterEach, describe, expect, test, vi } from 'vitest'
import { addCalendarMonth, addCalendarMonths } from './calendar-month'

afterEach(() => {
  vi.unstubAllEnvs()
})

// January's offset proves that the time zone was changed.
describe.each([
  ['UTC', 0],
  ['America/New_York', 300],
  ['Asia/Kolkata', -330],
])('in %s', (zone, januaryOffset) => {
  test.each([
    ['2026-01-15T10:00:00.000Z', '2026-02-15T10:00:00.000Z'],
    ['2026-01-29T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
    ['2026-03-31T23:59:59.999Z', '2026-04-30T23:59:59.999Z'],
    ['2026-12-31T12:00:00.000Z', '2027-01-31T12:00:00.000Z'],
    ['2026-02-28T00:00:00.000Z', '2026-03-28T00:00:00.000Z'],
    // New York changes to summer time on 8 March; the UTC hour does not change.
    ['2026-02-15T02:30:00.000Z', '2026-03-15T02:30:00.000Z'],
  ])('a month after %s is %s', (from, to) => {
    vi.stubEnv('TZ', zone)
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(januaryOffset)
    expect(addCalendarMonth(new Date(from)).toISOString()).toBe(to)
  })
})

// A month at a time, each of them would lose its day in the first shorter month.
test.each([
  ['2026-11-30T10:00:00.000Z', 12, '2027-11-30T10:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', 12, '2027-12-31T10:00:00.000Z'],
  ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 2, '2026-03-31T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 0, '2026-01-31T10:00:00.000Z'],
])('from %s, %i months last until %s', (from, months, to) => {
  expect(addCalendarMonths(new Date(from), months).toISOString()).toBe(to)
})

test('the given date is left alone', () => {
  const date = new Date('2026-01-31T10:00:00.000Z')
  addCalendarMonth(date)
  expect(date.toISOString()).toBe('2026-01-31T10:00:00.000Z')
})
