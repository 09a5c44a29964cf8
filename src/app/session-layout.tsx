import { lazy, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { eraseLeftovers } from '@/data/leftovers'
import { paths } from '@/lib/paths'
import { SessionSplash } from './session-splash'
import { useSession } from './use-session'
import { useStorageNotice } from './use-storage-notice'

const LandingScreen = lazy(() =>
  import('@/features/landing/landing-screen').then((m) => ({ default: m.LandingScreen })),
)
const SignedInLayout = lazy(() => import('./signed-in-layout').then((m) => ({ default: m.SignedInLayout })))

/** Everything behind the login; a visitor sees the landing page at `/` and is sent there from anywhere else. */
export function SessionLayout() {
  const session = useSession()
  const { pathname } = useLocation()
  const isSignedOut = session.status === 'signed-out'
  useStorageNotice(session.status === 'signed-in')

  useEffect(() => {
    if (isSignedOut) void eraseLeftovers()
  }, [isSignedOut])

  if (session.status === 'signed-in') return <SignedInLayout key={session.user.uid} user={session.user} />
  if (!isSignedOut) return <SessionSplash isUnreachable={session.status === 'unreachable'} />
  return pathname === paths.home ? <LandingScreen /> : <Navigate to={paths.home} replace />
}
