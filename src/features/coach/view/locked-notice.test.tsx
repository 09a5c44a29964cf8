import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LockedNotice } from './locked-notice'

test('who comes back to a new account is not told of conversations that were erased', () => {
  render(
    <MemoryRouter>
      <LockedNotice access={{ kind: 'none', reason: 'had-trial', endedAt: null }} ref={createRef()} />
    </MemoryRouter>,
  )
  expect(screen.getByText(/sur un compte supprimé depuis/)).toBeDefined()
  expect(screen.queryByText(/anciennes conversations/)).toBeNull()
})
