import { useEffect, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { askedAddress } from './asked-address'
import { loadAuth } from '@/app/session/load-auth'
import { SessionSplash } from '@/app/session/session-splash'
import { useSession } from '@/data/device/use-session'

export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  // Loaded before the form is sent; also detects a login in another tab.
  useEffect(() => void loadAuth(), [])

  if (session.status === 'signed-out') return children
  if (session.status !== 'signed-in')
    return <SessionSplash isUnreachable={session.status === 'unreachable'} />
  return <Navigate to={session.by === 'sign-up' ? paths.dashboard : (askedAddress() ?? paths.home)} replace />
}
