import type { Outcome } from '@/data/sync/sync'
import { gainBetween, profilePath, type Gain } from '@/domain/account/earned'

/** What a mutation earned, as far as this device knows the profile. */
export function gainIn({ before, after }: Outcome, uid: string): Gain {
  return gainBetween(before.get(profilePath(uid)), after.get(profilePath(uid)))
}
