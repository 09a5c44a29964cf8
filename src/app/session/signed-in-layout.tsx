import { lazy, Suspense, useMemo, useState } from 'react'
import { Outlet } from 'react-router-dom'
import '@/data/mutations'
import { AppShell } from '@/components/frame/app-shell'
import { AppShellArrival } from '@/components/frame/app-shell-arrival'
import { SignedInContext } from '@/components/signed-in-context'
import { Splash } from '@/components/frame/splash'
import { useOverlayEntry } from '@/components/use-overlay-entry'
import type { SessionUser } from '@/data/device/session-store'
import type { Fields } from '@/domain/base/read-field'
import { canLoad, loadWhenPossible } from '@/lib/can-load'
import { CoachPanel } from '@/features/coach/panel/coach-panel'
import { OverlayHeadContext } from '@/ui/popups/overlay-head'
import { CommandsHost } from '@/app/input/commands-host'
import { useLessonStrip } from '@/app/routing/lesson-place'
import { PlanPlace } from '@/app/routing/plan-place'
import { SalePlace } from '@/app/routing/sale-place'
import { OverlayBoundary } from '@/app/faults/overlay-boundary'
import { PaidPlace } from '@/app/routing/paid-place'
import { UnsavedBanner } from './unsaved-banner'
import { useAccess } from './use-access'
import { useProfile } from './use-profile'
import { useWarmUp } from '@/app/opening/use-warm-up'

const ProfileDialog = lazy(() =>
  loadWhenPossible(() => import('@/features/account/profile-dialog')).then((m) => ({
    default: m.ProfileDialog,
  })),
)
/** The frame of all signed-in screens, with one live profile, one clock and one access. */
export function SignedInLayout({ user }: { user: SessionUser }) {
  const profile = useProfile(user)
  const { access, trial, now, deviceNow } = useAccess(user, profile)
  useWarmUp()
  const signedIn = useMemo(
    () => ({ user, profile, access, trial, now, deviceNow }),
    [user, profile, access, trial, now, deviceNow],
  )
  const lessonStrip = useLessonStrip()
  // null until the first opening, which loads the dialog; then it stays mounted for its closing animation.
  const [isProfileOpen, setProfileOpen] = useState<boolean | null>(null)
  const [isSigningOut, setIsSigningOut] = useState(false)
  const { entry, close } = useOverlayEntry(asksForSeller)
  const isSellerAsked = entry === true
  if (isSellerAsked && isProfileOpen === null) setProfileOpen(false)

  return (
    <SignedInContext value={signedIn}>
      <AppShell
        onOpenProfile={() => {
          setProfileOpen(true)
        }}
        banner={<UnsavedBanner />}
        panel={
          <OverlayBoundary>
            <CoachPanel />
          </OverlayBoundary>
        }
      >
        <Suspense fallback={<Splash isInShell />}>
          <AppShellArrival />
          <PaidPlace />
          <PlanPlace />
          <SalePlace />
          {lessonStrip}
          <OverlayHeadContext value={lessonStrip}>
            <Outlet />
          </OverlayHeadContext>
        </Suspense>
      </AppShell>
      <OverlayBoundary onFailure={() => setProfileOpen(null)}>
        <Suspense fallback={<OpensLater />}>
          {isProfileOpen !== null && (
            <ProfileDialog
              isOpen={isProfileOpen || isSellerAsked}
              isSigningOut={isSigningOut}
              isSellerAsked={isSellerAsked}
              onOpenChange={(isOpen) => {
                setProfileOpen(isOpen)
                setIsSigningOut(false)
                if (isSellerAsked && !isOpen) close()
              }}
              onLeave={() => setProfileOpen(false)}
            />
          )}
        </Suspense>
      </OverlayBoundary>
      <CommandsHost
        onOpenProfile={() => setProfileOpen(true)}
        onSignOut={() => {
          setIsSigningOut(true)
          setProfileOpen(true)
        }}
        onGo={() => setProfileOpen((isOpen) => isOpen && false)}
      />
    </SignedInContext>
  )
}

/** `ProfileState` */
function asksForSeller(fields: Fields): boolean {
  return fields['profile'] === 'products'
}

/** Not a toast: without a network its code may be missing too. */
function OpensLater() {
  if (canLoad()) return null
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-24 z-50 mx-auto w-fit rounded-field bg-raised px-4 py-3 text-small shadow-pop"
    >
      Hors ligne&nbsp;: cette fenêtre s’ouvrira au retour du réseau.
    </p>
  )
}
