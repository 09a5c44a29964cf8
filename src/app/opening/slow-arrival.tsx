import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { WantedPathContext } from '@/app/routing/app-router'
import { useLasts } from '@/lib/hooks/use-lasts'
import { reloadIfReachable } from '@/lib/reload-page'
import { screenOf } from '@/lib/screens'
import { showToast } from '@/ui/toast'

const PATIENCE_MS = 10_000

/** The current screen remains until the next one is loaded; after a long wait, a message and a retry. */
export function SlowArrival() {
  const wanted = use(WantedPathContext)
  const { pathname } = useLocation()
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
