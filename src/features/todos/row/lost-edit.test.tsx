// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { offerUndo } from '@/components/offer-undo'
import { LostEdit } from './lost-edit'
import { keepTodoEdit, readTodoEdit } from './use-todo-draft'

vi.mock('@/data/sync/use-live', () => ({ useLive: () => ({ status: 'ready', value: null, isLive: true }) }))
vi.mock('@/components/offer-undo', () => ({ offerUndo: vi.fn<() => void>() }))

test('the text of a deleted task that is given up can be had back', () => {
  const edit = { id: 'a', day: 'lundi', text: 'Appeler Léa' } as const
  keepTodoEdit('lea', edit)
  render(<LostEdit uid="lea" day="lundi" id="a" />)
  fireEvent.click(screen.getByRole('button', { name: 'Abandonner' }))
  expect([screen.queryByText('Appeler Léa'), readTodoEdit('lea', 'a')]).toEqual([null, null])
  act(() => vi.mocked(offerUndo).mock.calls[0]?.[1]())
  expect(screen.getByText('Appeler Léa')).toBeDefined()
  expect(readTodoEdit('lea', 'a')).toEqual(edit)
})
