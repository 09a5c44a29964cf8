import { useSyncExternalStore } from 'react'
import { readSession, SIGNED_OUT, subscribeSession, type Session } from './session-store'

/** Prerendered pages render as a visitor's until the session is known. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, readSession, () => SIGNED_OUT)
}
