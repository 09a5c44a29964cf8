import { parseProfile } from '@/domain/account/profile'
import { trialFactsOf, type AccessFacts } from '@/domain/access/subscription'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { accountFactsOf } from '../account-facts'
import { standingOf } from '../account-memory'
import { firestore } from '../admin'
import { Fault } from '../fault'

export interface CoachFacts extends AccessFacts {
  /** By the token, which a reload renews at once, or by Auth's own record. */
  readonly isConfirmed: boolean
}

/** What decides about the coach: the Auth account and the paid month, both out of the caller's reach. */
export async function coachFactsOf(caller: DecodedIdToken): Promise<CoachFacts> {
  const [account, stored] = await Promise.all([
    accountFactsOf(caller.uid),
    firestore.doc(`profiles/${caller.uid}`).get(),
  ])
  const standing = standingOf(account, caller.auth_time)
  if (!account || standing !== 'open') throw new Fault('coach/unauthenticated', { reason: standing })
  const profile = parseProfile(stored.data())
  return {
    ...trialFactsOf(account.createdAt, profile),
    hasPaidAt: profile?.hasPaidAt ?? null,
    isConfirmed: account.isConfirmed || caller.email_verified === true,
  }
}
