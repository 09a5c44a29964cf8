import { lazy, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { DrawnScreensContext } from '@/components/frame/drawn-screens'
import { Splash } from '@/components/frame/splash'
import { eraseLeftovers } from '@/data/device/leftovers'
import { paths } from '@/lib/paths'
import { isReload, reloadIfReachable } from '@/lib/reload-page'
import { SCREENS, screenOf } from '@/lib/screens'
import { keepAskedAddress } from '@/app/routing/asked-address'
import { DRAWN, preloadSignedIn, SignedInLayout } from '@/app/routing/screens'
import { SessionSplash } from './session-splash'
import { useDeviceNotices } from './use-device-notices'
import { useSession } from '@/data/device/use-session'

const LandingScreen = lazy(() =>
  import('@/features/landing/landing-screen').then((m) => ({ default: m.LandingScreen })),
)

/**
 * Layout of everything behind the login, and of the public text pages, which show the frame to signed-in persons. A visitor sees the
 * landing page at `/` and is redirected there from other addresses.
 */
export function SessionLayout() {
  const session = useSession()
  const { pathname, search } = useLocation()
  const isSignedIn = session.status === 'signed-in'
  const isSignedOut = session.status === 'signed-out'
  const screen = screenOf(pathname)
  const isOpen = screen !== null && SCREENS[screen].guard === 'everybody'
  const isLedAway = isSignedOut && pathname !== paths.home && !isOpen
  const isArriving = useArrival(isSignedIn, pathname)
  useDeviceNotices(isSignedIn)

  useEffect(() => {
    if (isSignedOut) void eraseLeftovers()
  }, [isSignedOut])

  useEffect(() => {
    if (isLedAway) keepAskedAddress(pathname + search)
    else if (isSignedIn) keepAskedAddress(null)
  }, [isLedAway, isSignedIn, pathname, search])

  // The prerendered public page remains until the frame is loaded.
  if (isOpen && (!isSignedIn || isArriving)) return <Outlet />
  if (isSignedIn) {
    return isArriving ? (
      <main>
        <Splash />
      </main>
    ) : (
      <DrawnScreensContext value={DRAWN}>
        <SignedInLayout key={session.user.uid} user={session.user} />
      </DrawnScreensContext>
    )
  }
  if (!isSignedOut) return <SessionSplash isUnreachable={session.status === 'unreachable'} />
  return isLedAway ? <Navigate to={paths.home} replace /> : <LandingScreen />
}

/** True until the first screen is loaded; it then renders at once, without a fallback. */
function useArrival(isSignedIn: boolean, pathname: string): boolean {
  const [isArriving, setIsArriving] = useState(true)
  useEffect(() => {
    if (!isSignedIn || !isArriving) return
    let isHeard = true
    void preloadSignedIn(pathname).then(async (isLoaded) => {
      // A file that was cut off while the form was filled in: only a new page can load it, and nothing is typed here.
      if (!isLoaded && !isReload() && (await reloadIfReachable())) return
      if (isHeard) setIsArriving(false)
    })
    return () => {
      isHeard = false
    }
  }, [isSignedIn, isArriving, pathname])
  return isArriving
}
