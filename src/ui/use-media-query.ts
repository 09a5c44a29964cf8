import { useCallback, useSyncExternalStore } from 'react'

/** For cases beyond CSS: an ARIA orientation, or the action of Enter. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => {
        list.removeEventListener('change', onChange)
      }
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    // Prerendering has no window.
    () => false,
  )
}
