import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useLasts } from '@/lib/hooks/use-lasts'
import { reloadIfReachable } from '@/lib/reload-page'
import { screenOf } from '@/lib/screens'
import { showToast } from '@/ui/toast'

const PATIENCE_MS = 10_000

/** The router's target; the rendered screen changes only when the next one is loaded. */
export interface Destination {
  subscribe: (listener: () => void) => () => void
  read: () => string
  /** Scroll position of the current history entry; null: new. */
  readScroll: () => number | null
}

export const DestinationContext = createContext<Destination>({
  subscribe: () => () => undefined,
  read: () => '',
  readScroll: () => null,
})

/** The current screen remains until the next one is loaded; after a long wait, a message and a retry. */
export function SlowArrival() {
  const { subscribe, read } = use(DestinationContext)
  const { pathname } = useLocation()
  const wanted = useSyncExternalStore(subscribe, read, read)
  const isLate = useLasts(screenOf(wanted) !== screenOf(pathname), PATIENCE_MS)

  useEffect(() => {
    if (!isLate) return
    return showToast({
      text: 'La page demandée met du temps à arriver\u00a0: la connexion est lente ou coupée.',
      action: { label: 'Réessayer', run: () => void reloadIfReachable() },
      duration: 60_000,
    })
  }, [isLate])

  return null
}
