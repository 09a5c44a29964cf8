import { useCallback, useEffect } from 'react'
import type { OnError, OnValue } from '@/data/live/live'
import { rememberProfile } from '@/data/session/known-profile'
import { watchProfile } from '@/data/session/profiles'
import type { SessionUser } from '@/data/device/session-store'
import { readSignUpName } from '@/data/session/sign-up-name'
import { useLive, type Live } from '@/data/live/use-live'
import type { Profile } from '@/domain/account/profile'

/** The live profile. One that the server misses was never written by a cut sign-up, or its account is being erased. */
export function useProfile(user: SessionUser): Live<Profile | null> {
  const profile = useLive(
    useCallback(
      (onValue: OnValue<Profile | null>, onError: OnError) => watchProfile(user.uid, onValue, onError),
      [user.uid],
    ),
  )
  const stored = storedOf(profile)
  const isKnown = profile.status === 'ready' && profile.value !== null && !profile.isPending

  useEffect(() => {
    if (isKnown) rememberProfile(user.uid)
  }, [isKnown, user.uid])

  const hasName = stored === 'yes' && readSignUpName(user.email) !== null
  useEffect(() => {
    if (!hasName || profile.status !== 'ready' || profile.value === null) return
    const { value } = profile
    import('@/data/session/new-profile')
      .then(({ finishSignUp }) => {
        finishSignUp(user, value)
      })
      .catch((thrown: unknown) => {
        console.warn('The name is for the next visit:', thrown)
      })
  }, [hasName, profile, user])

  useEffect(() => {
    if (stored !== 'no') return
    import('@/data/session/missing-profile')
      .then(({ followMissingProfile }) => followMissingProfile(user))
      .catch((thrown: unknown) => {
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
