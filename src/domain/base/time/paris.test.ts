import { afterEach, describe, expect, test, vi } from 'vitest'
import { endOfParisDate, parisDateOf, parisTime } from './paris'

const HOUR_MS = 3_600_000
/** Every 7 hours of three years, with every change of the clock. */
const MOMENTS = Array.from(
  { length: 3_760 },
  (_, at) => new Date(Date.UTC(2026, 0, 1, 0, 30) + at * 7 * HOUR_MS),
)

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('on a device in %s', (zone) => {
  test('the wall clock of Paris is the one of Intl', () => {
    vi.stubEnv('TZ', zone)
    const intl = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Paris',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    const two = (value: number) => String(value).padStart(2, '0')
    const written = (date: Date) => {
      const { year, month, day, hour, minute } = parisTime(date)
      return `${year}-${two(month + 1)}-${two(day)} ${two(hour)}:${two(minute)}`
    }
    expect(MOMENTS.map(written)).toEqual(MOMENTS.map((date) => intl.format(date)))
  })

  test.each([
    ['2026-12-28', '2026-12-28T22:59:59.999Z'],
    ['2026-07-14', '2026-07-14T21:59:59.999Z'],
    // The clock changes within the day, and its end has the new hour.
    ['2027-03-28', '2027-03-28T21:59:59.999Z'],
    ['2026-10-25', '2026-10-25T22:59:59.999Z'],
    ['2027-03-27', '2027-03-27T22:59:59.999Z'],
    ['2026-10-24', '2026-10-24T21:59:59.999Z'],
    ['2026-12-31', '2026-12-31T22:59:59.999Z'],
  ] as const)('%s ends at %s', (date, end) => {
    vi.stubEnv('TZ', zone)
    expect(endOfParisDate(date).toISOString()).toBe(end)
    expect(parisDateOf(new Date(end))).toBe(date)
    expect(parisDateOf(new Date(Date.parse(end) + 1))).not.toBe(date)
  })
})
