import { runTransaction } from 'firebase/firestore'
import { newProfileFields, type Profile } from '@/domain/account/profile'
import { NAME_MAX } from '@/domain/base/text-limits'
import { askStanding } from './account-standing'
import { openDatabase } from '@/data/live/firestore'
import { changeName } from './name-change'
import { createProfile, profileRef } from './profiles'
import { serverNow } from './server-clock'
import type { SessionUser } from '@/data/device/session-store'
import { forgetSignUpName, readSignUpName } from './sign-up-name'
import { withinMs } from '@/data/device/within-ms'

/** A slow network may keep somebody from the dashboard no longer than this; the write then goes on by itself. */
const ACKNOWLEDGEMENT_MS = 8_000

export async function writeNewProfile(user: SessionUser, fullName: string): Promise<void> {
  const written = createProfile(user.uid, personOf(user, fullName)).then(forgetSignUpName)
  await withinMs(written, ACKNOWLEDGEMENT_MS)
}

/** Writes the profile that a sign-up cut in the middle left out; one that exists after all is left alone. */
export async function healProfile(user: SessionUser): Promise<void> {
  // A token outlives its account by up to an hour, and the rules only see the token.
  if ((await askStanding()) !== 'open') return
  const { db } = await openDatabase()
  const ref = profileRef(db, user.uid)
  const fullName = readSignUpName(user.email) ?? localPartOf(user.email)
  await runTransaction(db, async (transaction) => {
    const found = await transaction.get(ref)
    if (!found.exists()) transaction.set(ref, newProfileFields(personOf(user, fullName)))
  })
  forgetSignUpName()
}

/**
 * The profile is there. When it was written on another device, which did not know the name that was typed here, it
 * bears the address's first part: the name is put right.
 */
export function finishSignUp(user: SessionUser, stored: Profile): void {
  const fullName = readSignUpName(user.email)
  if (fullName !== null && stored.fullName === localPartOf(user.email) && fullName !== stored.fullName) {
    // Kept from here on by the change itself.
    void changeName(user.uid, fullName, serverNow())
  }
  forgetSignUpName()
}

function personOf({ email, createdAt }: SessionUser, fullName: string) {
  return { fullName, email, createdAt: createdAt ?? serverNow() }
}

function localPartOf(email: string): string {
  return (email.split('@')[0] ?? '').slice(0, NAME_MAX)
}
