import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { Link, useRoutes } from 'react-router-dom'
import { SiteLinkContext } from '@/components/frame/site-link'
import { loadWhenPossible } from '@/lib/can-load'
import { toasterWanted } from '@/ui/toast'
import { OverlayBoundary } from './faults/overlay-boundary'
import { PlainToaster } from './faults/plain-toaster'
import { AppRouter, type AppHistory } from './routing/app-router'
import { routes } from './routing/routes'

const Toaster = lazy<ComponentType<{ closeLabel: string }>>(() =>
  loadWhenPossible(() => import('@/ui/toaster')).then(
    ({ Toaster: loaded }) => ({ default: loaded }),
    () => ({ default: PlainToaster }),
  ),
)

export function App({ history }: { history: AppHistory }) {
  return (
    <>
      <SiteLinkContext value={Link}>
        <AppRouter history={history}>
          <Screens />
        </AppRouter>
      </SiteLinkContext>
      <WantedToaster />
    </>
  )
}

function Screens() {
  return useRoutes(routes)
}

/** Mounted by the first toast, or once everything else is loaded: a visitor's page is drawn without it. */
function WantedToaster() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    void toasterWanted.then(() => setIsWanted(true))
  }, [])
  if (!isWanted) return null
  return (
    <OverlayBoundary isSilent>
      <Suspense fallback={null}>
        <Toaster closeLabel="Fermer le message" />
      </Suspense>
    </OverlayBoundary>
  )
}
