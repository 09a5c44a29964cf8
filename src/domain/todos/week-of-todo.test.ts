import { afterEach, describe, expect, it, test, vi } from 'vitest'
import {
  addDays,
  dateAt,
  localDateOf,
  mondayOf,
  weekdayOfDate,
  type LocalDate,
} from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { PLAIN_TODO, type Todo } from './todo'
import {
  dayListOf,
  dueOn,
  firstOn,
  isDone,
  isDueLater,
  isFolded,
  isForLater,
  isOfThisWeek,
  isToDo,
  laterDate,
  leftOver,
  weeksDone,
  weeksSinceStart,
  withDayOfThisWeek,
  withTick,
} from './week-of-todo'

const HOUR = 60 * 60 * 1000

function todoOf(fields: Partial<Todo> = {}): Todo {
  return {
    ...PLAIN_TODO,
    id: 't',
    userId: 'ana',
    text: 'Publier une vidéo',
    dayOfWeek: 'lundi',
    createdAt: new Date(2026, 10, 16, 9),
    ...fields,
  }
}

function ticked(todo: Todo, isTicked: boolean, on: LocalDate): { todo: Todo; earns: boolean } {
  const { earns, ...written } = withTick(todo, isTicked, on)
  return { todo: { ...todo, ...written, ...(earns && { xpCounted: true }) }, earns }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

// These weeks contain clock changes, a year's end and 29 February.
describe.each([
  ['Europe/Paris', '2026-03-29T01:30:00+01:00', -60],
  ['America/New_York', '2026-03-08T01:30:00-05:00', 300],
  ['Asia/Kolkata', '2026-11-22T12:00:00+05:30', -330],
  ['Pacific/Auckland', '2026-09-27T01:30:00+12:00', -780],
])('a clock walked in %s', (zone, changeOfTheHour, januaryOffset) => {
  test.each(['2026-03-02', '2026-10-12', '2026-12-14', '2028-02-07'] as const)(
    'over ten weeks from %s, hour by hour: open on Monday, done from its tick to Sunday night',
    (first) => {
      vi.stubEnv('TZ', zone)
      expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(januaryOffset)
      let todo = todoOf({ repeats: true, dayOfWeek: 'mercredi' })
      const start = dateAt(first).getTime() - 12 * HOUR
      const earned: LocalDate[] = []
      const wrong: string[] = []
      for (let at = start; at < start + 10 * 7 * 24 * HOUR; at += HOUR) {
        const now = new Date(at)
        const today = localDateOf(now)
        const isWednesdayEvening = weekdayOfDate(today) === 'mercredi' && now.getHours() >= 18
        if (isWednesdayEvening && !isDone(todo, now)) {
          const result = ticked(todo, true, today)
          todo = result.todo
          if (result.earns) earned.push(today)
        }
        const days = ['mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
        const isAfter = days.indexOf(weekdayOfDate(today)) > 0 || isWednesdayEvening
        const due = dueOn(todo, now)
        const isDueThisWeek = weekdayOfDate(due) === 'mercredi' && mondayOf(due) === mondayOf(today)
        const isLeft = leftOver([todo], now).length > 0 || isFolded(todo, now)
        if (isDone(todo, now) !== isAfter || !isDueThisWeek || isLeft) wrong.push(now.toString())
      }
      expect(wrong).toEqual([])
      expect(earned).toHaveLength(10)
      expect(todo.doneDates).toEqual(earned)
    },
  )

  it('tells Sunday 23:59:59 from Monday, in the night when the hour changes too', () => {
    vi.stubEnv('TZ', zone)
    const sunday = new Date(changeOfTheHour)
    expect(weekdayOfDate(localDateOf(sunday))).toBe('dimanche')
    const { todo } = ticked(todoOf({ repeats: true, dayOfWeek: 'dimanche' }), true, localDateOf(sunday))
    const monday = addDays(localDateOf(sunday), 1)
    const midnight = new Date(`${monday}T00:00:00`)
    expect(isDone(todo, new Date(midnight.getTime() - 1))).toBe(true)
    expect(isDone(todo, new Date(midnight.getTime() - 1000))).toBe(true)
    expect(isDone(todo, midnight)).toBe(false)
  })
})

describe('a repeating todo', () => {
  const monday = (week: number) => addDays('2026-11-23', 7 * week)

  it('is one document after three weeks away: open, without a backlog', () => {
    const { todo } = ticked(todoOf({ repeats: true }), true, monday(0))
    const back = dateAt(addDays(monday(3), 2))
    expect(isDone(todo, back)).toBe(false)
    expect(leftOver([todo], back)).toEqual([])
    expect(ticked(todo, true, localDateOf(back)).todo.doneDates).toEqual([monday(0), '2026-12-16'])
  })

  it('earns with the first tick of a week, not with one that was taken back', () => {
    let step = ticked(todoOf({ repeats: true, xpCounted: true }), true, monday(0))
    expect(step.earns).toBe(true)
    step = ticked(step.todo, false, monday(0))
    expect(isDone(step.todo, dateAt(monday(0)))).toBe(false)
    step = ticked(step.todo, true, addDays(monday(0), 2))
    expect(step.earns).toBe(false)
    // The second tick is the real one.
    expect(step.todo.doneDates).toEqual([addDays(monday(0), 2)])
    step = ticked(step.todo, true, addDays(monday(0), 3))
    expect(step).toMatchObject({ earns: false, todo: { doneDates: [addDays(monday(0), 2)] } })
    step = ticked(step.todo, true, monday(1))
    expect(step.earns).toBe(true)
  })

  it('keeps an earlier week when the tick of this one moves to another day', () => {
    const first = ticked(todoOf({ repeats: true }), true, monday(0)).todo
    const mistaken = ticked(ticked(first, true, monday(1)).todo, false, monday(1)).todo
    expect(ticked(mistaken, true, addDays(monday(1), 3)).todo.doneDates).toEqual([
      monday(0),
      addDays(monday(1), 3),
    ])
  })

  it('does not count a week whose tick was taken back in the end', () => {
    const first = ticked(todoOf({ repeats: true }), true, monday(0)).todo
    const undone = ticked(ticked(first, true, monday(1)).todo, false, monday(1)).todo
    expect(weeksDone(undone, dateAt(monday(1))).slice(-2)).toEqual([true, false])
    expect(weeksDone(undone, dateAt(monday(2))).slice(-3)).toEqual([true, false, false])
    const next = ticked(undone, true, monday(2)).todo
    expect(next.doneDates).toEqual([monday(0), monday(2)])
    expect(weeksDone(next, dateAt(monday(2))).slice(-3)).toEqual([true, false, true])
  })

  it('keeps twelve weeks', () => {
    let todo = todoOf({ repeats: true })
    for (let week = 0; week < 15; week += 1) if (week % 3 !== 1) todo = ticked(todo, true, monday(week)).todo
    expect(todo.doneDates).toHaveLength(10)
    for (let week = 15; week < 20; week += 1) todo = ticked(todo, true, monday(week)).todo
    expect(todo.doneDates).toHaveLength(12)
    expect(weeksDone(todo, dateAt(monday(19)))).toEqual(
      [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((week) => week >= 15 || week % 3 !== 1),
    )
    expect(weeksDone(todo, dateAt(monday(40)))).not.toContain(true)
  })

  it('is not done for ever by a clock that was ahead, and the next tick takes the wrong day away', () => {
    const { todo } = ticked(
      todoOf({ repeats: true, doneDates: [monday(-1)], completed: true }),
      true,
      '2027-06-02',
    )
    expect(isDone(todo, dateAt(monday(0)))).toBe(false)
    expect(weeksDone(todo, dateAt(monday(0))).slice(-2)).toEqual([true, false])
    const right = ticked(todo, true, monday(0))
    expect(right).toMatchObject({ earns: true, todo: { doneDates: [monday(-1), monday(0)] } })
    expect(isDone(right.todo, dateAt(monday(0)))).toBe(true)
  })

  it('is open where an older version ticked it, which knows no days', () => {
    expect(isDone(todoOf({ repeats: true, completed: true }), dateAt(monday(0)))).toBe(false)
    expect(isDone(todoOf({ repeats: true, doneDates: [monday(0)] }), dateAt(monday(0)))).toBe(false)
  })
})

it('shows no weeks from before it began', () => {
  const now = new Date(2026, 10, 25)
  const since = (fields: Partial<Todo>) => weeksSinceStart(todoOf({ repeats: true, ...fields }), now)
  expect(since({ createdAt: now })).toEqual([false])
  expect(since({ createdAt: new Date(2026, 10, 9) })).toEqual([false, false, false])
  expect(since({ createdAt: new Date(2025, 0, 1) })).toHaveLength(12)
  // A restored todo has a new creation date; its done dates are older.
  expect(since({ createdAt: now, completed: true, doneDates: ['2026-11-12', '2026-11-23'] })).toEqual([
    ...[true, false, true],
  ])
  expect(since({ createdAt: new Date(0) })).toEqual([false])
})

describe('a todo that does not repeat', () => {
  it('earns once, in whatever week it is ticked again', () => {
    const first = ticked(todoOf(), true, '2026-11-23')
    expect(first.earns).toBe(true)
    const again = ticked(ticked(first.todo, false, '2026-12-01').todo, true, '2026-12-02')
    expect(again).toMatchObject({ earns: false, todo: { completed: true, doneDates: ['2026-12-02'] } })
  })

  it('is put away on the Monday after it was done, or was made where no day was noted', () => {
    const { todo } = ticked(todoOf({ dayOfWeek: 'dimanche' }), true, '2026-11-29')
    expect(isFolded(todo, new Date(2026, 10, 29, 23, 59, 59))).toBe(false)
    expect(isOfThisWeek(todo, new Date(2026, 10, 29, 23, 59, 59))).toBe(true)
    expect(isFolded(todo, new Date(2026, 10, 30))).toBe(true)
    expect(isOfThisWeek(todo, new Date(2026, 10, 30))).toBe(false)
    expect(isDone(todo, new Date(2026, 10, 30))).toBe(true)
    const undated = todoOf({ completed: true, createdAt: new Date(2026, 10, 23) })
    expect(isFolded(undated, new Date(2026, 10, 29, 23, 59, 59))).toBe(false)
    expect(isFolded(undated, new Date(2026, 10, 30))).toBe(true)
    expect(isFolded({ ...todo, completed: false }, new Date(2026, 11, 30))).toBe(false)
  })

  test.each<[string, Weekday, LocalDate, LocalDate]>([
    ['on its day', 'lundi', '2026-11-23', '2026-11-23'],
    ['for later that week', 'dimanche', '2026-11-23', '2026-11-29'],
    ['for a day that is over', 'lundi', '2026-11-25', '2026-11-30'],
    ['before 29 February', 'mardi', '2028-02-26', '2028-02-29'],
    ['after it', 'mardi', '2028-03-01', '2028-03-07'],
    ['before a year’s end', 'vendredi', '2026-12-31', '2027-01-01'],
  ])('made %s (%s, on %s) it is for %s', (_, dayOfWeek, made, due) => {
    const late = dateAt(made)
    late.setHours(23, 59, 59)
    expect(dueOn(todoOf({ dayOfWeek, createdAt: late }), new Date(2030, 0, 1))).toBe(due)
    expect(firstOn(dayOfWeek, made)).toBe(due)
  })

  it('made without a network on a Wednesday and dated on Friday, it is for the Thursday between', () => {
    const wednesday = new Date(2026, 10, 25, 9)
    const friday = new Date(2026, 10, 27, 9)
    const made = todoOf({ dayOfWeek: 'jeudi', createdAt: wednesday })
    expect(dueOn({ ...made, createdAt: friday }, friday)).toBe('2026-12-03')
    const sent = { ...withDayOfThisWeek(made, wednesday), createdAt: friday }
    expect(sent.date).toBe('2026-11-26')
    expect(dueOn(sent, friday)).toBe('2026-11-26')
    // Unchanged: the day is next week, the todo repeats, or it has a date.
    for (const known of [
      { dayOfWeek: 'mardi' as const },
      { repeats: true },
      { date: '2026-11-25' as const },
    ]) {
      const todo = { ...made, ...known }
      expect(withDayOfThisWeek(todo, wednesday)).toBe(todo)
    }
  })

  it('with a date is for that date, and for later as long as its week has not come', () => {
    const todo = todoOf({ date: '2026-12-14' })
    expect(dueOn(todo, new Date(2026, 10, 24))).toBe('2026-12-14')
    expect(isForLater(todo, new Date(2026, 11, 13, 23, 59, 59))).toBe(true)
    expect(isForLater(todo, new Date(2026, 11, 14))).toBe(false)
    expect(isForLater({ ...todo, completed: true }, new Date(2026, 10, 24))).toBe(false)
  })
})

describe('on a Friday, a todo that is for a day of the next week is not counted in this one', () => {
  const friday = new Date(2026, 10, 27, 10)
  const of = (dayOfWeek: Weekday, fields: Partial<Todo> = {}) =>
    todoOf({ dayOfWeek, createdAt: friday, ...fields })

  test.each<[string, Todo, isLater: boolean, isFoldedAway: boolean]>([
    ['planned today for Monday, with its date', of('lundi', { date: '2026-11-30' }), true, true],
    ['planned today for Wednesday, with its date', of('mercredi', { date: '2026-12-02' }), true, true],
    ['planned in the evening for the next Friday', of('vendredi', { date: '2026-12-04' }), true, true],
    ['written today into the list of Monday', of('lundi'), true, false],
    ['written today into the list of Thursday', of('jeudi'), true, false],
    [
      'written yesterday into the list of Thursday',
      of('jeudi', { createdAt: new Date(2026, 10, 26) }),
      false,
      false,
    ],
    [
      'written yesterday into the list of Wednesday',
      of('mercredi', { createdAt: new Date(2026, 10, 26) }),
      true,
      false,
    ],
    ['written on Monday for Monday', of('lundi', { createdAt: new Date(2026, 10, 23, 23) }), false, false],
    ['of today', of('vendredi'), false, false],
    ['of tomorrow', of('samedi'), false, false],
    ['of Sunday', of('dimanche'), false, false],
    ['of tomorrow, with its date', of('samedi', { date: '2026-11-28' }), false, false],
    ['of an earlier week', of('mardi', { createdAt: new Date(2026, 10, 10) }), false, false],
    ['made at an unknown time', of('lundi', { createdAt: new Date(0) }), false, false],
    [
      'dated by a server whose clock is ahead',
      of('vendredi', { createdAt: new Date(2026, 10, 28) }),
      false,
      false,
    ],
    ['weekly, on a day that is over', of('lundi', { repeats: true }), false, false],
    ['done already', of('lundi', { completed: true, doneDates: ['2026-11-27'] }), false, false],
    ['done already, with its date', of('lundi', { completed: true, date: '2026-11-30' }), false, false],
  ])('%s', (_, todo, isLater, isFoldedAway) => {
    expect([isDueLater(todo, friday), isForLater(todo, friday)]).toEqual([isLater, isFoldedAway])
    expect(isToDo(todo, friday)).toBe(!isLater && !todo.completed)
    if (isLater) expect(leftOver([todo], friday)).toEqual([])
  })

  test.each<[string, Todo, ReturnType<typeof dayListOf>]>([
    ['of this week', of('vendredi'), 'week'],
    ['of this week, with its date', of('samedi', { date: '2026-11-28' }), 'week'],
    ['written into the list of a day that is over', of('lundi'), 'week'],
    ['of that day of the next week', of('lundi', { date: '2026-11-30' }), 'next'],
    ['of that day in two weeks', of('lundi', { date: '2026-12-07' }), 'later'],
    ['of today in a week', of('vendredi', { date: '2026-12-04' }), 'later'],
    ['done before its date', of('lundi', { date: '2026-11-30', completed: true }), 'week'],
    ['weekly', of('lundi', { repeats: true }), 'week'],
  ])('%s, it is in its list: %o', (_, todo, list) => {
    expect(dayListOf(todo, friday)).toBe(list)
  })

  test.each<[Weekday, LocalDate, LocalDate | null]>([
    ['vendredi', '2026-11-27', null],
    ['dimanche', '2026-11-27', null],
    ['lundi', '2026-11-27', '2026-11-30'],
    ['jeudi', '2026-11-27', '2026-12-03'],
    ['lundi', '2026-11-23', null],
    ['dimanche', '2026-11-23', null],
    ['lundi', '2026-11-29', '2026-11-30'],
    ['samedi', '2026-11-29', '2026-12-05'],
    ['dimanche', '2026-11-29', null],
    ['vendredi', '2026-12-31', null],
    ['jeudi', '2027-01-01', '2027-01-07'],
  ])('%s on %s: %s', (day, today, date) => {
    expect(laterDate(day, today)).toBe(date)
  })
})

describe('leftover todos', () => {
  const thursday = new Date(2026, 10, 26, 12)
  const made = (dayOfWeek: Weekday, createdAt: Date, fields: Partial<Todo> = {}) =>
    todoOf({ dayOfWeek, createdAt, ...fields })

  test.each<[string, Todo, boolean]>([
    ['open since Monday', made('lundi', new Date(2026, 10, 23)), true],
    ['open since the week before', made('mardi', new Date(2026, 10, 10)), true],
    ['done', made('lundi', new Date(2026, 10, 23), { completed: true }), false],
    ['repeating', made('lundi', new Date(2026, 10, 23), { repeats: true }), false],
    ['of today', made('jeudi', new Date(2026, 10, 23)), false],
    ['still to come', made('vendredi', new Date(2026, 10, 23)), false],
    ['made since then, for the next Monday', made('lundi', new Date(2026, 10, 25)), false],
    ['with a date to come', made('mercredi', new Date(2026, 9, 1), { date: '2026-12-02' }), false],
    ['with a date that passed', made('mercredi', new Date(2026, 9, 1), { date: '2026-11-25' }), true],
    ['made at an unknown time', made('lundi', new Date(0)), true],
  ])('%s: %o', (_, todo, isLeft) => {
    expect(leftOver([todo], thursday)).toEqual(isLeft ? [todo] : [])
  })

  it('are empty on Monday, and on Sunday at 23:59:59 those of the six days before', () => {
    const todos = [made('lundi', new Date(2026, 10, 16)), made('dimanche', new Date(2026, 10, 16))]
    expect(leftOver(todos, new Date(2026, 10, 23))).toEqual([])
    expect(leftOver(todos, new Date(2026, 10, 29, 23, 59, 59))).toEqual([todos[0]])
  })
})
