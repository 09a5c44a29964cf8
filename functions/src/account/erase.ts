import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { auth, firestore, isMissingUser } from '../admin'
import { Fault } from '../platform/fault'
import { releaseEndMail } from '../mail/outbox'
import { logFault, toFault } from '../platform/refuse'
import { rememberAddressOf } from '../trial/trial-address'
import { beginDeletion, rememberDeletion } from './deletion'
import { eraseCheckout, PLACES, type Place } from './places'
import { cancelIntent } from '../payment/cancel-intent'
import { slots } from '../payment/checkout/slot'

/** Each pass finds documents written during the previous one. */
const PASSES_MAX = 12

export interface ErasureSteps {
  readonly endCheckout: (uid: string, startedAt: Date) => Promise<boolean>
  readonly places: readonly Place[]
  readonly deleteUser: (uid: string) => Promise<void>
  readonly finish: (uid: string, startedAt: Date) => Promise<void>
}

export const ERASURE_STEPS: ErasureSteps = {
  endCheckout,
  places: PLACES,
  deleteUser,
  finish: async (uid, startedAt) => {
    await releaseEndMail(uid, new Date())
    await rememberDeletion(uid, startedAt)
  },
}

/**
 * Deletes all data of a user, and the account last. Idempotent: after an interruption the next call finds the rest. `deletions/{uid}` marks
 * the running erasure and, for some days, the finished one.
 */
export async function eraseAccount(uid: string, steps: ErasureSteps = ERASURE_STEPS): Promise<void> {
  const startedAt = await beginDeletion(uid)
  await rememberAddressOf(uid)
  try {
    const isCheckoutOver = await steps.endCheckout(uid, startedAt)
    await erasePlaces(
      uid,
      steps.places.filter((place) => isCheckoutOver || place !== eraseCheckout),
    )
    if (!isCheckoutOver) throw new Fault('account/erasure-incomplete', { reason: 'checkout' })
    await steps.deleteUser(uid)
    // Again: until now the account's sessions could be renewed, and write.
    await erasePlaces(uid, steps.places)
    await steps.finish(uid, startedAt)
  } catch (error) {
    const { code, reason } = toFault('account', error)
    throw new Fault('account/erasure-incomplete', { reason: reason ?? code })
  }
}

/** Continues interrupted erasures. A failing one does not stop the others. */
export async function resumeErasures(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - CALL_LIMIT_MS)
  for await (const { id } of notesInTime('startedAt', before)) {
    try {
      await eraseAccount(id)
      logger.info('account.erasure-resumed')
    } catch (error) {
      logFault('account.erasure-stopped', toFault('account', error))
    }
  }
}

/** Erases once more when the note expires: an offline device may have written with a token from before, which the rules accept. */
export async function forgetErasures(now = new Date()): Promise<void> {
  for await (const { id, ref } of notesInTime('expiresAt', now)) {
    try {
      await erasePlaces(id, PLACES)
      await ref.delete()
    } catch (error) {
      logFault('account.erasure-remembered', toFault('account', error))
    }
  }
}

/** Timeout of `deleteAccount`, in ms. */
const CALL_LIMIT_MS = 540_000
/** Time within which one run starts further erasures. */
const RUN_MS = 3 * 60_000

async function* notesInTime(field: string, latest: Date): AsyncGenerator<QueryDocumentSnapshot> {
  const startedAt = Date.now()
  const { docs } = await firestore.collection('deletions').where(field, '<=', latest).get()
  for (const note of docs) if (Date.now() - startedAt < RUN_MS) yield note
}

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
    if (!isMissingUser(error)) throw error
  }
}

/** Longest wait for Stripe: an unreachable Stripe must not block the erasure for ever. */
const PATIENCE_MS = 24 * 3_600_000

/** True: the open intent can no longer be charged, or we gave up waiting. False: ask Stripe again later. */
async function endCheckout(uid: string, startedAt: Date): Promise<boolean> {
  const { openIntentId } = await slots.read(uid)
  if (openIntentId === null) return true
  try {
    await cancelIntent(openIntentId)
    return true
  } catch {
    const isGivenUp = Date.now() - startedAt.getTime() > PATIENCE_MS
    if (isGivenUp) logger.error('account.intent-left-open')
    else logger.warn('account.intent-not-canceled')
    return isGivenUp
  }
}
