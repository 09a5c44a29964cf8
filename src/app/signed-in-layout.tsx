import { Suspense, useCallback, useMemo } from 'react'
import { Outlet } from 'react-router-dom'
import { SignedInContext } from '@/components/signed-in-context'
import { Splash } from '@/components/splash'
import { watchProfile } from '@/data/profiles'
import type { SessionUser } from '@/data/session-store'
import { useLive } from '@/data/use-live'
import { accessFor, useNow } from './use-access'

/** The frame of every signed-in screen: one live profile, one clock, one access for all of them. */
export function SignedInLayout({ user }: { user: SessionUser }) {
  const profile = useLive(
    useCallback<
      (...handlers: [Parameters<typeof watchProfile>[1], Parameters<typeof watchProfile>[2]]) => () => void
    >((onValue, onError) => watchProfile(user.uid, onValue, onError), [user.uid]),
  )
  const now = useNow()
  const signedIn = useMemo(
    () => ({ user, profile, access: accessFor(user, profile, now), now }),
    [user, profile, now],
  )

  return (
    <SignedInContext value={signedIn}>
      <main id="contenu" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-6 outline-none sm:px-6">
        <Suspense fallback={<Splash />}>
          <Outlet />
        </Suspense>
      </main>
    </SignedInContext>
  )
}
