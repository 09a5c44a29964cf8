import { useSyncExternalStore } from 'react'
import { readSession, sessionOfBuiltPages, subscribeSession, type Session } from '@/data/device/session-store'
import { readPlanDraft, subscribePlanDraft, type PlanDraft } from '@/data/plan-draft'

/** null: nothing was answered here yet, or it is an account's by now. */
export function usePlanDraft(): PlanDraft | null {
  return useSyncExternalStore(subscribePlanDraft, readPlanDraft, () => null)
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, readSession, sessionOfBuiltPages)
}
