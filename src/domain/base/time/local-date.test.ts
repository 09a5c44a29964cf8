import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateAt,
  dateInWeek,
  daysBetween,
  localDateOf,
  mondayOf,
  parseLocalDate,
  weekdayOfDate,
  type LocalDate,
} from './local-date'

describe('a day on the wall calendar', () => {
  it('is the local date of the device, to the last second', () => {
    expect(localDateOf(new Date(2026, 10, 22, 23, 59, 59))).toBe('2026-11-22')
    expect(localDateOf(new Date(2026, 10, 23))).toBe('2026-11-23')
  })

  it.each([
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-1-1', null],
    ['0099-01-02', '0099-01-02'],
    ['demain', null],
    [20261123, null],
    [undefined, null],
  ])('reads %s as %s', (value, read) => {
    expect(parseLocalDate(value)).toBe(read)
  })

  it('begins its week on Monday, over months, years and 29 February', () => {
    expect(mondayOf('2026-11-22')).toBe('2026-11-16')
    expect(mondayOf('2026-11-23')).toBe('2026-11-23')
    expect(mondayOf('2027-01-01')).toBe('2026-12-28')
    expect(mondayOf('2028-03-01')).toBe('2028-02-28')
    expect(dateInWeek('2028-02-28', 'mardi')).toBe('2028-02-29')
  })

  it('is followed by the next one, for ten years, whatever the clock does at night', () => {
    let date: LocalDate = '2024-01-01'
    for (let day = 0; day < 3_660; day += 1) {
      const next = addDays(date, 1)
      expect(daysBetween(date, next)).toBe(1)
      expect(next > date).toBe(true)
      expect(localDateOf(dateAt(next))).toBe(next)
      expect(addDays(next, -1)).toBe(date)
      expect(daysBetween(mondayOf(next), next)).toBe((day + 1) % 7)
      date = next
    }
    expect(weekdayOfDate('2026-11-23')).toBe('lundi')
  })
})
