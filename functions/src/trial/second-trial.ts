import { parseProfile } from '@/domain/account/profile'
import { logger } from 'firebase-functions'
import { firestore } from '../admin'

/**
 * Marks the profile, for the browser, as without a trial. The server never creates a profile; once a month was paid, the mark is too late,
 * because a month sold after the end of a trial has its dates.
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
