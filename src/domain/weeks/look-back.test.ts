import { describe, expect, it, test } from 'vitest'
import { seededWeek } from '../../../tests/support/samples/seeded-week'
import { addDays, dateAt, localDateOf, type LocalDate } from '@/domain/base/time/local-date'
import { parseVerdicts } from '@/domain/research/candidate'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { WEEKDAYS } from '@/domain/base/time/weekday'
import {
  countLeft,
  doneIn,
  doneTexts,
  gainsSince,
  leftIn,
  lookBack,
  statsOf,
  weekSentence,
} from './look-back'

const MONDAY = '2026-11-16'

/** Slow reference count: each day of the week, each document. */
function recount(facts: ReturnType<typeof seededWeek>, monday: LocalDate) {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day))
  const done: string[] = []
  const active = new Set<LocalDate>()
  let found = 0
  let judged = 0
  for (const day of week) {
    for (const { text, completed, doneDates } of facts.todos ?? []) {
      const counted = [...doneDates]
      if (!completed) counted.pop()
      const last = counted.filter((date) => week.includes(date)).pop()
      if (last !== day) continue
      done.push(text)
      active.add(day)
    }
    for (const { createdAt, verdicts } of facts.candidates ?? []) {
      if (!createdAt || localDateOf(createdAt) !== day) continue
      found += 1
      active.add(day)
      if (Object.values(verdicts).filter((verdict) => verdict !== null).length >= 6) judged += 1
    }
  }
  const projects: Record<string, number> = {}
  for (const { id, sections } of facts.projects ?? []) {
    let filled = 0
    for (const items of Object.values(sections))
      for (const { content } of items) if (content.trim()) filled += 1
    projects[id] = filled
  }
  const lessons = (facts.lessons ?? []).filter((at) => week.includes(localDateOf(at))).length
  return {
    texts: done,
    stats: { done: done.length, days: active.size, found, judged, lessons, xp: facts.xp, projects },
  }
}

test.each(Array.from({ length: 50 }, (_, seed) => seed))(
  'seeded week %i: every number follows from its documents',
  (seed) => {
    // Includes the weeks of both clock changes.
    const monday = addDays('2026-01-05', 7 * seed)
    const facts = seededWeek(seed, monday)
    const back = lookBack(facts, monday)
    const { texts, stats } = recount(facts, monday)
    expect(statsOf(back)).toEqual(stats)
    expect([...doneTexts(back)].sort()).toEqual(texts.sort())
  },
)

test('the seeded weeks are full enough to be worth a count', () => {
  const all = Array.from({ length: 50 }, (_, seed) => seed).map((seed) => {
    const monday = addDays('2026-01-05', 7 * seed)
    return statsOf(lookBack(seededWeek(seed, monday), monday))
  })
  const sum = (name: 'done' | 'found' | 'judged') =>
    all.reduce((total, stats) => total + (stats[name] ?? 0), 0)
  expect(sum('done')).toBeGreaterThan(300)
  expect(sum('found')).toBeGreaterThan(sum('judged'))
  expect(sum('judged')).toBeGreaterThan(50)
})

test('collections that could not be read give no figures, and store no figures', () => {
  const back = lookBack({ todos: null, candidates: null, projects: null, lessons: null, xp: null }, MONDAY)
  expect(back).toMatchObject({ days: null, activeDays: null, found: null, judged: null, projects: null })
  expect(statsOf(back)).toEqual({})
  expect(doneTexts(back)).toEqual([])
})

test.each([
  [39, '2026-11-17', 1],
  [40, '2026-11-17', null],
  [40, '2026-11-16', 1],
  [40, '2026-11-10', 0],
] as const)('%i products of which the oldest is of %s: %s active days', (count, day, days) => {
  const candidates = Array.from({ length: count }, () => ({
    createdAt: dateAt(day),
    verdicts: parseVerdicts({}),
  }))
  const facts = { todos: [], candidates, projects: null, lessons: null, xp: null }
  expect(lookBack(facts, MONDAY).activeDays).toBe(days)
})

describe('a tick', () => {
  const ticked = (completed: boolean, ...doneDates: LocalDate[]) => ({ text: 'Filmer', completed, doneDates })

  test.each<[string, ReturnType<typeof ticked>, LocalDate | null]>([
    ['in the week', ticked(true, '2026-11-18'), '2026-11-18'],
    ['on its first day', ticked(true, '2026-11-16'), '2026-11-16'],
    ['on its last day', ticked(true, '2026-11-22'), '2026-11-22'],
    ['the day before', ticked(true, '2026-11-15'), null],
    ['the day after', ticked(true, '2026-11-23'), null],
    ['that was taken back', ticked(false, '2026-11-18'), null],
    ['in the week, taken back in the next', ticked(false, '2026-11-18', '2026-11-24'), '2026-11-18'],
    ['in the week and in the next', ticked(true, '2026-11-18', '2026-11-24'), '2026-11-18'],
    ['without a day', ticked(true), null],
  ])('%s', (_, todo, date) => {
    expect(doneIn(todo, MONDAY)).toBe(date)
  })
})

