import { FORMER_ADDRESS_MONTHS } from '@/domain/base/business'
import { addCalendarMonth } from '@/domain/base/calendar-month'
import { readDate } from '@/domain/base/read-field'
import type { DocumentReference } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { createHmac } from 'node:crypto'
import { auth, firestore } from '../admin'
import { trialHashKeyOf } from '../params'
import { plainAddress } from './plain-address'

/**
 * Where it is kept that an address had its trial: under a keyed hash, which nobody turns back into an address without
 * the key. null when there is no address, or no key that serves: a misconfiguration closes nobody's trial.
 */
export function formerAddress(email: string | null | undefined): DocumentReference | null {
  const address = plainAddress(email ?? '')
  const key = trialHashKeyOf()
  if (key === null) logger.error('trial.misconfigured key-shape')
  if (address === null || key === null) return null
  return firestore.doc(`formerAddresses/${createHmac('sha256', key).update(address).digest('hex')}`)
}

/** Whether what was read there still counts; Firestore removes what expired within days, not at once. */
export function isRemembered(stored: { get(field: string): unknown }, now: Date): boolean {
  const expiresAt = readDate(stored.get('expiresAt'))
  return expiresAt !== null && now < expiresAt
}

/** Called while the account still has its address; the account is erased whatever comes of it. */
export async function rememberAddressOf(uid: string, now = new Date()): Promise<void> {
  try {
    const { email } = await auth.getUser(uid)
    await formerAddress(email)?.set({ expiresAt: afterMonths(now, FORMER_ADDRESS_MONTHS) })
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'
    if (!isGone) logger.warn('trial.address-not-remembered')
  }
}

function afterMonths(from: Date, months: number): Date {
  return Array.from({ length: months }).reduce<Date>(addCalendarMonth, from)
}
