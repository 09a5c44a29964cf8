import { expect, test } from 'vitest'
import { addDays, type LocalDate } from '@/domain/base/time/local-date'
import { streakOf, weekRows } from './streak'

const NOW = '2026-12-14'
const ago = (...weeks: number[]): LocalDate[] => weeks.map((count) => addDays(NOW, -7 * count))

test.each([
  ['none', [], 0, null],
  ['this week', ago(0), 1, NOW],
  ['last week, this one is still open', ago(1), 1, addDays(NOW, -7)],
  ['three in a row', ago(1, 2, 3), 3, addDays(NOW, -21)],
  ['one missing', ago(0, 2), 2, addDays(NOW, -14)],
  ['two missing in a quarter', ago(0, 2, 4), 3, addDays(NOW, -28)],
  ['a third in the same quarter ends it', ago(0, 2, 4, 6), 3, addDays(NOW, -28)],
  // The quarter begins with October: ten weeks ago is its first Monday, eleven weeks ago the Monday before.
  ['each quarter has its two', ago(0, 2, 4, 5, 6, 7, 8, 9, 10, 12, 14), 11, addDays(NOW, -98)],
  ['three weeks away', ago(4, 5), 0, null],
  ['a week that comes is not counted', [addDays(NOW, 7), ...ago(1)], 1, addDays(NOW, -7)],
] as const)('%s', (_, closed, weeks, since) => {
  expect(streakOf(closed, NOW)).toEqual({ weeks, since, isCut: false })
})

test.each([
  ['all that is loaded', ago(0, 1, 2, 3), NOW, { weeks: 4, isCut: true }],
  ['up to an older loaded week', ago(0, 1, 2, 3), addDays(NOW, -14), { weeks: 2, isCut: true }],
  ['a streak that ended before', ago(0, 1, 8, 9), NOW, { weeks: 2, isCut: false }],
  [
    'a week older than the loaded ones',
    ago(0, 1, 2, 3),
    addDays(NOW, -70),
    { weeks: 0, since: null, isCut: false },
  ],
] as const)('with older weeks that are not loaded: %s', (_, closed, current, streak) => {
  expect(streakOf(closed, current, true)).toMatchObject(streak)
})

test('weeks without a review stand between closed weeks, and not after the oldest', () => {
  const rows = weekRows(ago(1, 2, 5).map((monday) => ({ monday })))
  expect(rows.map(({ monday, week }) => [monday, week !== null])).toEqual([
    [addDays(NOW, -7), true],
    [addDays(NOW, -14), true],
    [addDays(NOW, -21), false],
    [addDays(NOW, -28), false],
    [addDays(NOW, -35), true],
  ])
  expect(weekRows([])).toEqual([])
})
