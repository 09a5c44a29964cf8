import { afterEach, describe, expect, test, vi } from 'vitest'
import { msUntilTomorrow, parseWeekday, weekdayLabel, weekdayOf, WEEKDAYS } from './weekday'

const HOUR = 60 * 60 * 1000

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(WEEKDAYS.map((day, index) => [day, new Date(2026, 10, 16 + index, 12)] as const))(
  '%s',
  (day, noon) => {
    expect(weekdayOf(noon)).toBe(day)
  },
)

describe('the day is that of the wall calendar', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-22T18:29:59.999Z', 'dimanche'],
    ['Asia/Kolkata', '2026-11-22T18:30:00.000Z', 'lundi'],
    ['America/New_York', '2026-11-23T04:59:59.999Z', 'dimanche'],
    ['America/New_York', '2026-11-23T05:00:00.000Z', 'lundi'],
  ])('in %s at %s: %s', (zone, instant, day) => {
    vi.stubEnv('TZ', zone)
    expect(weekdayOf(new Date(instant))).toBe(day)
  })
})

describe('until midnight', () => {
  test.each([
    ['an ordinary day', 'Europe/Paris', '2026-11-21T00:00', 24 * HOUR],
    ['its last millisecond', 'Europe/Paris', '2026-11-21T23:59:59.999', 1],
    ['the day of 23 hours', 'Europe/Paris', '2026-03-29T00:00', 23 * HOUR],
    ['the day of 25 hours', 'Europe/Paris', '2026-10-25T00:00', 25 * HOUR],
    ['the last day of a year', 'UTC', '2026-12-31T22:00', 2 * HOUR],
    ['before a day that begins at one', 'Africa/Cairo', '2026-04-23T23:00', HOUR],
  ])('%s', (_, zone, wallClock, ms) => {
    vi.stubEnv('TZ', zone)
    const now = new Date(wallClock)
    expect(msUntilTomorrow(now)).toBe(ms)
    expect(weekdayOf(new Date(now.getTime() + ms))).not.toBe(weekdayOf(now))
  })
})

test.each([
  ['jeudi', 'jeudi'],
  ['Jeudi', 'jeudi'],
  [' DIMANCHE ', 'dimanche'],
  ['blursday', null],
  ['', null],
  [4, null],
  [undefined, null],
  [{ day: 'lundi' }, null],
])('reads %o as %o', (value, day) => {
  expect(parseWeekday(value)).toBe(day)
})

test('labels are capitalised', () => {
  expect(WEEKDAYS.map(weekdayLabel)).toEqual([
    'Lundi',
    'Mardi',
    'Mercredi',
    'Jeudi',
    'Vendredi',
    'Samedi',
    'Dimanche',
  ])
})
