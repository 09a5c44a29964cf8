// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored } from '@/data/device/device-storage'
import { parseLocalDate } from '@/domain/base/time/local-date'
import { PLAIN_TODO, type Todo } from '@/domain/todos/todo'
import { keepTodoEdit } from './row/use-todo-draft'
import { deleteButtonId, useTodoActions } from './use-todo-actions'

vi.mock('@/data/todos', () => ({ placeTodo: vi.fn(), renameTodo: vi.fn(), setRepeats: vi.fn() }))

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

const row = document.createElement('button')
row.id = deleteButtonId('beside')
document.body.append(row)

test.each<[string, Partial<Todo>, to: string, leaves: boolean]>([
  ['to the next Friday', {}, '2026-12-04', true],
  ['to another Friday later on', { date: '2026-12-04' }, '2026-12-11', false],
  ['from « Plus tard » to its weekday of this week', { date: '2026-12-04' }, '2026-11-27', true],
  ['to another weekday', {}, '2026-11-28', true],
  ['from an earlier Friday to this one', { createdAt: new Date(2026, 10, 10) }, '2026-11-27', false],
  [
    'on the list of a day that is over, to that day of the next week',
    { dayOfWeek: 'mardi', date: '2026-12-08' },
    '2026-12-01',
    true,
  ],
])('the focus goes to the next row where a todo leaves its list: %s', (_, fields, to, leaves) => {
  const todo = todoOf('moved', fields)
  const result = actionsOf([todo, todoOf('beside')])
  const date = parseLocalDate(to)!
  let focusAfter: HTMLElement | null = null
  act(() => {
    focusAfter = result.current.setDate(todo, date)
  })
  expect(focusAfter).toBe(leaves ? row : null)
})

test.each<[string, Partial<Todo>, leaves: boolean]>([
  ['of a later week', { date: '2026-12-04' }, true],
  ['of this week', {}, false],
])('the focus goes to the next row where a todo %s is of every week from now on', (_, fields, leaves) => {
  const todo = todoOf('moved', fields)
  const result = actionsOf([todo, todoOf('beside')])
  expect(result.current.toggleRepeats(todo)).toBe(leaves ? row : null)
})
