import { useEffect } from 'react'
import { createProfile, profileQuery } from '@/data/profile'
import { readStored, writeStored } from '@/data/device/device-storage'
import type { SessionUser } from '@/data/device/session-store'
import type { Live } from '@/data/sync/live'
import { useEntries, useLive } from '@/data/sync/use-live'
import type { Profile } from '@/domain/account/profile'

/** User id whose profile this session has seen. In `sessionStorage`: survives a reload, but not a new session. */
const SEEN = 'profile-of'

/**
 * The live profile. If the server has none and this session never saw one, the sign-up was interrupted: it is written now. If it
 * saw one, the account is being erased.
 */
export function useProfile(user: SessionUser): Live<Profile | null> {
  const profile = useLive(user.uid, profileQuery(user.uid))
  const isBeingMade = useEntries(user.uid).some(({ name }) => name === createProfile.name)
  const isThere = profile.status === 'ready' && profile.value !== null && !isBeingMade
  const isMissing = profile.status === 'ready' && profile.value === null && profile.isLive

  useEffect(() => {
    if (isThere) writeStored(SEEN, user.uid, 'session')
  }, [isThere, user.uid])

  useEffect(() => {
    if (!isMissing) return
    const isErased = readStored(SEEN, 'session') === user.uid
    import('@/data/session/account-standing')
      .then((m) => (isErased ? m.followErasure(user.uid) : m.healProfile(user)))
      .catch((thrown: unknown) => {
        console.warn('The profile is for the next visit:', thrown)
      })
  }, [isMissing, user])

  return profile
}
