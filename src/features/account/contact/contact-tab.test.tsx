// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('without a mailbox of the team the tab only says that the form is coming soon', async () => {
  vi.stubEnv('VITE_SUPPORT_FORM', '')
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID']) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'x')
  }
  const { ContactTab } = await import('./contact-tab')
  render(<ContactTab />)
  expect(screen.getByText('Le formulaire de contact arrive bientôt.')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})
