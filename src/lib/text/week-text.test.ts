import { expect, test } from 'vitest'
import { mondayText, weekDates } from './week-text'

const now = new Date(2026, 10, 23)

test.each([
  ['2026-11-16', 'du 16 au 22\u00a0novembre'],
  ['2026-10-26', 'du 26\u00a0octobre au 1er\u00a0novembre'],
  ['2026-06-01', 'du 1er au 7\u00a0juin'],
  ['2026-11-30', 'du 30\u00a0novembre au 6\u00a0décembre'],
  ['2025-12-08', 'du 8 au 14\u00a0décembre\u00a02025'],
  ['2026-12-28', 'du 28\u00a0décembre au 3\u00a0janvier\u00a02027'],
] as const)('the week of %s is « %s »', (monday, text) => {
  expect(weekDates(monday, now)).toBe(text)
})

test('a Monday is named by its day and month', () => {
  expect([mondayText('2026-11-16'), mondayText('2026-06-01')]).toEqual(['16\u00a0novembre', '1er\u00a0juin'])
})
