import { useSyncExternalStore } from 'react'
import { readSession, sessionOfBuiltPages, subscribeSession, type Session } from '@/data/device/session-store'
import { subscribeTyped } from '@/data/device/typed-text'
import { readPlanDraft, type PlanDraft } from '@/data/plan-draft'

/** Null: no answers, or already written to an account. */
export function usePlanDraft(): PlanDraft | null {
  return useSyncExternalStore(subscribeTyped, readPlanDraft, () => null)
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, readSession, sessionOfBuiltPages)
}
