import { logger } from 'firebase-functions'
import { firestore } from '../admin'

const NOT_FOUND = 5

/** Tells the browser, through the profile, that this account has no trial. The server never creates a profile. */
export async function markHadTrial(uid: string, now = new Date()): Promise<void> {
  try {
    await firestore.doc(`profiles/${uid}`).update({ hadTrial: true, updatedAt: now.toISOString() })
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === NOT_FOUND
    if (!isMissing) logger.warn('trial.mark-failed')
  }
}
