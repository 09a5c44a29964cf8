import { useEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'

/**
 * Loads what will be asked for, once nothing else is to be done: the network may be gone by then. Whoever needs it asks
 * again, and says so when it cannot be had. `load` stays the same from one render to the next.
 */
export function useIdleLoad(load: () => Promise<unknown>, isSettled: boolean): void {
  useEffect(() => {
    if (!isSettled) return
    return whenIdle(() => {
      // A module that failed to load stays failed, in several browsers, until the page itself is loaded anew.
      if (navigator.onLine) load().catch(() => undefined)
    })
  }, [load, isSettled])
}
