import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearStored } from '@/data/device/device-storage'
import { dropTodoEdit, keepTodoEdit, readTodoEdit, readTodoEdits, useTodoDraft } from './use-todo-draft'

afterEach(() => clearStored())

it('shows in the form of another day what is typed in this one after both were rendered', () => {
  const wednesday = renderHook(() => useTodoDraft('ada'))
  const friday = renderHook(() => useTodoDraft('ada'))
  act(() => wednesday.result.current[1]('Filmer demain'))
  expect(friday.result.current[0]).toBe('Filmer demain')
  act(() => friday.result.current[1](''))
  expect(wednesday.result.current[0]).toBe('')
})

it('keeps the typed text of each edited todo of a person', () => {
  const a = { id: 'a', day: 'lundi', text: 'Appeler Léa' } as const
  const b = { id: 'b', day: 'lundi', text: '' } as const
  keepTodoEdit('ada', a)
  keepTodoEdit('ada', b)
  keepTodoEdit('adam', { ...a, id: 'c' })
  expect(readTodoEdits('ada')).toEqual([a, b])
  dropTodoEdit('ada', 'b')
  expect(readTodoEdits('ada')).toEqual([a])
  expect([readTodoEdit('ada', 'a'), readTodoEdit('ada', 'b')]).toEqual([a, null])
})
