import { expect, test } from 'vitest'
import { mondayText, weekDates } from './week-text'

const now = new Date(2026, 10, 23)

test.each([
  ['2026-11-16', 'du 16 au 22 novembre'],
  ['2026-10-26', 'du 26 octobre au 1er novembre'],
  ['2026-06-01', 'du 1er au 7 juin'],
  ['2026-11-30', 'du 30 novembre au 6 décembre'],
  ['2025-12-08', 'du 8 au 14 décembre 2025'],
  ['2026-12-28', 'du 28 décembre au 3 janvier 2027'],
] as const)('the week of %s is « %s »', (monday, text) => {
  expect(weekDates(monday, now)).toBe(text)
})

test('a Monday is named by its day and month', () => {
  expect([mondayText('2026-11-16'), mondayText('2026-06-01')]).toEqual(['16 novembre', '1er juin'])
})
