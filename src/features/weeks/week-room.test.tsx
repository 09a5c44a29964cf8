// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useEffect, useReducer } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignedInContext, type SignedIn } from '@/components/signed-in-context'
import type { LiveWeek } from '@/data/weeks'
import { parseWeek } from '@/domain/weeks/week'
import { WeekRoom } from './week-room'

const MONDAY = '2026-11-16'

/** A device with one week, on which each mutation closes or deletes it. */
const device = vi.hoisted(() => ({
  week: null as unknown,
  closed: null as unknown,
  draw: () => {
    // Nothing is drawn yet.
  },
}))

vi.mock('@/data/sync/current', () => ({
  mutate: ({ name }: { name: string }) => {
    device.week = name === 'weeks.close' ? device.closed : null
    device.draw()
    return Promise.resolve()
  },
  syncOf: vi.fn(),
}))
vi.mock('@/data/sync/use-live', () => ({
  useQueries: () => ({}),
  useLive: () => ({ status: 'ready', value: device.week, isLive: true, isEmpty: false, since: 1 }),
  useListState: () => ({ isKnown: true, isOffline: false }),
  useEntries: () => [],
}))
vi.mock('@/components/memory/still-true', () => ({ StillTrue: () => null }))
vi.mock('@/components/offer-undo', () => ({ offerUndo: vi.fn() }))

const week = parseWeek(`lea_${MONDAY}`, { userId: 'lea', monday: MONDAY, went: 'Deux ventes' })
const closed: LiveWeek | null = week && { ...week, isPending: false, refused: [] }

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  device.closed = closed
  device.week = closed
})
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const signedIn = {
  user: { uid: 'lea' },
  profile: { status: 'loading' },
  deviceNow: new Date(2026, 10, 23, 9),
} as unknown as SignedIn

function Page() {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    device.draw = draw
  }, [])
  return (
    <MemoryRouter>
      <SignedInContext value={signedIn}>
        <WeekRoom monday={MONDAY} />
      </SignedInContext>
    </MemoryRouter>
  )
}

async function press(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  await act(async () => Promise.resolve())
}

const focused = () => document.activeElement?.textContent
const bursts = () => document.querySelectorAll('[data-star=burst]').length

test('the heading of the card takes the focus from each button that goes with its card', async () => {
  render(<Page />)
  expect(document.activeElement).toBe(document.body)
  await press('Corriger')
  expect(focused()).toBe('Deux phrases')
  await press('Abandonner')
  expect(focused()).toBe('Semaine close')
  await press('Supprimer')
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Supprimer' }))
  // The question gives the focus back to its button, which is gone.
  await vi.waitFor(() => expect(focused()).toBe('Deux phrases'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(focused()).toBe('Deux phrases')
})

test('the rays fly for a closing, and not again for a correction that is given up', async () => {
  device.week = null
  render(<Page />)
  await press('Priorités, 4 sur 4\u00a0: Les trois priorités')
  await press('Clore la semaine')
  expect(focused()).toBe('Semaine close')
  expect(bursts()).toBe(1)
  await press('Corriger')
  await press('Abandonner')
  expect(focused()).toBe('Semaine close')
  expect(bursts()).toBe(0)
})
