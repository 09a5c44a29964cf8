import { lazy, Suspense, type ComponentType } from 'react'
import { Link, useRoutes } from 'react-router-dom'
import { SiteLinkContext } from '@/components/frame/site-link'
import { loadWhenPossible } from '@/lib/can-load'
import { toasterWanted } from '@/ui/toast'
import { OverlayBoundary } from './faults/overlay-boundary'
import { PlainToaster } from './faults/plain-toaster'
import { AppRouter, type AppHistory } from './routing/app-router'
import { routes } from './routing/routes'
import { useSession } from '@/data/device/use-session'

const Toaster = lazy<ComponentType<{ closeLabel: string }>>(async () => {
  await toasterWanted
  return loadWhenPossible(() => import('@/ui/toaster')).then(
    ({ Toaster: loaded }) => ({ default: loaded }),
    () => ({ default: PlainToaster }),
  )
})

export function App({ history }: { history: AppHistory }) {
  return (
    <>
      <SiteLinkContext value={Link}>
        <AppRouter history={history}>
          <Screens />
        </AppRouter>
      </SiteLinkContext>
      <SignedInToaster />
    </>
  )
}

function Screens() {
  return useRoutes(routes)
}

/** Visitors' screens show all messages in place and need no toasts. */
function SignedInToaster() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <OverlayBoundary isSilent>
      <Suspense fallback={null}>
        <Toaster closeLabel="Fermer le message" />
      </Suspense>
    </OverlayBoundary>
  )
}
