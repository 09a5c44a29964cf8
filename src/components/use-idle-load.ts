import { useEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Preloads code when idle, because the network may be gone later. Its user loads it again and reports errors. `load`: stable function. */
export function useIdleLoad(load: () => Promise<unknown>, isSettled: boolean): void {
  useEffect(() => {
    if (!isSettled) return
    return whenIdle(() => {
      // In several browsers a module that failed to load stays failed until the page is reloaded.
      if (navigator.onLine) load().catch(() => undefined)
    })
  }, [load, isSettled])
}
