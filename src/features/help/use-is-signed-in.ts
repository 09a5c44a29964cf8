import { useSyncExternalStore } from 'react'
import { readSession, sessionOfBuiltPages, subscribeSession } from '@/data/device/session-store'

/** A page that is drawn by the build is a visitor's until it is known who is here. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeSession, readSession, sessionOfBuiltPages).status === 'signed-in'
}
