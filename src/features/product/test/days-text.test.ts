import { expect, test } from 'vitest'
import { daysText } from './days-text'

test.each([
  [['2026-11-02'], '2\u00a0novembre'],
  [['2026-11-01', '2026-11-02', '2026-11-03'], '1er au 3\u00a0novembre'],
  [['2026-10-30', '2026-10-31', '2026-11-01'], '30\u00a0octobre au 1er\u00a0novembre'],
  [['2026-12-31', '2027-01-01'], '31\u00a0décembre 2026 au 1er\u00a0janvier 2027'],
  [['2026-11-02', '2026-11-05', '2026-11-08'], '3\u00a0jours du 2 au 8\u00a0novembre'],
  [[], ''],
] as const)('%j', (days, text) => {
  expect(daysText(days)).toBe(text)
})
