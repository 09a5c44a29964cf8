import { expect, test } from 'vitest'
import { openAuth } from '@/data/session/auth-client'
import { finishSignUp } from '@/data/session/new-profile'
import { createProfile, watchProfile } from '@/data/session/profiles'
import { readSignUpName, rememberSignUpName } from '@/data/session/sign-up-name'
import type { OnError, OnValue } from '@/data/live/live'
import type { Profile } from '@/domain/account/profile'
import { confirmed, signUp } from './support/person'

/** The sign-up was typed here and cut; another device wrote the profile, with what it knew. */
async function finishedElsewhere(fullName: (localPart: string) => string) {
  const uid = await signUp()
  const email = (await openAuth()).currentUser?.email ?? ''
  const user = { uid, email, createdAt: new Date() }
  rememberSignUpName(email, 'Zoé Bernard')
  await createProfile(uid, { fullName: fullName(email.split('@')[0] ?? ''), email, createdAt: new Date() })
  const stored = () =>
    confirmed((onValue: OnValue<Profile | null>, onError: OnError) => watchProfile(uid, onValue, onError))
  return { user, stored }
}

test('the name that was typed here replaces the address’s first part', async () => {
  const { user, stored } = await finishedElsewhere((localPart) => localPart)
  const found = await stored()
  if (!found) throw new Error('no profile')
  finishSignUp(user, found)
  expect((await stored())?.fullName).toBe('Zoé Bernard')
  expect(readSignUpName(user.email)).toBeNull()
})

test('a name that somebody chose since stays', async () => {
  const { user, stored } = await finishedElsewhere(() => 'Zoé B.')
  const found = await stored()
  if (!found) throw new Error('no profile')
  finishSignUp(user, found)
  expect((await stored())?.fullName).toBe('Zoé B.')
  expect(readSignUpName(user.email)).toBeNull()
})
