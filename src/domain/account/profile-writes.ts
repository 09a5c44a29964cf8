import { pastedLine } from '@/domain/base/text/pasted'
import { shouldClearHasPaid } from '@/domain/access/subscription'
import { Refusal, type Write } from '@/domain/base/write'
import { readFields, readText, type Fields } from '@/domain/base/read-field'
import type { Seller } from '@/domain/money/sale-inputs'
import { NAME_MAX } from '@/domain/base/text/text-limits'
import { profilePath } from './earned'
import { newProfileFields, parseProfile } from './profile'

type Stored = Fields | null

export interface NewPerson {
  readonly fullName: string
  readonly email: string
  /** ISO time of the creation of the Auth account. */
  readonly createdAt: string
}

/** Profile of a sign-up. If another device wrote one first, a name that is the address's local part is corrected. */
export function decideNewProfile(uid: string, profile: Stored, person: NewPerson, at: Date): Write[] {
  if (!profile) {
    const fields = newProfileFields({ ...person, createdAt: new Date(person.createdAt) })
    return [{ kind: 'set', path: profilePath(uid), fields }]
  }
  const isStandIn = readText(profile['fullName']) === localPartOf(person.email)
  return isStandIn ? decideName(uid, profile, pastedLine(person.fullName), at) : []
}

/** Default name of a person who typed none on this device. */
export function localPartOf(email: string): string {
  return (email.split('@')[0] ?? '').slice(0, NAME_MAX)
}

export function decideName(uid: string, profile: Stored, fullName: string, at: Date): Write[] {
  if (!profile) throw new Refusal('gone')
  return profile['fullName'] === fullName ? [] : [update(uid, { fullName }, at)]
}

/** One input of the seller; null clears it. */
export type SellerChange = {
  [Key in keyof Seller]: { readonly field: Key; readonly value: Seller[Key] }
}[keyof Seller]

/** An answer about contributions replaces a rate that was typed: the rate of law that it asks for counts again. */
export function decideSeller(
  uid: string,
  profile: Stored,
  { field, value }: SellerChange,
  at: Date,
): Write[] {
  if (!profile) throw new Refusal('gone')
  const stored = readFields(profile['seller']) ?? {}
  if (stored[field] === value) return []
  const { contributionPoints: _, ...others } = stored
  const isAnswer = field === 'acre' || field === 'isFlatTaxed'
  return [update(uid, { seller: { ...(isAnswer ? others : stored), [field]: value } }, at)]
}

/** « welcome animation seen » */
export function decideWelcome(uid: string, profile: Stored, at: Date): Write[] {
  return profile && profile['hasSeenWelcome'] !== true ? [update(uid, { hasSeenWelcome: true }, at)] : []
}

/** The specified check after a login: clears `hasPaid` without a running month. Access does not depend on it. */
export function decidePaidMark(uid: string, profile: Stored, at: Date): Write[] {
  const known = profile && parseProfile(profile)
  return known && shouldClearHasPaid(known, at) ? [update(uid, { hasPaid: false }, at)] : []
}

function update(uid: string, fields: Fields, at: Date): Write {
  return { kind: 'update', path: profilePath(uid), fields: { ...fields, updatedAt: at.toISOString() } }
}
