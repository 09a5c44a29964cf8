// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { LoginScreen } from './login-screen'
import { SignUpScreen } from './sign-up-screen'

vi.hoisted(() => {
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID']) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'x')
  }
})

test('the address that was typed goes along to the other form and back, in one entry of the history alone', async () => {
  const screens = [
    { path: paths.login, element: <LoginScreen /> },
    { path: paths.signUp, element: <SignUpScreen /> },
  ]
  const router = createMemoryRouter(screens, { initialEntries: [paths.signUp] })
  render(<RouterProvider router={router} />)
  const field = () => screen.getByLabelText<HTMLInputElement>('Adresse email')
  fireEvent.change(field(), { target: { value: 'zoe@exemple.fr' } })
  fireEvent.click(screen.getByRole('link', { name: 'Connectez-vous' }))
  await vi.waitFor(() => expect(router.state.location).toMatchObject({ pathname: paths.login, search: '' }))
  expect(field().value).toBe('zoe@exemple.fr')

  fireEvent.change(field(), { target: { value: 'zoe@exemple.com' } })
  fireEvent.click(screen.getByRole('link', { name: 'Créez un compte gratuit' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(paths.signUp))
  expect(field().value).toBe('zoe@exemple.com')
  expect(router.state.historyAction).toBe('REPLACE')
  await router.navigate(-1)
  expect(router.state.location).toMatchObject({ pathname: paths.signUp, state: null })
})
