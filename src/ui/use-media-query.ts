import { useCallback, useSyncExternalStore } from 'react'

/** For what CSS alone cannot do: an ARIA orientation, what the Enter key means. */
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
    // A built page has no window.
    () => false,
  )
}
