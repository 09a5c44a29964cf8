import type { Page } from '@playwright/test'
import { initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth'
import { browserEnv } from '../../../local/browser-env'
import type { Ports } from '../../../local/ports'
import type { Account } from '../accounts'

const { VITE_FIREBASE_API_KEY: apiKey = '' } = browserEnv({} as Ports)
const USER_KEY = `firebase:authUser:${apiKey}:[DEFAULT]`
/** The app's own key: a person is signed in and wants to be remembered (record 03). */
const HINT_KEY = 'coach-boom.signed-in'

let client: Auth | null = null

function openClient(): Auth {
  if (client) return client
  client = initializeAuth(initializeApp({ apiKey }), { persistence: inMemoryPersistence })
  connectAuthEmulator(client, `http://127.0.0.1:${process.env['FLOW_AUTH_PORT'] ?? ''}`, {
    disableWarnings: true,
  })
  return client
}

/**
 * Signs in without the form: the SDK signs in in this process, and its stored user is written to the page's localStorage, where
 * the page's SDK reads it at the next start. The page stays on a file of the host that is not part of the app.
 */
export async function keepSession(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const signIn = signInWithEmailAndPassword(openClient(), email, password)
  const [{ user }] = await Promise.all([signIn, page.goto('/robots.txt')])
  const kept = { [USER_KEY]: JSON.stringify(user.toJSON()), [HINT_KEY]: '1' }
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, kept)
}
