import { describe, expect, it } from 'vitest'
import { addDays, type LocalDate } from '@/domain/base/time/local-date'
import { newProfileFields } from '@/domain/account/profile'
import type { Fields } from '@/domain/base/read-field'
import { afterWrite, fieldsAsRead, Refusal, type ReadDocument, type Write } from '@/domain/base/write'
import { asNewTodo, newTodoWrites, withDateSaid } from './new-todo'
import { parseTodo, PLAIN_TODO } from './todo'
import {
  cutWrites,
  orderWrites,
  placeWrites,
  removeWrites,
  renameWrites,
  repeatWrites,
  tickWrites,
  wrongDays,
  type Repeating,
  type Ticking,
} from './todo-writes'
import { datesDone } from './week-of-todo'

const author = { uid: 'marie', at: new Date('2026-11-25T10:00:00.000Z') }
const todo: Fields = {
  userId: 'marie',
  text: 'Appeler Léa',
  completed: false,
  dayOfWeek: 'mercredi',
  createdAt: '2026-11-23T08:00:00.000Z',
}
const profile: Fields = newProfileFields({ fullName: 'Marie', email: 'm@x.fr', createdAt: author.at })
const named = { id: 'a', text: 'Appeler Léa' }
const cutStep = {
  id: 'a',
  text: 'Trouver son numéro',
  dayOfWeek: 'vendredi',
  date: '2026-11-27',
  putOff: 0,
} as const
const ticking: Ticking = { ...named, completed: true, on: '2026-11-25', wrong: [] }

/** The todo, the profile, another todo. */
type Docs = readonly (Fields | null)[]

const PATHS = ['todos/a', 'profiles/marie', 'todos/b']
const reading =
  (docs: Docs): ReadDocument =>
  (path) =>
    docs[PATHS.indexOf(path)] ?? null
const verbs: Record<string, (docs: Docs) => readonly Write[]> = {
  add: (docs) =>
    newTodoWrites([{ id: 'a', text: 'Appeler Léa', dayOfWeek: 'mercredi' }], reading(docs), 'marie'),
  rename: (docs) => renameWrites({ id: 'a', text: 'Appeler Paul' }, reading(docs)),
  place: (docs) =>
    placeWrites([{ ...named, dayOfWeek: 'lundi', date: '2026-11-30', putOff: 2 }], reading(docs)),
  'place back': (docs) =>
    placeWrites([{ ...named, dayOfWeek: 'lundi', date: null, putOff: 0 }], reading(docs)),
  order: (docs) => orderWrites([{ id: 'a', at: '2026-11-24T08:00:00.000Z' }], reading(docs)),
  cut: (docs) => cutWrites({ step: cutStep, made: [], removed: [] }, reading(docs), 'marie'),
  'order by creation': (docs) => orderWrites([{ id: 'a', at: null }], reading(docs)),
  repeat: (docs) => repeatWrites({ ...named, repeats: true, completed: false }, reading(docs)),
  'repeat no more': (docs) => repeatWrites({ ...named, repeats: false, completed: false }, reading(docs)),
  remove: (docs) => removeWrites([named], reading(docs)),
  tick: (docs) => tickWrites(ticking, reading(docs), author),
  untick: (docs) => tickWrites({ ...ticking, completed: false }, reading(docs), author),
}

describe.each(Object.entries(verbs))('%s', (name, verb) => {
  it('changes nothing on its own result', () => {
    const before: Docs = [name === 'add' ? null : { ...todo, putOff: 1, date: '2026-12-02' }, profile]
    const after = applied(before, verb(before))
    expect(applied(after, verb(after))).toEqual(after)
    expect(verb(after).filter(({ path }) => path.startsWith('profiles'))).toEqual([])
  })

  it('writes nothing to a todo that is gone', () => {
    if (name === 'rename' || name === 'cut') expect(() => verb([null, profile])).toThrow(new Refusal('gone'))
    else if (name !== 'add') expect(verb([null, profile])).toEqual([])
  })
})

it('adds nothing where the id is taken', () => {
  expect(verbs['add']!([{ ...todo, text: 'Autre chose' }])).toEqual([])
})

it('makes a deleted todo again, with all that it was', () => {
  const done = { completed: true, xpCounted: true, repeats: true, doneDates: ['2026-11-25'], putOff: 3 }
  const placed = { ...todo, ...done, date: '2026-11-25', placedAt: '2026-11-24T08:00:00.000Z' }
  expect(Object.keys(placed), 'each field of a todo needs a value in `done` above').toEqual(
    expect.arrayContaining(Object.keys(PLAIN_TODO)),
  )
  const [again] = applied(
    [null],
    newTodoWrites([asNewTodo(parseTodo('a', placed)!)], () => null, 'marie'),
  )
  expect(again).toEqual({ ...placed, createdAt: author.at.toISOString() })
})

it('says the day of this week where there is no network', () => {
  const made = { id: 'a', text: 'x', dayOfWeek: 'vendredi' } as const
  expect(withDateSaid(made, new Date(2026, 10, 25)).date).toBe('2026-11-27')
  expect(withDateSaid({ ...made, repeats: true }, new Date(2026, 10, 25)).date).toBe(null)
})

it('makes the other steps with the first one, and takes all back', () => {
  const other = { id: 'b', text: 'Appeler', dayOfWeek: 'vendredi', date: '2026-11-27' } as const
  const before: Docs = [{ ...todo, putOff: 2 }, null, null]
  const cut = applied(
    before,
    cutWrites({ step: cutStep, made: [other], removed: [] }, reading(before), 'marie'),
  )
  expect([cut[0]?.['text'], cut[2]?.['text']]).toEqual([cutStep.text, other.text])
  const whole = { ...named, dayOfWeek: 'mercredi', date: null, putOff: 2 } as const
  const back = cutWrites({ step: whole, made: [], removed: [other] }, reading(cut), 'marie')
  expect(applied(cut, back)).toEqual(before)
})

