// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { offerUndo } from '@/components/offer-undo'
import { readTyped, writeTyped } from '@/data/device/typed-text'
import { LostProjects } from './lost-projects'

const page = vi.hoisted(() => ({ live: {} as unknown }))

vi.mock('@/data/sync/use-live', () => ({ useLive: () => page.live }))
vi.mock('@/components/offer-undo', () => ({ offerUndo: vi.fn<() => void>() }))

const KEY = 'project.text.lea.p'
const open = vi.fn<(id: string) => void>()
const show = (value: unknown, isLive = true) => {
  page.live = { status: 'ready', value, isLive }
  return render(<LostProjects uid="lea" onOpen={open} />)
}

beforeEach(() => {
  vi.clearAllMocks()
  writeTyped(KEY, 'Une offre')
})

test('the kept texts of a deleted project can be opened, or given up with an undo', () => {
  show(null)
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }))
  expect(open).toHaveBeenCalledExactlyOnceWith('p')
  fireEvent.click(screen.getByRole('button', { name: 'Abandonner' }))
  expect([readTyped(KEY), screen.queryByRole('button')]).toEqual([null, null])
  act(() => vi.mocked(offerUndo).mock.calls[0]?.[1]())
  expect(readTyped(KEY)).toBe('Une offre')
  expect(screen.getByRole('button', { name: 'Ouvrir' })).toBeDefined()
})

test('texts of a project that is there, or that no server was asked about, are in its editor alone', () => {
  const { unmount } = show({ id: 'p' })
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  show(null, false)
  expect(screen.queryByRole('button')).toBeNull()
})
