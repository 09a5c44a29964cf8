// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useOverlayEntry } from './use-overlay-entry'

const parse = ({ profile }: Readonly<Record<string, unknown>>) => (profile === 'open' ? profile : null)

function overlay() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/todos', '/coach']}>{children}</MemoryRouter>
  )
  return renderHook(() => ({ ...useOverlayEntry(parse), path: useLocation().pathname }), { wrapper }).result
}

test('closing twice at once leaves the page below where it is', () => {
  const shown = overlay()
  act(() => shown.current.open({ profile: 'open' }))
  expect(shown.current.entry).toBe('open')
  act(() => {
    shown.current.close()
    shown.current.close()
  })
  expect(shown.current).toMatchObject({ entry: null, path: '/coach' })
})

test('an overlay is opened and closed again', () => {
  const shown = overlay()
  for (let time = 0; time < 3; time += 1) {
    act(() => shown.current.open({ profile: 'open' }))
    expect(shown.current.entry).toBe('open')
    act(() => shown.current.close())
    expect(shown.current).toMatchObject({ entry: null, path: '/coach' })
  }
})
