import { projectId } from '../../../local/paths'
import { createAccount, idToken } from './accounts'
import { thisStack } from './stack'

/** A token whose session was revoked, as after a change of password. */
export async function revokeTokens(): Promise<string> {
  const { uid } = await createAccount()
  const inAnHour = Math.floor(Date.now() / 1000) + 3600
  await changeAccount({ localId: uid, validSince: String(inAnHour) })
  return idToken({ uid, expiresInSeconds: 3605 })
}

/** A valid token of an account that was disabled since. */
export async function disableAccount(): Promise<string> {
  const { uid } = await createAccount()
  await changeAccount({ localId: uid, disableUser: true })
  return idToken({ uid, expiresInSeconds: 3605 })
}

export async function changeAccount(fields: object): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`
  const response = await fetch(`http://127.0.0.1:${thisStack().ports.auth}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(fields),
  })
  if (!response.ok) throw new Error(`accounts:update: ${response.status} ${await response.text()}`)
}
