import { logger } from 'firebase-functions'
import { auth, firestore } from '../admin'
import { Fault } from '../fault'
import { releaseEndMail } from '../mail/outbox'
import { logFault, toFault } from '../refuse'
import { beginDeletion, deletionOf } from './deletion'
import { endCheckout } from './end-checkout'
import { eraseCheckout, PLACES, type Place } from './places'

/** Writes that land while we look are found by the next pass; nobody writes for ever. */
const PASSES_MAX = 12

export interface ErasureSteps {
  readonly endCheckout: (uid: string, startedAt: Date) => Promise<boolean>
  readonly places: readonly Place[]
  readonly deleteUser: (uid: string) => Promise<void>
  readonly finish: (uid: string) => Promise<void>
}

export const ERASURE_STEPS: ErasureSteps = {
  endCheckout,
  places: PLACES,
  deleteUser,
  finish: async (uid) => {
    await releaseEndMail(uid, new Date())
    await deletionOf(uid).delete()
  },
}

/**
 * Deletes everything that is kept of a user, and the account last. May be stopped anywhere and called again: what is
 * left is found again, and `deletions/{uid}` stays until nothing is.
 */
export async function eraseAccount(uid: string, steps: ErasureSteps = ERASURE_STEPS): Promise<void> {
  const startedAt = await beginDeletion(uid)
  try {
    const isCheckoutOver = await steps.endCheckout(uid, startedAt)
    await erasePlaces(
      uid,
      steps.places.filter((place) => isCheckoutOver || place !== eraseCheckout),
    )
    if (!isCheckoutOver) throw new Fault('account/erasure-incomplete', { reason: 'checkout' })
    await steps.deleteUser(uid)
    // Until here the account's sessions could be renewed, and write.
    await erasePlaces(uid, steps.places)
    await steps.finish(uid)
  } catch (error) {
    const { code, reason } = toFault('account', error)
    throw new Fault('account/erasure-incomplete', { reason: reason ?? code })
  }
}

/** Goes on with the erasures that were stopped. One that fails again keeps no other from going on. */
export async function resumeErasures(now = new Date()): Promise<void> {
  const stopped = await firestore
    .collection('deletions')
    .where('startedAt', '<=', new Date(now.getTime() - CALL_LIMIT_MS))
    .limit(RESUMED_MAX)
    .get()
  for (const { id } of stopped.docs) {
    try {
      await eraseAccount(id)
      logger.info('account.erasure-resumed')
    } catch (error) {
      logFault('account.erasure-stopped', toFault('account', error))
    }
  }
}

/** The longest that `deleteAccount` itself works at one. */
const CALL_LIMIT_MS = 540_000
const RESUMED_MAX = 50

async function erasePlaces(uid: string, places: readonly Place[]): Promise<void> {
  const writer = firestore.bulkWriter()
  try {
    for (let pass = 1; pass <= PASSES_MAX; pass += 1) {
      let found = 0
      for (const place of places) found += await place(uid, writer)
      if (found === 0) return
    }
  } finally {
    await writer.close()
  }
  throw new Fault('account/erasure-incomplete', { reason: 'still-written' })
}

async function deleteUser(uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error
  }
}
