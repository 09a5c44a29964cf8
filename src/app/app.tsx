import { lazy, Suspense, useCallback, useMemo, type ComponentProps } from 'react'
import { Link, RouterProvider } from 'react-router-dom'
import { SiteGoContext, SiteLinkContext } from '@/components/frame/site-link'
import { loadWhenPossible } from '@/lib/can-load'
import { toasterWanted } from '@/ui/toast'
import { OverlayBoundary } from './faults/overlay-boundary'
import { DestinationContext } from './opening/slow-arrival'
import { useSession } from './session/use-session'

const Toaster = lazy(async () => {
  await toasterWanted
  return { default: (await loadWhenPossible(() => import('@/ui/toaster'))).Toaster }
})

export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  const destination = useMemo(
    () => ({
      subscribe: (listener: () => void) => router.subscribe(listener),
      read: () => router.state.location.pathname,
      readScroll: () => router.state.restoreScrollPosition || null,
    }),
    [router],
  )
  const go = useCallback((to: string) => void router.navigate(to), [router])
  return (
    <>
      <SiteLinkContext value={Link}>
        <SiteGoContext value={go}>
          <DestinationContext value={destination}>
            <RouterProvider router={router} />
          </DestinationContext>
        </SiteGoContext>
      </SiteLinkContext>
      <SignedInToaster />
    </>
  )
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
