import { FORMER_ADDRESS_MONTHS } from '@/domain/base/business'
import { addCalendarMonth } from '@/domain/base/time/calendar-month'
import { readDate, readInteger, readText } from '@/domain/base/read-field'
import type { DocumentReference } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { createHmac } from 'node:crypto'
import { accountFactsOf } from '../platform/account-facts'
import { auth, firestore } from '../admin'
import { readTimes } from '../platform/last-hour'
import { trialHashKeyOf } from '../platform/params'
import { plainAddress } from './plain-address'

/** One for all spellings of a mailbox. */
export interface TrialAddress {
  /** A keyed hash, which nobody turns back into an address without the key. */
  readonly id: string
  /** `trialAddresses/{id}`: the account that confirmed the address and asked a question in its trial, while it lives. */
  readonly holder: DocumentReference
  /** `formerAddresses/{id}`: until when it opens no other trial, though that account is gone. */
  readonly former: DocumentReference
}

/** null when there is no address, or no key that serves: a misconfiguration closes nobody's trial. */
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
 * Whether the trial of an address is another account's than `uid`. Firestore removes what expired within days, not at once,
 * and an account may be deleted by other means than our erasure.
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
 * Called while the account still has its address, usage and trial; it is erased whatever comes of it. An address is remembered
 * only of an account that confirmed it and asked a question: somebody else's stays free.
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
    const expiresAt = afterMonths(now, FORMER_ADDRESS_MONTHS)
    await Promise.all(addresses.map(({ former }) => former.set({ expiresAt })))
  } catch {
    logger.warn('trial.address-not-remembered')
  }
}

function afterMonths(from: Date, months: number): Date {
  return Array.from({ length: months }).reduce<Date>(addCalendarMonth, from)
}
