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
