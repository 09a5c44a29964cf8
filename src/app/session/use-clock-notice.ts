import { useEffect, useSyncExternalStore } from 'react'
import { readClockOffset, subscribeClock } from '@/data/session/server-clock'
import { clockText } from '@/lib/text/clock-text'
import { showToast } from '@/ui/toast'

let isSaid = false

/** Says once that the device's clock is wrong: nothing is lost by it, but its days of the week are not today's. */
export function useClockNotice(isSignedIn: boolean): void {
  const offset = useSyncExternalStore(subscribeClock, readClockOffset, () => 0)
  useEffect(() => {
    if (!isSignedIn || offset === 0 || isSaid) return
    isSaid = true
    showToast({ text: clockText(offset), duration: 12_000 })
  }, [isSignedIn, offset])
}
