import { useSyncExternalStore } from 'react'
import { subscribeTyped } from '@/data/device/typed-text'
import { readPlanDraft, type PlanDraft } from '@/data/plan-draft'

/** Null: no answers, or already written to an account. */
export function usePlanDraft(): PlanDraft | null {
  return useSyncExternalStore(subscribeTyped, readPlanDraft, () => null)
}
