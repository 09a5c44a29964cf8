import { createContext, useContext } from 'react'
import type { SessionUser } from '@/data/device/session-store'
import type { Live } from '@/data/sync/live'
import type { Profile } from '@/domain/account/profile'
import type { Access, TrialFacts } from '@/domain/access/subscription'

export interface SignedIn {
  readonly user: SessionUser
  readonly profile: Live<Profile | null>
  /** null while the profile is loading. */
  readonly access: Access | null
  /** Input for counting the months of the payments. */
  readonly trial: TrialFacts
  /** Corrected time, updated when the access is checked and when the day changes. */
  readonly now: Date
  /** The same instant by the device's clock: its local weekday is the todos' day. */
  readonly deviceNow: Date
}

export const SignedInContext = createContext<SignedIn | null>(null)

/** The signed-in person; only below the signed-in layout. */
export function useSignedIn(): SignedIn {
  const value = useContext(SignedInContext)
  if (!value) throw new Error('useSignedIn is used outside the signed-in layout')
  return value
}
