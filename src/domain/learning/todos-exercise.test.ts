import { expect, test } from 'vitest'
import { isDocumentId } from '@/domain/base/read-field'
import type { Exercise } from './lesson'
import { LESSONS, type Lesson } from './lessons'
import { exerciseTodos } from './todos-exercise'

const exercise: Extract<Exercise, { kind: 'todos' }> = { kind: 'todos', texts: ['Un', 'Deux', 'Trois'] }
/** A Saturday: some of the next days are in another week. */
const now = new Date(2026, 10, 28, 23, 30)
const idsOf = (uid: string, lesson: string, each = exercise) =>
  exerciseTodos(uid, lesson, each, now).map(({ id }) => id)

test('they come one a day, from tomorrow on', () => {
  const todos = exerciseTodos('lea', 'three-videos', exercise, now)
  expect(todos.map(({ text, dayOfWeek, date }) => [text, dayOfWeek, date])).toEqual([
    ['Un', 'dimanche', null],
    ['Deux', 'lundi', '2026-11-30'],
    ['Trois', 'mardi', '2026-12-01'],
  ])
  const weekly = exerciseTodos('lea', 'three-videos', { ...exercise, repeats: true }, now)
  expect(weekly.map(({ date }) => date)).toEqual([null, null, null])
})

test('ids are the same for the same line, and fit the rules', () => {
  const ids = idsOf('x'.repeat(28), 'three-videos')
  expect(idsOf('x'.repeat(28), 'three-videos')).toEqual(ids)
  expect(idsOf('x'.repeat(128), 'three-videos').every(isDocumentId)).toBe(true)
  expect(idsOf('y'.repeat(28), 'three-videos')).not.toEqual(ids)
})

test('the ids of all lessons differ, and put each line above the next one', () => {
  const lessons: readonly Lesson[] = LESSONS
  const lists = lessons.flatMap(({ id, exercises }) =>
    exercises.flatMap((each) => (each.kind === 'todos' ? [idsOf('lea', id, each)] : [])),
  )
  const ids = lists.flat()
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(8)
  for (const list of lists) expect(list.toSorted().toReversed()).toEqual(list)
})
