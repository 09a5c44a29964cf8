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
/** The app's own: somebody is signed in here, and is to be remembered (record 03). */
const HINT_KEY = 'coach-boom.signed-in'

let client: Auth | null = null

/** The app's SDK, in this process. */
function openClient(): Auth {
  if (client) return client
  client = initializeAuth(initializeApp({ apiKey }), { persistence: inMemoryPersistence })
  connectAuthEmulator(client, `http://127.0.0.1:${process.env['FLOW_AUTH_PORT'] ?? ''}`, {
    disableWarnings: true,
  })
  return client
}

/**
 * Signs in without the form: the SDK logs in in this process, and what it would have kept is laid where the page's own
 * SDK looks for it at its next start. The page stands on a file of the host that is no page of the app.
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
