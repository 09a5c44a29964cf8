import { useEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'

/**
 * Preloads code when the browser is idle, because the network may be gone later. Its user loads it again and reports errors. `load` must be
 * a stable function.
 */
export function useIdleLoad(load: () => Promise<unknown>, isSettled: boolean): void {
  useEffect(() => {
    if (!isSettled) return
    return whenIdle(() => {
      // In several browsers a module that failed to load stays failed until the page is reloaded.
      if (navigator.onLine) load().catch(() => undefined)
    })
  }, [load, isSettled])
}
