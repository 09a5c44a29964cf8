import { useCallback, useEffect } from 'react'
import type { OnError, OnValue } from '@/data/live'
import { healProfile } from '@/data/new-profile'
import { watchProfile } from '@/data/profiles'
import type { SessionUser } from '@/data/session-store'
import { forgetSignUpName } from '@/data/sign-up-name'
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
  const stored = storedOf(profile)

  useEffect(() => {
    if (stored === 'yes') forgetSignUpName()
    if (stored !== 'no') return
    healProfile(user).catch((thrown: unknown) => {
      console.warn('The missing profile is for the next visit:', thrown)
    })
  }, [stored, user])

  return profile
}

/** What the server itself said; neither the cache nor a write on its way counts. */
function storedOf(profile: Live<Profile | null>): 'yes' | 'no' | 'unknown' {
  if (profile.status !== 'ready' || profile.isFromCache || profile.isPending) return 'unknown'
  return profile.value === null ? 'no' : 'yes'
}
