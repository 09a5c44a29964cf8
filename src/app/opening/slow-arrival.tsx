import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useLasts } from '@/lib/hooks/use-lasts'
import { reloadIfReachable } from '@/lib/reload-page'
import { screenOf } from '@/lib/screens'
import { showToast } from '@/ui/toast'

const PATIENCE_MS = 10_000

/** Where the router goes; what it draws stays behind while the next screen is on its way. */
export interface Destination {
  subscribe: (listener: () => void) => () => void
  read: () => string
  /** Where the page of the present entry was scrolled to when it was left; null for a new one. */
  readScroll: () => number | null
}

export const DestinationContext = createContext<Destination>({
  subscribe: () => () => undefined,
  read: () => '',
  readScroll: () => null,
})

/** The screen stays as it is until the next one has come: when that lasts, a sentence and a way out. */
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
