// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { keepEarlyForm } from '@/lib/take-over'
import { LoginScreen } from './login-screen'

vi.hoisted(() => {
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID']) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'x')
  }
})

const page = (
  <MemoryRouter>
    <LoginScreen />
  </MemoryRouter>
)

test('a prerendered login gives its first empty field the focus when React comes', () => {
  const { root, email } = prerendered()
  act(() => {
    hydrateRoot(root, page)
  })
  expect(document.activeElement).toBe(email)
})

test('a person who goes on to the next field while React comes is not brought back to the first', () => {
  const { root, email, password } = prerendered()
  keepEarlyForm(root)
  email.focus()
  email.value = 'zoe@exemple.fr'
  act(() => {
    hydrateRoot(root, page)
    // As browsers do: no element has the focus while the one that was left reports its change, and React hydrates for that event.
    email.blur()
    email.dispatchEvent(new Event('change', { bubbles: true }))
    expect(document.activeElement).toBe(document.body)
    password.focus()
  })
  expect(document.activeElement).toBe(password)
  expect(email.value).toBe('zoe@exemple.fr')
})

function prerendered() {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  const field = (name: string) =>
    document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
  return {
    root: document.getElementById('root') as HTMLElement,
    email: field('email'),
    password: field('password'),
  }
}
