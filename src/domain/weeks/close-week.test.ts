import { describe, expect, it, test } from 'vitest'
import { Refusal } from '@/domain/base/write'
import { readerOf, written, type Documents } from '../../../tests/support/documents'
import { parseProject } from '@/domain/projects/project'
import type { NewTodo } from '@/domain/todos/new-todo'
import { sevenDaysFrom, type LocalDate } from '@/domain/base/time/local-date'
import { closingOf, decideClosing, joinClosings, weekPath, type Closing } from './close-week'
import { lookBack, type DatedTodo } from './look-back'
import { joinReviews, NO_TEXTS, type ReviewTexts } from './review'
import { parseWeek, type WeekStats } from './week'
import { newDraft } from './week-draft'

const UID = 'lea'
const MONDAY = '2026-11-16'
const AT = new Date('2026-11-22T17:00:00Z')

function texts(some: Partial<ReviewTexts>): ReviewTexts {
  return { ...NO_TEXTS, ...some }
}

function todo(id: string, text: string): NewTodo {
  return { id, text, dayOfWeek: 'lundi', date: null }
}

function closing(own: Partial<ReviewTexts>, more: Partial<Closing> = {}): Closing {
  const todos = (own.priorities ?? []).map((text) => todo(`t-${text}`, text))
  return {
    monday: MONDAY,
    texts: texts(own),
    base: null,
    stats: { done: 2 },
    done: ['Appeler'],
    todos,
    ...more,
  }
}

function run(before: Documents, made: Closing): Documents {
  return written(before, decideClosing(made, readerOf(before), UID), AT)
}

const weekIn = (documents: Documents) => documents.get(weekPath(UID, MONDAY))
const todosIn = (documents: Documents) =>
  [...documents].flatMap(([path, { text }]) => (path.startsWith('todos/') ? [text] : []))

test('writes the week and a todo for each priority', () => {
  const closed = run(new Map(), closing({ went: 'Vu', priorities: ['Filmer', 'Écrire'] }))
  expect(weekIn(closed)).toEqual({
    userId: UID,
    monday: MONDAY,
    went: 'Vu',
    blocked: '',
    ifThen: '',
    priorities: ['Filmer', 'Écrire'],
    stats: { done: 2 },
    done: ['Appeler'],
    closedAt: AT.toISOString(),
  })
  expect(todosIn(closed)).toEqual(['Filmer', 'Écrire'])
})

describe('run on its own result, it changes nothing', () => {
  const here = closing({ went: 'Ici', blocked: 'Le son', priorities: ['Filmer', 'Écrire', 'Appeler'] })
  const there = closing({ went: 'Là-bas', ifThen: 'Si', priorities: ['Trier', 'filmer'] })
  it.each([
    ['a new week', new Map()],
    ['a week that was closed elsewhere', run(new Map(), there)],
    ['the same week', run(new Map(), here)],
  ])('%s', (_, before: Documents) => {
    const once = run(before, here)
    expect(run(once, here)).toEqual(once)
    const correction = closing({ went: 'Ici, corrigé' }, { base: here.texts, todos: [] })
    const corrected = run(once, correction)
    expect(run(corrected, correction)).toEqual(corrected)
  })

  it('also where its todos were deleted since', () => {
    const without = new Map([...run(new Map(), here)].filter(([path]) => !path.startsWith('todos/')))
    expect(run(without, here)).toEqual(without)
  })
})

test('two devices that close one week: both texts stay, and each priority has one todo', () => {
  const there = closing({ went: 'Là-bas', priorities: ['Trier', 'Filmer'] })
  const here = closing({ went: 'Ici', blocked: 'Le son', priorities: ['filmer', 'Écrire'] })
  const both = run(run(new Map(), there), here)
  expect(weekIn(both)).toMatchObject({
    went: 'Là-bas\n\nIci',
    blocked: 'Le son',
    priorities: ['Trier', 'Filmer', 'Écrire'],
  })
  expect(todosIn(both)).toEqual(['Trier', 'Filmer', 'Écrire'])
})

