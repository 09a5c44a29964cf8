import { useSyncExternalStore } from 'react'
import { readPlanDraft, subscribePlanDraft, type PlanDraft } from '@/data/plan-draft'

/** Null: no answers, or already written to an account. */
export function usePlanDraft(): PlanDraft | null {
  return useSyncExternalStore(subscribePlanDraft, readPlanDraft, () => null)
}
