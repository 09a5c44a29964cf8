import { expect, test } from 'vitest'
import {
  formatDateAndTime,
  formatDay,
  formatDayAndTime,
  formatMoment,
  formatSince,
  formatWeekdayAndDay,
} from './format'

test('a moment is near in hours and far in days', () => {
  const now = new Date(2026, 2, 1, 0, 10)
  expect(formatMoment(new Date(2026, 2, 1, 0, 5), now)).toBe('aujourd’hui à 00:05')
  expect(formatMoment(new Date(2026, 1, 28, 9, 30), now)).toBe('hier à 09:30')
  expect(formatMoment(new Date(2026, 1, 27, 23, 59), now)).toBe('le 27\u00a0février 2026')
  expect(formatMoment(new Date(2025, 2, 1), now)).toBe('le 1er\u00a0mars 2025')
  expect(formatSince(new Date(2026, 2, 1, 0, 5), now)).toBe('00:05')
  expect(formatSince(new Date(2026, 1, 28, 9, 30), now)).toBe('hier à 09:30')
})

test('the first of a month is « 1er », and no other day or number is', () => {
  const first = new Date(2026, 11, 1, 1, 1)
  expect(formatDay(first)).toBe('1er\u00a0décembre 2026')
  expect(formatWeekdayAndDay(first)).toBe('mardi 1er\u00a0décembre')
  expect(formatDayAndTime(first)).toBe('mardi 1er\u00a0décembre à 01:01')
  expect(formatDateAndTime(first)).toBe('1er\u00a0décembre 2026 à 01:01')
  expect(formatDay(new Date(2026, 11, 11))).toBe('11\u00a0décembre 2026')
  expect(formatDay(new Date(2026, 11, 21))).toBe('21\u00a0décembre 2026')
})