test('a correction changes only its own fields, and keeps corrections of another device', () => {
  const first = texts({ went: 'Vu', blocked: 'Le son', priorities: ['Filmer', 'Écrire'] })
  const closed = run(new Map(), closing(first))
  const there = run(
    closed,
    closing({ ...first, blocked: 'La lumière' }, { base: first, todos: [], done: null }),
  )
  const here = { ...first, went: 'Vu deux fois', priorities: ['Filmer', 'Appeler'] }
  const both = run(there, closing(here, { base: first, stats: { days: 3 } }))
  expect(weekIn(both)).toMatchObject({
    went: 'Vu deux fois',
    blocked: 'La lumière',
    priorities: ['Filmer', 'Appeler'],
    stats: { done: 2, days: 3 },
    done: ['Appeler'],
  })
  expect(weekIn(run(closed, closing({}, { base: first, todos: [] })))).toMatchObject({
    went: '',
    priorities: [],
  })
})

test('priorities beyond the third stand behind another one, or in their todo alone', () => {
  const join = (stored: string[], own: string[]) =>
    joinReviews(NO_TEXTS, texts({ priorities: stored }), texts({ priorities: own })).priorities
  expect(join(['a', 'b', 'c'], ['d'])).toEqual(['a · d', 'b', 'c'])
  expect(join(['a · d', 'b', 'c'], ['d'])).toEqual(['a · d', 'b', 'c'])
  const long = 'x'.repeat(160)
  expect(join([long, long + 'y', long + 'z'], ['d'])).toHaveLength(3)
})

test('texts that do not fit together are refused, and offered', () => {
  const long = closing({ went: 'x'.repeat(600) })
  const other = closing({ went: 'y'.repeat(600) })
  expect(() => run(run(new Map(), long), other)).toThrow(Refusal)
})

test('a correction of an unsent closing is merged into it', () => {
  const first = closing({ went: 'Vu', priorities: ['Filmer'] })
  const then = closing(
    { went: 'Vu deux fois', priorities: ['Filmer', 'Écrire'] },
    { base: first.texts, done: null },
  )
  const joined = joinClosings(first, { ...then, todos: [todo('t-Écrire', 'Écrire')] })
  expect(joined).toMatchObject({ base: null, texts: { went: 'Vu deux fois' }, done: ['Appeler'] })
  expect(todosIn(run(new Map(), joined))).toEqual(['Filmer', 'Écrire'])
})

