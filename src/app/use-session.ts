import { useSyncExternalStore } from 'react'
import { readSession, subscribeSession, type Session } from '@/data/session-store'

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, readSession)
}
