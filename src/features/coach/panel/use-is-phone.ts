import { useSyncExternalStore } from 'react'

const query = '(width < 40rem)'

/** The width below which the panel covers the page; the same as the `sm:` of its classes. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(onPhoneChange, () => window.matchMedia(query).matches)
}

/** Returns what ends it. */
export function onPhoneChange(listener: (isPhone: boolean) => void): () => void {
  const list = window.matchMedia(query)
  const onChange = () => listener(list.matches)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
