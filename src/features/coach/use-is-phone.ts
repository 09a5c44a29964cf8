import { useSyncExternalStore } from 'react'

const query = '(width < 40rem)'

/** The width below which the panel covers the page; the same as the `sm:` of its classes. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
}
