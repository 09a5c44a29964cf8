import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { addDays, dateAt, localDateOf, mondayOf, sevenDaysFrom } from '@/domain/base/time/local-date'
import { dueWeek, offeredDate, priorityDates, weekState, weekToOpen, weekToReview } from './week-to-review'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each(['Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'])('in %s', (zone) => {
  const at = (text: string) => new Date(text)

  test.each([
    ['2026-11-22T15:59:59', '2026-11-16', false],
    ['2026-11-22T16:00:00', '2026-11-16', true],
    ['2026-11-22T23:59:59', '2026-11-16', true],
    ['2026-11-23T00:00:00', '2026-11-16', true],
    ['2026-11-25T23:59:59', '2026-11-16', true],
    ['2026-11-26T00:00:00', '2026-11-23', false],
    ['2026-11-28T20:00:00', '2026-11-23', false],
    // Sundays with a clock change in one of the time zones.
    ['2026-03-29T15:59:59', '2026-03-23', false],
    ['2026-03-29T16:00:00', '2026-03-23', true],
    ['2026-10-25T15:59:59', '2026-10-19', false],
    ['2026-10-25T16:00:00', '2026-10-19', true],
    ['2026-11-01T16:00:00', '2026-10-26', true],
    ['2026-03-08T16:00:00', '2026-03-02', true],
    ['2028-02-29T10:00:00', '2028-02-21', true],
    ['2027-01-01T10:00:00', '2026-12-28', false],
  ])('%s: the week of %s, due: %s', (text, monday, isDue) => {
    vi.stubEnv('TZ', zone)
    expect(weekToReview(at(text))).toEqual({ monday, isDue })
  })

  it('asks for each week once in a year, hour by hour, for 80 hours', () => {
    vi.stubEnv('TZ', zone)
    const hours = new Map<string, number>()
    for (const day = dateAt('2026-01-04'); day < dateAt('2027-01-03'); day.setHours(day.getHours() + 1)) {
      const { monday, isDue } = weekToReview(day)
      if (isDue) hours.set(monday, (hours.get(monday) ?? 0) + 1)
    }
    expect(hours.size).toBeGreaterThanOrEqual(52)
    const whole = [...hours.values()].slice(1, -1)
    // One hour more or less in a week with a clock change.
    expect(whole.every((count) => Math.abs(count - 80) <= 1)).toBe(true)
  })
})

const since = new Date(2026, 9, 1)
const monday = new Date(2026, 10, 23, 10)

test.each([
  ['never closed', { lastClosed: null, since }, '2026-11-16'],
  ['the one before was closed', { lastClosed: '2026-11-09', since }, '2026-11-16'],
  ['closed', { lastClosed: '2026-11-16', since }, null],
  ['a later one is closed', { lastClosed: '2026-11-23', since }, null],
  ['nobody knows since when', { lastClosed: null, since: null }, null],
  ['came on Thursday', { lastClosed: null, since: new Date(2026, 10, 19, 23, 59) }, '2026-11-16'],
  ['came on Friday', { lastClosed: null, since: new Date(2026, 10, 20) }, null],
] as const)('%s', (_, facts, due) => {
  expect(dueWeek(facts, monday)).toBe(due)
})

test('a week is over, under way, or to come', () => {
  const current = mondayOf(localDateOf(monday))
  expect([addDays(current, -7), current, addDays(current, 7)].map((week) => weekState(week, monday))).toEqual(
    ['over', 'under-way', 'to-come'],
  )
})

test('priorities stand on the days of the next week that are left', () => {
  const dates = (now: Date) => priorityDates('2026-11-16', now)
  expect(dates(new Date(2026, 10, 22, 18))).toEqual(sevenDaysFrom('2026-11-23'))
  expect(dates(new Date(2026, 10, 25, 23, 59, 59))).toEqual(sevenDaysFrom('2026-11-25').slice(0, 5))
  expect(dates(new Date(2026, 10, 29))).toEqual(['2026-11-29'])
})

test.each([
  ['the Monday after', new Date(2026, 10, 30), '2026-11-30'],
  ['weeks later, on a Saturday', new Date(2026, 11, 19, 9), '2026-12-19'],
] as const)('once that week is over, they stand on the seven days from today on: %s', (_, now, today) => {
  expect(priorityDates('2026-11-16', now)).toEqual(sevenDaysFrom(today))
})

test('a chosen date stays while it is offered, then the first offered one takes its place', () => {
  const offered = sevenDaysFrom('2026-11-25')
  expect(offeredDate('2026-11-27', offered)).toBe('2026-11-27')
  expect(offeredDate('2026-11-23', offered)).toBe('2026-11-25')
})

test.each([
  ['came on the Sunday before', new Date(2026, 10, 22, 23, 59), '2026-11-16'],
  ['came this Monday', new Date(2026, 10, 23), '2026-11-23'],
  ['the clock of this device is slow', new Date(2026, 11, 5), '2026-11-23'],
  ['nobody knows since when', null, '2026-11-16'],
] as const)('the review opens at a week of the account: %s', (_, signedUp, opened) => {
  expect(weekToOpen(monday, signedUp)).toBe(opened)
})
