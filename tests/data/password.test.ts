import { inject, expect, it, vi } from 'vitest'
import { changePassword, renewSession } from '@/data/account/account'
import { openAuth } from '@/data/session/auth-client'
import { signUp } from './support/person'

const SECOND_MS = 1_000

/** As `verifyIdToken(token, true)` decides: true if the session began before Auth revoked all sessions. */
async function isSessionOver(uid: string): Promise<boolean> {
  const { projectId, authUrl } = inject('dataStack')
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`
  const response = await fetch(`${authUrl}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: [uid] }),
  })
  const { users } = (await response.json()) as { users: { validSince: string }[] }
  return (await authTime()) < Number(users[0]?.validSince)
}

/** Start of the session in seconds, from the token that our functions receive. */
async function authTime(): Promise<number> {
  const { currentUser } = await openAuth()
  return Number((await currentUser?.getIdTokenResult())?.claims.auth_time)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('a changed password leaves a session that may pay: it was begun after the change', async () => {
  const uid = await signUp()
  // Auth counts in whole seconds.
  await wait(2 * SECOND_MS)
  const before = Math.floor(Date.now() / SECOND_MS)
  expect(await authTime()).toBeLessThan(before)
  expect(await changePassword('autremotdepasse', null)).toBe(true)
  expect(await authTime()).toBeGreaterThanOrEqual(before)
  expect(await isSessionOver(uid)).toBe(false)
})

it('a network that goes right after the change loses nothing: the session is renewed later', async () => {
  const uid = await signUp()
  await wait(2 * SECOND_MS)
  const before = Math.floor(Date.now() / SECOND_MS)
  // The network fails between the change and the check of the new password.
  const cut = vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false)
  expect(await changePassword('autremotdepasse', null)).toBe(false)
  expect(await renewSession('autremotdepasse')).toBe(false)
  cut.mockRestore()
  expect(await renewSession('autremotdepasse')).toBe(true)
  expect(await authTime()).toBeGreaterThanOrEqual(before)
  expect(await isSessionOver(uid)).toBe(false)
})
