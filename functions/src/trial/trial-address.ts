import { FORMER_ADDRESS_MONTHS } from '@/domain/base/business'
import { addCalendarMonths } from '@/domain/base/time/calendar-month'
import { readDate, readInteger, readText } from '@/domain/base/read-field'
import type { DocumentReference } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { createHmac } from 'node:crypto'
import { accountFactsOf } from '../platform/account-facts'
import { auth, firestore } from '../admin'
import { readTimes } from '../platform/last-hour'
import { trialHashKeyOf } from '../platform/params'
import { plainAddress } from './plain-address'

/** The same for all spellings of a mailbox. */
export interface TrialAddress {
  /** A keyed hash, not reversible without the key. */
  readonly id: string
  /** `trialAddresses/{id}`: the living account that confirmed the address and asked a question in its trial. */
  readonly holder: DocumentReference
  /** `formerAddresses/{id}`: date until which the address gets no other trial after its account was deleted. */
  readonly former: DocumentReference
}

/** Null: no address, or no usable key; a wrong configuration closes no trial. */
export function trialAddress(email: string | null | undefined): TrialAddress | null {
  const address = plainAddress(email ?? '')
  const key = trialHashKeyOf()
  if (key === null) logger.error('trial.misconfigured key-shape')
  if (address === null || key === null) return null
  return placesOf(createHmac('sha256', key).update(address).digest('hex'))
}

function placesOf(id: string): TrialAddress {
  return {
    id,
    holder: firestore.doc(`trialAddresses/${id}`),
    former: firestore.doc(`formerAddresses/${id}`),
  }
}

interface Stored {
  get(field: string): unknown
}

/**
 * True: another account than `uid` has the address's trial. Firestore deletes expired documents within days only, and an account may be
 * deleted without our erasure.
 */
export async function isTaken(
  [holder, former]: readonly (Stored | undefined)[],
  uid: string,
  now: Date,
): Promise<boolean> {
  const expiresAt = readDate(former?.get('expiresAt'))
  if (expiresAt !== null && now < expiresAt) return true
  const owner = readText(holder?.get('userId'))
  return owner !== '' && owner !== uid && (await accountFactsOf(owner)) !== null
}

/**
 * Called before the erasure deletes address, usage and trial; its failure does not stop the erasure. Only an address confirmed by an
 * account that asked a question is stored: a stranger's address stays free.
 */
export async function rememberAddressOf(uid: string, now = new Date()): Promise<void> {
  try {
    const [user, usage, held] = await Promise.all([
      auth.getUser(uid).catch(() => null),
      firestore.doc(`usage/${uid}`).get(),
      firestore.collection('trialAddresses').where('userId', '==', uid).get(),
    ])
    const asked =
      readTimes(usage.get('sentAt')).length + readInteger(usage.get('askedBefore'), 0, Infinity, 0)
    if (asked === 0) return
    const own = user?.emailVerified ? trialAddress(user.email) : null
    const addresses = [...held.docs.map(({ id }) => placesOf(id)), ...(own ? [own] : [])]
    const expiresAt = addCalendarMonths(now, FORMER_ADDRESS_MONTHS)
    await Promise.all(addresses.map(({ former }) => former.set({ expiresAt })))
  } catch {
    logger.warn('trial.address-not-remembered')
  }
}
