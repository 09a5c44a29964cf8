import { useCallback, useEffect } from 'react'
import type { OnError, OnValue } from '@/data/live'
import { healProfile } from '@/data/new-profile'
import { watchProfile } from '@/data/profiles'
import type { SessionUser } from '@/data/session-store'
import { useLive, type Live } from '@/data/use-live'
import type { Profile } from '@/domain/profile'

/** The live profile; one that a cut sign-up never wrote is written now that the server says it is missing. */
export function useProfile(user: SessionUser): Live<Profile | null> {
  const profile = useLive(
    useCallback(
      (onValue: OnValue<Profile | null>, onError: OnError) => watchProfile(user.uid, onValue, onError),
      [user.uid],
    ),
  )
  const isMissing = profile.status === 'ready' && profile.value === null && !profile.isFromCache

  useEffect(() => {
    if (!isMissing) return
    healProfile(user).catch((thrown: unknown) => {
      console.warn('The missing profile is for the next visit:', thrown)
    })
  }, [isMissing, user])

  return profile
}
