import { useSyncExternalStore } from 'react'
import { readSession, sessionOfBuiltPages, subscribeSession, type Session } from '@/data/device/session-store'
import { readKeptPlan, subscribeKeptPlan, type KeptPlan } from '@/data/plan/kept-plan'

/** null: nothing was answered here yet, or it is an account's by now. */
export function useKeptPlan(): KeptPlan | null {
  return useSyncExternalStore(subscribeKeptPlan, readKeptPlan, () => null)
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, readSession, sessionOfBuiltPages)
}
