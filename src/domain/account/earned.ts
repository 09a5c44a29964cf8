import { gainXp } from '@/domain/account/level'
import { parseProfile, type Profile } from '@/domain/account/profile'
import { XP_FIRST_SALE } from '@/domain/base/business'
import type { Fields } from '@/domain/base/read-field'
import type { LocalDate } from '@/domain/base/time/local-date'
import type { Write } from '@/domain/base/write'

/** The profile write that adds XP to a mutation. Empty without a profile: the document must then not mark its XP as counted. */
export function earned(uid: string, profile: Fields | null, gain: number, at: Date): readonly Write[] {
  const known = profile && parseProfile(profile)
  return known ? [gaining(uid, known, gain, at, {})] : []
}

/**
 * The profile write of a sale of that day: the first one that is recorded in a life earns XP and is marked with its day. The mark stays when
 * the sale is taken back, so that it earns once for the account.
 */
export function earnedBySale(
  uid: string,
  profile: Fields | null,
  soldOn: LocalDate,
  at: Date,
): readonly Write[] {
  const known = profile && parseProfile(profile)
  if (!known || known.firstSaleOn !== null) return []
  return [gaining(uid, known, XP_FIRST_SALE, at, { firstSaleOn: soldOn })]
}

function gaining(uid: string, known: Profile, gain: number, at: Date, marks: Fields): Write {
  const { xp, level } = gainXp(known.xp, gain)
  const fields = { xp, level, ...marks, updatedAt: at.toISOString() }
  return { kind: 'update', path: profilePath(uid), fields }
}

/** The day of the first sale, if a mutation recorded it; null: it recorded none, or a later one. */
export function firstSaleBetween(
  before: Fields | null | undefined,
  after: Fields | null | undefined,
): LocalDate | null {
  const [from, to] = [parseProfile(before ?? null), parseProfile(after ?? null)]
  return from && from.firstSaleOn === null ? (to?.firstSaleOn ?? null) : null
}

export function profilePath(uid: string): string {
  return `profiles/${uid}`
}

/** XP that a mutation earned: the difference of the profile before and after it. */
export interface Gain {
  readonly xp: number
  /** The level that was reached; null: unchanged. */
  readonly newLevel: number | null
}

export const NO_GAIN: Gain = { xp: 0, newLevel: null }

export function gainBetween(before: Fields | null | undefined, after: Fields | null | undefined): Gain {
  const [from, to] = [parseProfile(before ?? null), parseProfile(after ?? null)]
  if (!from || !to) return NO_GAIN
  return { xp: to.xp - from.xp, newLevel: to.level > from.level ? to.level : null }
}
