import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Splash } from '@/components/splash'
import { paths } from '@/lib/paths'
import { useSession } from './use-session'

/** Login and sign-up: who is signed in has no business there (decisions 3 and 6). */
export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  if (session.status === 'unknown') return <Splash />
  if (session.status === 'signed-out') return children
  return <Navigate to={session.by === 'sign-up' ? paths.dashboard : paths.home} replace />
}
