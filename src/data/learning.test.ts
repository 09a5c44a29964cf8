import { expect, test, vi } from 'vitest'
import { newTodoWrites, type NewTodo } from '@/domain/todos/new-todo'
import { readerOf, written, type Documents } from '../../tests/support/documents'
import { addExerciseTodos } from './learning'
import { runMutation, type Mutation } from './sync/mutation'

const AUTHOR = { uid: 'lea', at: new Date('2026-11-25T10:00:00.000Z') }
const device = vi.hoisted(() => ({ docs: new Map() as Documents }))

vi.mock('./sync/current', () => ({
  mutate: (mutation: Mutation<unknown>, args: unknown) => {
    const before = device.docs
    device.docs = written(before, runMutation(mutation, args, readerOf(before), AUTHOR), AUTHOR.at)
    return Promise.resolve({ before, after: device.docs })
  },
}))

test('an exercise counts the tasks that it added, without those that were there', async () => {
  const todos = ['a', 'b', 'c'].map((id): NewTodo => ({ id, text: `Tâche ${id}`, dayOfWeek: 'lundi' }))
  device.docs = written(
    new Map(),
    newTodoWrites(todos.slice(0, 1), () => null, 'lea'),
    AUTHOR.at,
  )
  const made = await addExerciseTodos('lea', { lesson: 'four-models', todos })
  expect(made?.added).toBe(2)
  made?.undo()
  expect([...device.docs.keys()].filter((path) => path.startsWith('todos/'))).toEqual(['todos/a'])
  expect(await addExerciseTodos('lea', { lesson: 'four-models', todos: todos.slice(0, 1) })).toMatchObject({
    added: 0,
  })
})
