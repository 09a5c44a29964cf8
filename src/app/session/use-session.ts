import { useSyncExternalStore } from 'react'
import { readSession, sessionOfBuiltPages, subscribeSession, type Session } from '@/data/device/session-store'

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, readSession, sessionOfBuiltPages)
}