describe('the sentence of a week', () => {
  const sentence = (on: LocalDate, ...doneDates: LocalDate[]) => {
    const todos = doneDates.map((date) => ({ text: 'Filmer', completed: true, doneDates: [date] }))
    const back = lookBack({ todos, candidates: [], projects: [], lessons: [], xp: 0 }, MONDAY)
    return weekSentence(back, dateAt(on))?.replaceAll('\u00a0', ' ')
  }

  test.each<[string, LocalDate[], string]>([
    ['2026-11-23', [], 'Aucune tâche faite cette semaine-là.'],
    ['2026-11-20', [], 'Aucune tâche faite pour l’instant cette semaine.'],
    ['2026-11-23', ['2026-11-17'], '1 tâche faite le mardi.'],
    ['2026-11-23', ['2026-11-17', '2026-11-17'], '2 tâches faites le mardi.'],
    ['2026-11-23', ['2026-11-17', '2026-11-18'], '2 tâches faites en 2 jours.'],
    [
      '2026-11-23',
      ['2026-11-17', '2026-11-17', '2026-11-22'],
      '3 tâches faites en 2 jours, dont 2 le mardi.',
    ],
    [
      '2026-11-20',
      ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-18'],
      '4 tâches faites en 3 jours, dont 2 le mercredi.',
    ],
    ['2026-11-23', ['2026-11-10', '2026-11-24'], 'Aucune tâche faite cette semaine-là.'],
  ])('on %s, of ticks on %s', (on, ticks, words) => {
    expect(sentence(on as LocalDate, ...ticks)).toBe(words)
  })

  test('is unknown where the todos were not read', () => {
    const back = lookBack({ todos: null, candidates: null, projects: null, lessons: null, xp: null }, MONDAY)
    expect(weekSentence(back, dateAt('2026-11-23'))).toBeNull()
  })
})

describe('the gain since the last closing', () => {
  const facts = seededWeek(7, MONDAY)
  const back = lookBack({ ...facts, xp: 340 }, MONDAY)
  const ids = (facts.projects ?? []).map(({ id }) => id)

  it('is a difference of two closings', () => {
    const before = Object.fromEntries(ids.map((id) => [id, 1]))
    const gains = gainsSince(back, [
      { monday: '2026-11-02', stats: { xp: 10 } },
      { monday: '2026-11-09', stats: { xp: 300, projects: before } },
      { monday: '2026-11-16', stats: { xp: 320 } },
    ])
    expect(gains).toMatchObject({ from: '2026-11-09', xp: 40 })
    for (const { id, filled } of back.projects ?? []) {
      expect(gains?.items.get(id) ?? 0).toBe(Math.max(0, filled - 1))
    }
  })

  it('skips a week that was closed too late to have these counts', () => {
    const gains = gainsSince(back, [
      { monday: '2026-11-02', stats: { xp: 300 } },
      { monday: '2026-11-09', stats: { done: 4 } },
    ])
    expect(gains).toMatchObject({ from: '2026-11-02', xp: 40 })
    expect(gainsSince(back, [{ monday: '2026-11-09', stats: { done: 4 } }])).toBeNull()
  })

  it('is not known without another closing, nor where points went', () => {
    expect(gainsSince(back, [])).toBeNull()
    expect(gainsSince(back, [{ monday: '2026-11-09', stats: { xp: 400 } }])).toMatchObject({
      xp: null,
      items: new Map(),
    })
  })
})

describe('the todos left by a week', () => {
  const now = dateAt('2026-11-23')
  const todo = (id: string, fields: Partial<Todo>): Todo => ({
    ...PLAIN_TODO,
    id,
    userId: 'u',
    text: id,
    dayOfWeek: 'mardi',
    createdAt: dateAt('2026-11-16'),
    ...fields,
  })

  it('are open, of that week or before, oldest first', () => {
    const open = [
      todo('of the week', {}),
      todo('older', { createdAt: dateAt('2026-11-03') }),
      todo('with its date', { date: '2026-11-17' }),
      todo('of the next week', { createdAt: dateAt('2026-11-19') }),
      todo('put off', { date: '2026-11-24' }),
      todo('comes again', { repeats: true }),
      todo('done', { completed: true }),
    ]
    expect(leftIn(open, MONDAY, now).map(({ id }) => id)).toEqual(['older', 'with its date', 'of the week'])
  })

  test.each<[string, now: string, asked: string[]]>([
    ['on Thursday: Monday to Wednesday', '2026-11-19', ['lundi', 'mardi', 'mercredi']],
    ['on Monday: nothing', '2026-11-16', []],
    ['on Saturday', '2026-11-21', ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi']],
    [
      'on Sunday: not its own todos',
      '2026-11-22',
      ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
    ],
    ['on the Monday after: all', '2026-11-23', [...WEEKDAYS]],
    ['two weeks later: all', '2026-12-03', [...WEEKDAYS]],
  ])('are of the days that are over, %s', (_, on, asked) => {
    const at = dateAt(on as LocalDate)
    const open = WEEKDAYS.map((dayOfWeek) => todo(dayOfWeek, { dayOfWeek }))
    expect(leftIn(open, MONDAY, at).map(({ id }) => id)).toEqual(asked)
    const weekly = open.map((each) => ({ ...each, repeats: true }))
    expect(countLeft(open, weekly, MONDAY, at)).toBe(2 * asked.length)
  })

  it('are counted together with repeating todos without a tick in that week', () => {
    const habit = (id: string, fields: Partial<Todo>) =>
      todo(id, { repeats: true, completed: true, ...fields })
    const repeating = [
      habit('ticked', { doneDates: ['2026-11-10', '2026-11-17'] }),
      habit('missed', { doneDates: ['2026-11-10'] }),
      habit('tick taken back', { completed: false, doneDates: ['2026-11-17'] }),
      habit('ticked since', { doneDates: ['2026-11-24'] }),
      habit('made after its day', { createdAt: dateAt('2026-11-18') }),
    ]
    expect(countLeft([todo('open', {})], repeating, MONDAY, now)).toBe(4)
  })
})
