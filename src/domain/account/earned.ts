import { gainXp } from '@/domain/account/level'
import { parseProfile } from '@/domain/account/profile'
import type { Fields } from '@/domain/base/read-field'
import type { Write } from '@/domain/base/write'

/** The profile write that adds XP to a mutation. Empty without a profile: the document must then not mark its XP as counted. */
export function earned(uid: string, profile: Fields | null, gain: number, at: Date): readonly Write[] {
  const known = profile && parseProfile(profile)
  if (!known) return []
  const { xp, level } = gainXp(known.xp, gain)
  return [{ kind: 'update', path: profilePath(uid), fields: { xp, level, updatedAt: at.toISOString() } }]
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
