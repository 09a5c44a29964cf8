import { useSyncExternalStore } from 'react'
import { readSession, sessionOfBuiltPages, subscribeSession, type Session } from '@/data/session-store'

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, readSession, sessionOfBuiltPages)
}
