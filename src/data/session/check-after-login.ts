import { getDoc, updateDoc } from 'firebase/firestore'
import { parseProfile } from '@/domain/account/profile'
import { shouldClearHasPaid } from '@/domain/access/subscription'
import { openDatabase } from '@/data/live/firestore'
import { profileRef } from './profiles'
import { withinMs } from '@/data/device/within-ms'

const LIMIT_MS = 5_000

/**
 * The specified check after a login: takes back a paid mark without a running month. It opens and closes
 * nothing (the access is computed from the dates), so a slow network must not delay the login for it.
 */
export async function checkAfterLogin(uid: string, now: Date): Promise<void> {
  await withinMs(check(uid, now), LIMIT_MS)
}

async function check(uid: string, now: Date): Promise<void> {
  const { db } = await openDatabase()
  const ref = profileRef(db, uid)
  const profile = parseProfile((await getDoc(ref)).data())
  if (!profile) {
    console.warn('Login without a profile: it is written again on the first screen.')
  } else if (shouldClearHasPaid(profile, now)) {
    await updateDoc(ref, { hasPaid: false, updatedAt: now.toISOString() })
  }
}
