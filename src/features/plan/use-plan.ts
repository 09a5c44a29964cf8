import { useSyncExternalStore } from 'react'
import { readSession, sessionOfBuiltPages, subscribeSession, type Session } from '@/data/device/session-store'
import { readPlanDraft, subscribePlanDraft, type PlanDraft } from '@/data/plan-draft'

/** Null: no answers, or already written to an account. */
export function usePlanDraft(): PlanDraft | null {
  return useSyncExternalStore(subscribePlanDraft, readPlanDraft, () => null)
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, readSession, sessionOfBuiltPages)
}
