import { useEffect, useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { openScreen } from '@/app/opening/opening'
import { loadAuth } from '@/app/session/load-auth'
import { SessionTrouble } from '@/app/session/session-trouble'
import { useSession } from '@/data/device/use-session'
import { addressAfterLogin } from './asked-address'

/** After a login the form stays, inactive, until the first screen can be drawn. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const [isOpened, setIsOpened] = useState(false)
  const isSignedIn = session.status === 'signed-in'
  const address = isSignedIn ? addressAfterLogin(session.by) : null
  const user = isSignedIn ? session.user : null
  // Loaded before the form is sent; also detects a login in another tab.
  useEffect(() => void loadAuth(), [])

  useEffect(() => {
    if (!user || address === null) return
    let isShown = true
    void openScreen(user, new URL(address, location.href).pathname).then(() => {
      if (isShown) setIsOpened(true)
    })
    return () => {
      isShown = false
    }
  }, [user, address])

  if (isOpened && address !== null) return <Navigate to={address} replace />
  if (!isSignedIn && session.status !== 'signed-out') return <SessionTrouble status={session.status} />
  return (
    <div className="contents" inert={isSignedIn}>
      {children}
    </div>
  )
}
