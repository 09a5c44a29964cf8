// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { publishSession } from '@/data/device/session-store'
import { LoginScreen } from './login-screen'
import { SignUpScreen } from './sign-up-screen'

vi.hoisted(() => {
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID']) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'x')
  }
})

// jsdom has none.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  act(() => publishSession({ status: 'signed-out' }))
})

test.each([
  ['sign-up', <SignUpScreen key="" />, "Commencer l'essai gratuit", 'Création en cours...'],
  ['login', <LoginScreen key="" />, 'Se connecter', 'Connexion en cours...'],
])('the button of the %s stays busy with a session, until the page leaves', (_form, form, name, busy) => {
  act(() => publishSession({ status: 'signed-out' }))
  render(<MemoryRouter>{form}</MemoryRouter>)
  expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false)
  const user = { uid: 'zoe', email: 'zoe@exemple.fr', createdAt: null }
  act(() => publishSession({ status: 'signed-in', user, by: 'login' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: busy }).disabled).toBe(true)
})

test('the banner of an empty sign-up goes once the field that it names is right', () => {
  act(() => publishSession({ status: 'signed-out' }))
  render(
    <MemoryRouter>
      <SignUpScreen />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: "Commencer l'essai gratuit" }))
  expect(screen.getByRole('alert').textContent).toBe('Le mot de passe doit contenir au moins 8 caractères')
  const password = screen.getByLabelText('Mot de passe')
  fireEvent.change(password, { target: { value: 'motdepas' } })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Nom complet').getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(password, { target: { value: 'mot' } })
  expect(screen.queryByRole('alert')).not.toBeNull()
})
