import { parseProfile } from '@/domain/account/profile'
import { logger } from 'firebase-functions'
import { firestore } from '../admin'

/**
 * Tells the browser, through the profile, that this account has no trial. The server never creates a profile, and a month
 * that was sold behind the end of a trial keeps its dates: once something was paid, the mark comes too late.
 */
export async function markHadTrial(uid: string, now = new Date()): Promise<void> {
  const profile = firestore.doc(`profiles/${uid}`)
  try {
    await firestore.runTransaction(async (transaction) => {
      const stored = await transaction.get(profile)
      if (!stored.exists || parseProfile(stored.data())?.hasPaidAt) return
      transaction.update(profile, { hadTrial: true, updatedAt: now.toISOString() })
    })
  } catch {
    logger.warn('trial.mark-failed')
  }
}
