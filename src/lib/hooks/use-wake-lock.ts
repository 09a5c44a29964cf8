import { useEffect } from 'react'

/** Prevents the screen from turning off while `isHeld`, where the browser supports it. */
export function useWakeLock(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld || !('wakeLock' in navigator)) return
    let isWanted = true
    let lock: WakeLockSentinel | null = null
    const release = () => {
      void lock?.release().catch(() => undefined)
      lock = null
    }
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      // Refused when the battery is low.
      navigator.wakeLock.request('screen').then(
        (held) => {
          release()
          lock = held
          if (!isWanted) release()
        },
        () => undefined,
      )
    }
    hold()
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', hold)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', hold)
      release()
    }
  }, [isHeld])
}
