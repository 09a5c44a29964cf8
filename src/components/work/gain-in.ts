import type { Gain } from '@/data/session/profiles'
import type { Outcome } from '@/data/sync/sync'
import { profilePath } from '@/domain/account/earned'
import { parseProfile } from '@/domain/account/profile'

/** What a mutation earned, as far as this device knows the profile. */
export function gainIn({ before, after }: Outcome, uid: string): Gain {
  const [old, now] = [before, after].map((documents) => {
    const fields = documents.get(profilePath(uid))
    return fields ? parseProfile(fields) : null
  })
  if (!old || !now) return { xp: 0, newLevel: null }
  return { xp: now.xp - old.xp, newLevel: now.level > old.level ? now.level : null }
}
