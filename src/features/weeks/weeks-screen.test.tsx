// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import { WeeksScreen } from './weeks-screen'

vi.mock('@/data/week-reading', () => ({ closedWeek: vi.fn(), weekQueries: vi.fn() }))
vi.mock('./week-room', () => ({
  WeekRoom: ({ monday }: { monday: string }) => <input aria-label={`Bilan ${monday}`} />,
}))

afterEach(cleanup)

function at(path: string, deviceNow: Date, createdAt: Date | null = null) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <SignedInContext value={{ deviceNow, user: { createdAt } } as SignedIn}>
        <Routes>
          <Route path="/bilan/:monday?" element={<WeeksScreen />} />
        </Routes>
      </SignedInContext>
    </MemoryRouter>
  )
}

test.each([
  ['Wednesday to Thursday', new Date(2026, 11, 2, 23, 58), new Date(2026, 11, 3), '2026-11-23'],
  ['Sunday to Monday', new Date(2026, 11, 6, 23, 58), new Date(2026, 11, 7), '2026-11-30'],
  ['Thursday to the next Thursday', new Date(2026, 11, 3), new Date(2026, 11, 10), '2026-11-30'],
])('the review that is being typed stays that of its week: %s', (_, before, after, monday) => {
  const { rerender } = render(at('/bilan', before))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: `Bilan ${monday}` })
  field.value = 'Une phrase'
  field.focus()
  rerender(at('/bilan', after))
  expect(screen.getByRole('textbox', { name: `Bilan ${monday}` })).toBe(field)
  expect(document.activeElement).toBe(field)
})

test('opened after that midnight, it is the review of the current week', () => {
  render(at('/bilan', new Date(2026, 11, 3, 0, 1)))
  expect(screen.getByRole('textbox', { name: 'Bilan 2026-11-30' })).toBeDefined()
})

test('the address decides where it has a date', () => {
  render(at('/bilan/2026-11-09', new Date(2026, 11, 3)))
  expect(screen.getByRole('textbox', { name: 'Bilan 2026-11-09' })).toBeDefined()
})

test('a new account is not led to weeks before its sign-up', () => {
  const { unmount } = render(at('/bilan', new Date(2026, 11, 2, 9), new Date(2026, 10, 30)))
  expect(screen.getByRole('textbox', { name: 'Bilan 2026-11-30' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Semaine précédente' })).toBeNull()
  unmount()
  render(at('/bilan', new Date(2026, 11, 2, 9), new Date(2026, 10, 29)))
  expect(screen.getByRole('textbox', { name: 'Bilan 2026-11-23' })).toBeDefined()
})
