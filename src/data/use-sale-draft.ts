import { useSyncExternalStore } from 'react'
import type { DemoTexts } from '@/domain/money/demo-keys'
import { subscribeTyped } from './device/typed-text'
import { readSaleDraft } from './sale-draft'

/** The calculation of the landing page on this device; null: none. Beside `sale-draft.ts`, which the landing page loads without React. */
export function useSaleDraft(): DemoTexts | null {
  return useSyncExternalStore(subscribeTyped, readSaleDraft, () => null)
}