describe('the counts of a closing', () => {
  const done = (...texts: string[]) =>
    texts.map((text): DatedTodo => ({ text, completed: true, doneDates: ['2026-11-17'] }))
  const countsOf = (now: Date, todos: readonly DatedTodo[], stats: WeekStats | null) => {
    const lessons = [new Date(2026, 10, 18)]
    const project = parseProject('p', { userId: UID, title: 'Lampe' })
    const projects = project ? [project] : []
    const back = lookBack({ todos, candidates: [], projects, lessons, xp: 700 }, MONDAY)
    const stored = stats && parseWeek(`lea_${MONDAY}`, { userId: UID, monday: MONDAY, stats })
    const draft = newDraft(MONDAY, ['a', 'b', 'c'], [])
    const { stats: counted, done: texts } = closingOf(draft, stored, { back, left: 1 }, now)
    return [counted, texts]
  }
  const SUNDAY = new Date(2026, 10, 22, 18)
  const AFTER = new Date(2026, 10, 25, 9)
  const LATE = new Date(2026, 11, 18, 9)
  const NOW_ONLY = { judged: 0, xp: 700, projects: { p: 0 } }

  test.each<[string, Date, string[], WeekStats | null, WeekStats, string[] | null]>([
    [
      'on Sunday',
      SUNDAY,
      ['Filmer'],
      null,
      { done: 1, days: 1, found: 0, lessons: 1, left: 1, ...NOW_ONLY },
      ['Filmer'],
    ],
    [
      'on the Wednesday after',
      AFTER,
      ['Filmer'],
      null,
      { done: 1, days: 1, found: 0, lessons: 1, left: 1, ...NOW_ONLY },
      ['Filmer'],
    ],
    // The caller does not know how many were left a month ago either.
    [
      'a month later: not the XP and points of that day',
      LATE,
      ['Filmer'],
      null,
      { done: 1, days: 1, found: 0, judged: 0, lessons: 1, left: 1 },
      ['Filmer'],
    ],
    [
      'corrected while the week goes on: counted again',
      SUNDAY,
      ['Filmer'],
      { done: 2, days: 2, found: 1, judged: 1, lessons: 3, xp: 500 },
      { done: 1, days: 1, found: 0, lessons: 1, ...NOW_ONLY },
      ['Filmer'],
    ],
    [
      'corrected after its end: what was deleted since still counts, what was earned since does not',
      AFTER,
      ['Filmer'],
      { done: 2, days: 2, found: 1, judged: 1, lessons: 1, xp: 500, projects: { p: 0 } },
      {},
      null,
    ],
    [
      'closed early and corrected after its end: the rest of the week counts',
      AFTER,
      ['Filmer', 'Écrire'],
      { done: 1, days: 1, lessons: 0, xp: 500 },
      { done: 2, found: 0, lessons: 1 },
      ['Filmer', 'Écrire'],
    ],
  ])('%s', (_, now, todos, stored, stats, texts) => {
    expect(countsOf(now, done(...todos), stored)).toEqual([stats, texts])
  })
})

describe('the todos of the priorities', () => {
  const back = lookBack({ todos: [], candidates: [], projects: [], lessons: [], xp: 0 }, MONDAY)
  const todosOf = (now: Date, chosen: readonly LocalDate[]) => {
    const draft = newDraft(MONDAY, ['a', 'b', 'c'], sevenDaysFrom('2026-11-23'))
    const priorities = draft.priorities.map((priority, index) => ({
      ...priority,
      text: `p${index}`,
      date: chosen[index] ?? priority.date,
    }))
    return closingOf({ ...draft, priorities }, null, { back, left: null }, now).todos
  }

  test.each<[string, Date, LocalDate[], [LocalDate, string][]]>([
    // Without their dates they stood on the lists of days that are over.
    [
      'closed on Sunday: the days of the next week, with their dates',
      new Date(2026, 10, 22, 18),
      ['2026-11-23', '2026-11-25', '2026-11-29'],
      [
        ['2026-11-23', 'lundi'],
        ['2026-11-25', 'mercredi'],
        ['2026-11-29', 'dimanche'],
      ],
    ],
    [
      'closed on the Wednesday after: no day before that one',
      new Date(2026, 10, 25, 9),
      ['2026-11-23', '2026-11-26', '2026-11-29'],
      [
        ['2026-11-25', 'mercredi'],
        ['2026-11-26', 'jeudi'],
        ['2026-11-29', 'dimanche'],
      ],
    ],
    [
      'begun on Sunday and closed after midnight, in another week',
      new Date(2026, 10, 30, 0, 5),
      ['2026-11-29', '2026-11-29', '2026-11-29'],
      [
        ['2026-11-30', 'lundi'],
        ['2026-11-30', 'lundi'],
        ['2026-11-30', 'lundi'],
      ],
    ],
    [
      'closed a month later: from that day on',
      new Date(2026, 11, 18, 9),
      ['2026-12-18', '2026-12-21', '2026-11-24'],
      [
        ['2026-12-18', 'vendredi'],
        ['2026-12-21', 'lundi'],
        ['2026-12-18', 'vendredi'],
      ],
    ],
  ])('%s', (_, now, chosen, made) => {
    expect(todosOf(now, chosen).map(({ date, dayOfWeek }) => [date, dayOfWeek])).toEqual(made)
  })
})
