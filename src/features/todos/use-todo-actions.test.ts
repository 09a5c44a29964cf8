// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored } from '@/data/device/device-storage'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { keepTodoEdit } from './row/use-todo-draft'
import { useTodoActions } from './use-todo-actions'

vi.mock('@/data/todos', () => ({ placeTodo: vi.fn(), renameTodo: vi.fn() }))

// A Friday.
beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 27, 10) }))
afterEach(() => {
  vi.useRealTimers()
  clearStored()
})

function todoOf(id: string, fields: Partial<Todo> = {}): Todo {
  const createdAt = new Date(2026, 10, 23, 9)
  return { ...PLAIN_TODO, id, userId: 'ana', text: id, dayOfWeek: 'vendredi', createdAt, ...fields }
}

function actionsOf(todos: readonly Todo[]) {
  return renderHook(() => useTodoActions(todos, createRef())).result
}

const type = (id: string, text = `${id} corrigée`) => keepTodoEdit('ana', { id, day: 'vendredi', text })
const open = (result: ReturnType<typeof actionsOf>) => Object.fromEntries(result.current.editing)

test('a row with a typed text stays open while another one is edited, an unchanged one does not', () => {
  const [a, b, c] = [todoOf('a'), todoOf('b'), todoOf('c')]
  const result = actionsOf([a, b, c])
  act(() => result.current.actions.edit(a))
  act(() => result.current.actions.edit(b))
  expect(open(result)).toEqual({ b: 'pressed' })
  type('b')
  act(() => result.current.actions.edit(c))
  expect(open(result)).toEqual({ b: 'pressed', c: 'pressed' })
  act(() => result.current.actions.closeEdit(c, 'c corrigée'))
  expect(open(result)).toEqual({ b: 'pressed' })
})

test('each typed text is open again after a reload', () => {
  type('a')
  type('b', '')
  expect(open(actionsOf([todoOf('a'), todoOf('b'), todoOf('c')]))).toEqual({ a: 'kept', b: 'kept' })
})
