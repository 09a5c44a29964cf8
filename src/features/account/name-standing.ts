import type { NameChange } from '@/data/session/name-change-store'
import type { Live } from '@/data/live/use-live'
import type { Profile } from '@/domain/account/profile'

interface NameStanding {
  /** null: not known. */
  readonly stored: string | null
  /** The text that the server did not take. */
  readonly refused: string | null
  /** The server has it: it need not be kept any more. */
  readonly settled: NameChange | null
}

/** How the name that was typed last stands to the profile. */
export function nameStanding(change: NameChange | null, profile: Live<Profile | null>): NameStanding {
  const stored = profile.status === 'ready' ? (profile.value?.fullName ?? null) : null
  const isServers = profile.status === 'ready' && !profile.isPending && !profile.isFromCache
  const isThere = stored !== null && stored === change?.fullName
  // Nobody was there to hear the answer: the server's own copy tells what it was.
  const isRefused = change?.state === 'refused' || (change?.isUnheard === true && isServers && !isThere)
  return {
    stored,
    refused: isRefused ? change.fullName : null,
    settled: change?.isUnheard === true && isServers && isThere ? change : null,
  }
}
