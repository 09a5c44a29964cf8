import { useSyncExternalStore } from 'react'
import { readSession, sessionOfBuiltPages, subscribeSession } from '@/data/device/session-store'

/** Prerendered pages render as a visitor's until the session is known. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeSession, readSession, sessionOfBuiltPages).status === 'signed-in'
}
