import { parseProfile } from '@/domain/profile'
import type { AccessFacts } from '@/domain/subscription'
import { auth, firestore } from '../admin'
import { CoachFault } from './fault'

// A creation time never changes: asked once per account and instance, it saves a network call per message.
const createdAtByUid = new Map<string, Date>()
const REMEMBERED_ACCOUNTS = 10_000

/** What `accessOf` decides from: the Auth account's age and the paid month, both out of the caller's reach. */
export async function accessFactsOf(uid: string): Promise<AccessFacts> {
  const [createdAt, profile] = await Promise.all([createdAtOf(uid), firestore.doc(`profiles/${uid}`).get()])
  return { createdAt, hasPaidAt: parseProfile(profile.data())?.hasPaidAt ?? null }
}

async function createdAtOf(uid: string): Promise<Date> {
  const known = createdAtByUid.get(uid)
  if (known) return known
  const user = await auth.getUser(uid).catch((error: unknown) => {
    throw isMissingUser(error) ? new CoachFault('coach/unauthenticated', { reason: 'no-account' }) : error
  })
  if (user.disabled) throw new CoachFault('coach/unauthenticated', { reason: 'disabled' })
  const createdAt = new Date(user.metadata.creationTime)
  if (createdAtByUid.size >= REMEMBERED_ACCOUNTS) createdAtByUid.clear()
  createdAtByUid.set(uid, createdAt)
  return createdAt
}

function isMissingUser(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
}
