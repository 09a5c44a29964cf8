import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useTodoDraft } from './use-todo-draft'

it('shows in the form of another day what is typed in this one after both were rendered', () => {
  const wednesday = renderHook(() => useTodoDraft('ada'))
  const friday = renderHook(() => useTodoDraft('ada'))
  act(() => wednesday.result.current[1]('Filmer demain'))
  expect(friday.result.current[0]).toBe('Filmer demain')
  act(() => friday.result.current[1](''))
  expect(wednesday.result.current[0]).toBe('')
})
