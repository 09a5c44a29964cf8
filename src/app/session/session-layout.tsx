import { lazy, useDeferredValue, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { DrawnScreensContext } from '@/components/frame/drawn-screens'
import { eraseLeftovers } from '@/data/device/leftovers'
import { paths } from '@/lib/paths'
import { SCREENS, screenOf } from '@/lib/screens'
import { keepAskedAddress } from '@/app/routing/asked-address'
import { DRAWN, SignedInLayout } from '@/app/routing/screens'
import { SessionTrouble } from './session-trouble'
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
  // A session that begins while a public text is read leaves it in its place until the frame is loaded.
  const session = useDeferredValue(useSession())
  const { pathname, search } = useLocation()
  const isSignedIn = session.status === 'signed-in'
  const isSignedOut = session.status === 'signed-out'
  const screen = screenOf(pathname)
  const isOpen = screen !== null && SCREENS[screen].guard === 'everybody'
  const isLedAway = isSignedOut && pathname !== paths.home && !isOpen
  useDeviceNotices(isSignedIn)

  useEffect(() => {
    if (isSignedOut) void eraseLeftovers()
  }, [isSignedOut])

  useEffect(() => {
    if (isLedAway) keepAskedAddress(pathname + search)
    else if (isSignedIn) keepAskedAddress(null)
  }, [isLedAway, isSignedIn, pathname, search])

  if (isSignedIn) {
    return (
      <DrawnScreensContext value={DRAWN}>
        <SignedInLayout key={session.user.uid} user={session.user} />
      </DrawnScreensContext>
    )
  }
  if (isOpen) return <Outlet />
  if (!isSignedOut) return <SessionTrouble status={session.status} />
  return isLedAway ? <Navigate to={paths.home} replace /> : <LandingScreen />
}
