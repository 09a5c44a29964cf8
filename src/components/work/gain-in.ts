import type { Outcome } from '@/data/sync/sync'
import { gainBetween, profilePath, type Gain } from '@/domain/account/earned'

/** XP of a mutation, by this device's view of the profile. */
export function gainIn({ before, after }: Outcome, uid: string): Gain {
  return gainBetween(before.get(profilePath(uid)), after.get(profilePath(uid)))
}
