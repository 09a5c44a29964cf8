import { gainXp } from '@/domain/account/level'
import { parseProfile } from '@/domain/account/profile'
import type { Fields } from '@/domain/base/read-field'
import type { Write } from '@/domain/base/write'

/**
 * The points of something that was done, as part of the mutation that earns them. None where there is no profile yet: the
 * document must then not say that they were counted.
 */
export function earned(uid: string, profile: Fields | null, gain: number, at: Date): readonly Write[] {
  const known = profile && parseProfile(profile)
  if (!known) return []
  const { xp, level } = gainXp(known.xp, gain)
  return [{ kind: 'update', path: profilePath(uid), fields: { xp, level, updatedAt: at.toISOString() } }]
}

export function profilePath(uid: string): string {
  return `profiles/${uid}`
}

/** Points that a mutation earned, as the profile shows them before and after it. */
export interface Gain {
  readonly xp: number
  /** The level that they reached; null: still the same one. */
  readonly newLevel: number | null
}

export const NO_GAIN: Gain = { xp: 0, newLevel: null }

export function gainBetween(before: Fields | null | undefined, after: Fields | null | undefined): Gain {
  const [from, to] = [parseProfile(before ?? null), parseProfile(after ?? null)]
  if (!from || !to) return NO_GAIN
  return { xp: to.xp - from.xp, newLevel: to.level > from.level ? to.level : null }
}
