import { useEffect, useSyncExternalStore } from 'react'
import { readClockOffset, subscribeClock } from '@/data/session/server-clock'
import { clockText } from '@/lib/text/clock-text'
import { showToast } from '@/ui/toast'

let isSaid = false

/** Warns once about a wrong clock on the device: no data is lost, but weekdays are wrong. */
export function useClockNotice(isSignedIn: boolean): void {
  const offset = useSyncExternalStore(subscribeClock, readClockOffset, () => 0)
  useEffect(() => {
    if (!isSignedIn || offset === 0 || isSaid) return
    isSaid = true
    showToast({ text: clockText(offset), duration: 12_000 })
  }, [isSignedIn, offset])
}
