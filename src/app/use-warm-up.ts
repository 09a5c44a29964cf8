import { useEffect } from 'react'
import { prepareToasts } from '@/ui/toast'

/** Safari has no idle callback. */
const SOON_MS = 500

/**
 * Loads what a touch will ask for (the undo of a toast, a menu, a question), once all that is on the screen is there:
 * no touch waits for it, and it keeps nothing waiting.
 */
export function useWarmUp(isSettled: boolean): void {
  useEffect(() => {
    // A module that failed to load stays failed, in several browsers, until the page itself is loaded anew.
    if (!isSettled || !navigator.onLine) return
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(warmUp, SOON_MS)
      return () => {
        clearTimeout(timer)
      }
    }
    const idle = requestIdleCallback(warmUp)
    return () => {
      cancelIdleCallback(idle)
    }
  }, [isSettled])
}

function warmUp() {
  prepareToasts()
  const parts = [import('@/ui/menu-popup'), import('@/features/todos/paste-question')]
  // Whoever needs one of them asks again, and says so when it cannot be had.
  void Promise.allSettled(parts)
}
