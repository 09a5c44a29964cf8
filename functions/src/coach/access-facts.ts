import { parseProfile } from '@/domain/profile'
import type { AccessFacts } from '@/domain/subscription'
import { accountFactsOf } from '../account-facts'
import { firestore } from '../admin'
import { CoachFault } from './fault'

/** What `accessOf` decides from: the Auth account's age and the paid month, both out of the caller's reach. */
export async function accessFactsOf(uid: string): Promise<AccessFacts> {
  const [account, profile] = await Promise.all([accountFactsOf(uid), firestore.doc(`profiles/${uid}`).get()])
  if (!account) throw new CoachFault('coach/unauthenticated', { reason: 'no-account' })
  if (account.isDisabled) throw new CoachFault('coach/unauthenticated', { reason: 'disabled' })
  return { createdAt: account.createdAt, hasPaidAt: parseProfile(profile.data())?.hasPaidAt ?? null }
}
