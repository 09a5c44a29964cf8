import { lazy, Suspense } from 'react'
import { Link, RouterProvider } from 'react-router-dom'
import { SiteLinkContext } from '@/components/site-link'
import { toasterWanted } from '@/ui/toast'
import { OverlayBoundary } from './overlay-boundary'
import { router } from './routes'
import { useSession } from './use-session'

const Toaster = lazy(async () => {
  await toasterWanted
  return { default: (await import('@/ui/toaster')).Toaster }
})

export function App() {
  const session = useSession()
  return (
    <>
      <SiteLinkContext value={Link}>
        <RouterProvider router={router} />
      </SiteLinkContext>
      {/* A visitor's screens say everything in its place: they need no toasts. */}
      {session.status === 'signed-in' && (
        <OverlayBoundary isSilent>
          <Suspense fallback={null}>
            <Toaster closeLabel="Fermer le message" />
          </Suspense>
        </OverlayBoundary>
      )}
    </>
  )
}