describe('« Chaque semaine » switched off in a week without a tick', () => {
  const off = { ...named, repeats: false, completed: false }
  const on = { ...named, repeats: true, completed: true }
  const weekly = (...doneDates: LocalDate[]) => ({ ...todo, repeats: true, completed: true, doneDates })
  const switched = (before: Fields, repeating: Repeating) =>
    applied([before], repeatWrites(repeating, reading([before])))[0] ?? raise()

  it.each<[string, LocalDate[]]>([
    ['a Wednesday', ['2026-11-11', '2026-11-18']],
    ['a Sunday', ['2026-11-22']],
  ])('keeps the tick of %s, and its undo restores the todo', (_, dates) => {
    const before = weekly(...dates)
    const after = switched(before, off)
    expect(after).not.toHaveProperty('repeats')
    expect(datesDone(parseTodo('a', after) ?? raise())).toEqual(dates)
    expect(switched(after, off)).toEqual(after)
    expect(switched(after, on)).toEqual(before)
    const [ticked] = applied([after, profile], verbs['tick']!([after, profile]))
    expect(ticked).toMatchObject({ completed: true, doneDates: [...dates, '2026-11-25'] })
  })

  it('and on again costs no points of this week, although the last tick was on the Sunday before it', () => {
    const again = { ...named, repeats: true, completed: false }
    const back = switched(switched(weekly('2026-11-22'), off), again)
    expect(back).toEqual(weekly('2026-11-22'))
    expect(switched(back, again), 'a second run changes nothing').toEqual(back)
    const [ticked, points] = applied([back, profile], verbs['tick']!([back, profile]))
    expect(ticked).toMatchObject({ doneDates: ['2026-11-22', '2026-11-25'] })
    expect(points).toMatchObject({ xp: 10 })
  })

  it('and on again keeps the day of a tick that was really taken back', () => {
    const before = { ...todo, doneDates: ['2026-11-18', '2026-11-25'] }
    const after = switched(before, { ...named, repeats: true, completed: false })
    expect(after).toEqual({ ...before, repeats: true })
  })

  it('stores at most twelve dates', () => {
    const dates = Array.from({ length: 12 }, (_, week) => addDays('2026-09-02', 7 * week))
    expect(switched(weekly(...dates), off)['doneDates']).toEqual([...dates.slice(1), '2026-11-19'])
  })

  it('changes no dates of a todo without a tick, or done this week', () => {
    expect(switched({ ...todo, repeats: true, doneDates: ['2026-11-18'] }, off)).toEqual({
      ...todo,
      doneDates: ['2026-11-18'],
    })
    expect(switched(weekly(), off)).toMatchObject({ completed: false, doneDates: [] })
    const done = { ...off, completed: true }
    expect(switched(weekly('2026-11-25'), done)).toMatchObject({ completed: true, doneDates: ['2026-11-25'] })
  })
})

describe('a tick', () => {
  it('earns ten points once, whatever was done meanwhile', () => {
    const first = applied([todo, profile], verbs['tick']!([todo, profile]))
    expect(first[0]).toMatchObject({ completed: true, doneDates: ['2026-11-25'], xpCounted: true })
    expect(first[1]).toMatchObject({ xp: 10 })
    const undone = applied(first, verbs['untick']!(first))
    expect(undone[0]).toMatchObject({ completed: false, xpCounted: true })
    expect(applied(undone, verbs['tick']!(undone))[1]).toMatchObject({ xp: 10 })
  })

  it('is not counted where there is no profile', () => {
    const [ticked] = applied([todo, null], verbs['tick']!([todo, null]))
    expect(ticked).not.toHaveProperty('xpCounted')
  })

  it('of every week earns each week', () => {
    const weekly = { ...todo, repeats: true, completed: true, xpCounted: true, doneDates: ['2026-11-18'] }
    const [after, points] = applied([weekly, profile], verbs['tick']!([weekly, profile]))
    expect(after).toMatchObject({ doneDates: ['2026-11-18', '2026-11-25'] })
    expect(points).toMatchObject({ xp: 10 })
  })

  it('that is sent a week late keeps ticks made since', () => {
    const weekly = { ...todo, repeats: true, completed: true, doneDates: ['2026-12-01'] }
    expect(applied([weekly, profile], verbs['tick']!([weekly, profile]))[0]).toMatchObject({
      completed: true,
      doneDates: ['2026-11-25', '2026-12-01'],
    })
    expect(applied([weekly, profile], verbs['untick']!([weekly, profile]))[0]).toEqual(weekly)
  })

  it('takes away a day that a wrong clock had left', () => {
    const weekly = { ...todo, repeats: true, doneDates: ['2031-01-01'] as const }
    const wrong = wrongDays(weekly, '2026-11-25')
    const [after] = applied(
      [weekly, profile],
      tickWrites({ ...ticking, wrong }, reading([weekly, profile]), author),
    )
    expect(after).toMatchObject({ completed: true, doneDates: ['2026-11-25'] })
  })
})

function applied(docs: Docs, writes: readonly Write[]): Docs {
  return docs.map((doc, index) => {
    const after = writes.filter((write) => write.path === PATHS[index]).reduce(afterWrite, doc)
    return after && fieldsAsRead(after, author.at)
  })
}

function raise(): never {
  throw new Error('no document')
}
