import { useEffect } from 'react'
import { completeSignUp, createProfile, profileQuery } from '@/data/profile'
import type { SessionUser } from '@/data/device/session-store'
import { rememberProfile } from '@/data/session/known-profile'
import { readSignUpName } from '@/data/session/sign-up-name'
import { useEntries, useLive, type Live } from '@/data/sync/use-live'
import type { Profile } from '@/domain/account/profile'

/** The live profile. If the server has none, the sign-up was interrupted before writing it, or the account is being erased. */
export function useProfile(user: SessionUser): Live<Profile | null> {
  const profile = useLive(user.uid, profileQuery(user.uid))
  const isBeingMade = useEntries(user.uid).some(({ name }) => name === createProfile.name)
  const isThere = profile.status === 'ready' && profile.value !== null && !isBeingMade
  const isMissing = profile.status === 'ready' && profile.value === null && profile.isLive

  useEffect(() => {
    if (isThere) rememberProfile(user.uid)
  }, [isThere, user.uid])

  // A name from an interrupted sign-up: another device has since written the profile without it.
  const isUnfinished = isThere && profile.isLive && readSignUpName(user.email) !== null
  useEffect(() => {
    if (!isMissing && !isUnfinished) return
    const work = isMissing
      ? import('@/data/session/missing-profile').then((m) => m.followMissingProfile(user))
      : completeSignUp(user)
    work.catch((thrown: unknown) => {
      console.warn('The profile is for the next visit:', thrown)
    })
  }, [isMissing, isUnfinished, user])

  return profile
}
