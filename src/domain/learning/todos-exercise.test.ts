import { describe, expect, test } from 'vitest'
import { isDocumentId } from '@/domain/base/read-field'
import { LESSONS, type Lesson } from './lessons'
import {
  addTodosLabel,
  checkTodos,
  dayField,
  isAsMade,
  offField,
  todoField,
  todoIdOf,
  todoLines,
  type TodosExercise,
} from './todos-exercise'

const exercise: TodosExercise = { kind: 'todos', texts: ['Un', 'Deux', 'Trois'] }
/** A Saturday: the days after it are in another week. */
const now = new Date(2026, 10, 28, 23, 30)
const never = () => false

test('the proposals come one a day, from tomorrow on', () => {
  expect(todoLines(exercise, {}, now).map(({ day }) => day)).toEqual(['dimanche', 'lundi', 'mardi'])
})

test('what was changed counts, and nonsense does not', () => {
  const typed = {
    [todoField(0)]: 'Autre',
    [dayField(1)]: 'jeudi',
    [dayField(2)]: 'Jour',
    [offField(2)]: 'off',
  }
  expect(todoLines(exercise, typed, now)).toEqual([
    { text: 'Autre', day: 'dimanche', isOn: true },
    { text: 'Deux', day: 'jeudi', isOn: true },
    { text: 'Trois', day: 'mardi', isOn: false },
  ])
})

describe('a press', () => {
  test('takes what is ticked and not there yet', () => {
    const lines = todoLines(exercise, { [offField(2)]: 'off' }, now)
    const { work } = checkTodos(lines, ({ text }) => text === 'Un')
    expect(work?.map(({ text, at }) => [text, at])).toEqual([['Deux', 1]])
    expect(addTodosLabel(lines)).toBe('Ajouter 2\u00a0tâches')
  })

  test('finds nothing to do where all is there', () => {
    expect(checkTodos(todoLines(exercise, {}, now), () => true).work).toEqual([])
  })

  test('says what has to be put right', () => {
    const lines = todoLines(exercise, { [todoField(0)]: ' ', [todoField(1)]: 'x'.repeat(501) }, now)
    expect(Object.keys(checkTodos(lines, never).faults ?? {})).toEqual([todoField(0), todoField(1)])
    const none = lines.map((line) => ({ ...line, isOn: false }))
    expect(Object.keys(checkTodos(none, never).faults ?? {})).toEqual([offField(0)])
  })
})

test('ids are the same for the same line, and fit the rules', () => {
  const line = { text: 'Un', day: 'lundi', isOn: true, at: 0 } as const
  const uid = 'x'.repeat(28)
  const id = todoIdOf(uid, 'three-videos', line)
  expect(todoIdOf(uid, 'three-videos', { ...line })).toBe(id)
  expect(isDocumentId(id)).toBe(true)
  expect(isDocumentId(todoIdOf('x'.repeat(128), 'three-videos', { ...line, text: 'x'.repeat(500) }))).toBe(
    true,
  )
  const others = [
    todoIdOf('y'.repeat(28), 'three-videos', line),
    todoIdOf(uid, 'week-that-holds', line),
    todoIdOf(uid, 'three-videos', { ...line, text: 'Une' }),
    todoIdOf(uid, 'three-videos', { ...line, day: 'mardi' }),
  ]
  expect(new Set([id, ...others]).size).toBe(5)
})

test('the ids of all lessons differ, and put the first line on top', () => {
  const lessons: readonly Lesson[] = LESSONS
  const ids = lessons.flatMap(({ id, exercises }) =>
    exercises.flatMap((each) =>
      each.kind === 'todos'
        ? todoLines(each, {}, now).map((line, at) => todoIdOf('lea', id, { ...line, at }))
        : [],
    ),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(8)
  const [first = '', second = ''] = ids
  expect(first > second).toBe(true)
})

test('what was done, moved, changed or removed is no longer as it was made', () => {
  const made = { id: 'a', text: 'Un', dayOfWeek: 'lundi' } as const
  const todo = { ...made, completed: false, doneDates: [] }
  expect(isAsMade(made, todo)).toBe(true)
  expect(isAsMade(made, { ...todo, completed: true })).toBe(false)
  // A weekly one, open again on Monday.
  expect(isAsMade(made, { ...todo, doneDates: ['2026-11-23'] })).toBe(false)
  expect(isAsMade(made, { ...todo, text: 'Une' })).toBe(false)
  expect(isAsMade(made, { ...todo, dayOfWeek: 'mardi' })).toBe(false)
  expect(isAsMade(made, null)).toBe(false)
})
