import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays, dateAt, type LocalDate } from '@/domain/base/time/local-date'
import type { DatedTodo } from '@/domain/weeks/look-back'
import { mondaysShown, weekPoints, weeksToCount, WEEKS_SHOWN, type WeekPointFacts } from './week-points'

const NOW = new Date(2026, 10, 26, 12)
const NOTHING: WeekPointFacts = { weeks: [], todos: [], earlier: [], candidates: [], xp: 0, since: null }
const done = (...doneDates: LocalDate[]): DatedTodo => ({ text: 'a', completed: true, doneDates })
const closed = (monday: LocalDate, stats = {}) => ({ monday, stats })

beforeAll(() => {
  vi.stubEnv('TZ', 'Europe/Paris')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['summer time ends', new Date(2026, 9, 25, 2, 30), '2026-10-19'],
  ['the Monday after', new Date(2026, 9, 26, 0, 0, 1), '2026-10-26'],
  ['summer time begins', new Date(2026, 2, 29, 3, 30), '2026-03-23'],
  ['the last second of a year', new Date(2026, 11, 31, 23, 59, 59), '2026-12-28'],
] as const)('twelve Mondays without a gap: %s', (_, now, current) => {
  const mondays = mondaysShown(now)
  expect(mondays).toEqual(
    Array.from({ length: WEEKS_SHOWN }, (_, index) => addDays(current, 7 * (index - WEEKS_SHOWN + 1))),
  )
  expect(new Set(mondays.map((monday) => dateAt(monday).getDay()))).toEqual(new Set([1]))
})

describe('a week', () => {
  const of = (facts: Partial<WeekPointFacts>, ago: number) =>
    weekPoints({ ...NOTHING, ...facts }, NOW).at(-1 - ago)

  test('that was closed shows its stored counts, not those of the todos', () => {
    const stats = { done: 14, left: 3, days: 5, xp: 700 }
    const facts = { weeks: [closed('2026-11-16', stats)], earlier: [done('2026-11-17')] }
    expect(of(facts, 1)).toEqual({
      monday: '2026-11-16',
      ...stats,
      isUnderWay: false,
      isWhole: true,
      isBefore: false,
    })
  })

  test('that was closed before the count existed has a gap there, not a zero', () => {
    expect(of({ weeks: [closed('2026-11-16', { done: 4 })] }, 1)).toMatchObject({ done: 4, left: null })
  })

  test('that was not closed is counted from todos while it is recent, and is unknown after', () => {
    const earlier = [done('2026-11-16'), done('2026-11-16'), done('2026-11-22'), done('2026-10-27')]
    expect(of({ earlier }, 1)).toMatchObject({ done: 3, days: 2, left: null, xp: null })
    expect(of({ earlier }, 4)).toMatchObject({ done: null, days: null })
    expect(of({ earlier: null }, 1)).toMatchObject({ done: null })
  })

  test('under way is counted live, also when it was closed on Thursday', () => {
    const facts = {
      weeks: [closed('2026-11-23', { done: 1, left: 2, days: 1, xp: 10 })],
      todos: [done('2026-11-23'), done('2026-11-26')],
      xp: 90,
    }
    expect(of(facts, 0)).toEqual({
      monday: '2026-11-23',
      done: 2,
      left: 2,
      days: 2,
      xp: 90,
      isUnderWay: true,
      isWhole: false,
      isBefore: false,
    })
  })

  test('with a tick at 00:30 of the night in which summer time ends is the one of that Sunday', () => {
    const now = new Date(2026, 10, 5)
    const points = weekPoints({ ...NOTHING, earlier: [done('2026-10-25')] }, now)
    expect(points.at(-2)).toMatchObject({ monday: '2026-10-26', done: 0 })
    expect(points.at(-3)).toMatchObject({ monday: '2026-10-19', done: 1 })
  })
})

test('without readings there are no points', () => {
  const unread = { weeks: null, todos: null, earlier: null, candidates: null, xp: null, since: null }
  for (const point of weekPoints(unread, NOW)) {
    expect(point).toMatchObject({ done: null, left: null, days: null, xp: null })
  }
})

test('three years of one life give as many weeks as are shown, all of them counted', () => {
  const weeks = Array.from({ length: 156 }, (_, ago) =>
    closed(addDays('2026-11-16', -7 * ago), { done: ago }),
  )
  expect(weeksToCount(weeks, NOW)).toEqual([])
  const points = weekPoints({ ...NOTHING, weeks }, NOW)
  expect(points.map((point) => point.done)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0])
})

describe('the weeks from before a person began', () => {
  const NEW = new Date(2026, 10, 26, 9)
  const shown = (facts: Partial<WeekPointFacts>) =>
    weekPoints({ ...NOTHING, ...facts }, NOW)
      .slice(-5)
      .map(({ done, isWhole, isBefore }) => `${done ?? '-'}${isBefore ? ' before' : isWhole ? ' whole' : ''}`)

  test.each<[string, Partial<WeekPointFacts>, readonly string[]]>([
    [
      'an account of this Thursday: nothing is a zero',
      { since: NEW, todos: [done('2026-11-26')] },
      ['- before', '- before', '- before', '- before', '1'],
    ],
    [
      'one of last Thursday: that week was not whole',
      { since: new Date(2026, 10, 19, 9) },
      ['- before', '- before', '- before', '0', '0'],
    ],
    [
      'one of the Monday before',
      { since: new Date(2026, 10, 16, 9) },
      ['- before', '- before', '- before', '0 whole', '0'],
    ],
    [
      'one of the Sunday before',
      { since: new Date(2026, 10, 15, 12) },
      ['- before', '- before', '0', '0 whole', '0'],
    ],
    ['an old one', { since: new Date(2026, 1, 1) }, ['- whole', '0 whole', '0 whole', '0 whole', '0']],
    [
      'a tick that is older than the account',
      { since: NEW, earlier: [done('2026-11-10')] },
      ['- before', '- before', '1', '0 whole', '0'],
    ],
    [
      'a closed week that is older than the account',
      { since: NEW, weeks: [closed('2026-11-09', { done: 4 })] },
      ['- before', '- before', '4 whole', '0 whole', '0'],
    ],
    ['an unknown beginning: no week is whole', { since: null }, ['-', '0', '0', '0', '0']],
    [
      'an unknown beginning, and a tick',
      { since: null, earlier: [done('2026-11-03')] },
      ['- before', '1', '0 whole', '0 whole', '0'],
    ],
  ])('%s', (_, facts, weeks) => {
    expect(shown(facts)).toEqual(weeks)
  })
})
