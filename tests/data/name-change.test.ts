import { expect, test, vi } from 'vitest'
import { changeName } from '@/data/session/name-change'
import { watchProfile } from '@/data/session/profiles'
import type { OnError, OnValue } from '@/data/live/live'
import type { Profile } from '@/domain/account/profile'
import { addProfile, comeIn, confirmed } from './support/person'

const NOW = new Date('2026-07-06T10:00:00Z')

test('a name gives way to a newer one that another tab named before Firestore was there', async () => {
  const uid = await comeIn()
  await addProfile(uid, NOW)
  const other = await otherTab()
  const older = changeName(uid, 'Camille Durand', NOW)
  other.nameSent(uid, 'Camille Dupont')
  expect(await older).toBe('dropped')
  const profile = await confirmed((onValue: OnValue<Profile | null>, onError: OnError) =>
    watchProfile(uid, onValue, onError),
  )
  expect(profile?.fullName).toBe('Léa')
})

/** What another tab of the device keeps of names. */
function otherTab() {
  vi.resetModules()
  return import('@/data/session/name-change-store')
}
