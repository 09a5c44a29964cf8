import { useCallback } from 'react'
import { showToast, type ToastOptions } from '@/ui/toast'
import { useIsGone } from './use-is-gone'

/** The sentence of an outcome, with an action where one belongs to it; null: nothing to say. */
export type Outcome = string | ToastOptions | null

/** Says an outcome in a toast if the component that draws it was unmounted meanwhile: a tab or a dialog that was left. */
export function useLateOutcome(): (outcome: Outcome, tone: 'info' | 'alert') => void {
  const isGone = useIsGone()
  return useCallback(
    (outcome, tone) => {
      if (!isGone.current || outcome === null) return
      showToast(typeof outcome === 'string' ? { text: outcome, tone } : { tone, ...outcome })
    },
    [isGone],
  )
}
