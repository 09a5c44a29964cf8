import type { Account } from '../../tests/support/accounts'
import type { AppUnderTest } from '../../tests/support/app-under-test'

/** An ID token of a new login, as the browser would have. */
export async function idToken(
  app: Pick<AppUnderTest, 'ports'>,
  { email, password }: Account,
): Promise<string> {
  const url = `http://127.0.0.1:${app.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=bench`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  const answer = (await response.json()) as { idToken?: string }
  if (!answer.idToken) throw new Error(`No token for ${email}`)
  return answer.idToken
}
