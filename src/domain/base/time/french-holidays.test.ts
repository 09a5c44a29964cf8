import { expect, it } from 'vitest'
import { easterOf, isHoliday } from './french-holidays'

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('finds Easter of %i', (year, date) => {
  expect(easterOf(year)).toBe(date)
})

it.each([
  ['2026-05-14', 'Ascension'],
  ['2026-05-25', 'Whit Monday'],
  ['2027-03-29', 'Easter Monday'],
  ['2026-07-14', '14 July'],
  ['2026-12-25', 'Christmas'],
] as const)('%s is a holiday (%s)', (date, name) => {
  expect(isHoliday(date), name).toBe(true)
})
