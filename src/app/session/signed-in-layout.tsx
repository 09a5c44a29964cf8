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
import type { ProfileState } from '@/lib/paths'
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
  const { entry, open, close } = useOverlayEntry(parseProfileState)
  const isProfileOpen = entry !== null
  const [wasProfileOpen, setWasProfileOpen] = useState(false)
  // The first opening loads the dialog; then it stays mounted for its closing animation.
  const [isProfileMounted, setProfileMounted] = useState(false)
  const [isSigningOut, setIsSigningOut] = useState(false)
  if (wasProfileOpen !== isProfileOpen) {
    setWasProfileOpen(isProfileOpen)
    if (isProfileOpen) setProfileMounted(true)
    else setIsSigningOut(false)
  }
  const openProfile = () => open(PROFILE)

  return (
    <SignedInContext value={signedIn}>
      <AppShell
        onOpenProfile={openProfile}
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
      <OverlayBoundary
        onFailure={() => {
          setProfileMounted(false)
          if (isProfileOpen) close()
        }}
      >
        {isProfileMounted && (
          // Not around the condition: opening is a transition, which shows the fallback of a new boundary alone.
          <Suspense fallback={isProfileOpen ? <OpensLater /> : null}>
            <ProfileDialog
              isOpen={isProfileOpen}
              isSigningOut={isSigningOut}
              isSellerAsked={entry === 'products'}
              onClose={close}
            />
          </Suspense>
        )}
      </OverlayBoundary>
      <CommandsHost
        onOpenProfile={openProfile}
        onSignOut={() => {
          setIsSigningOut(true)
          openProfile()
        }}
      />
    </SignedInContext>
  )
}

const PROFILE = { profile: 'open' } as const

function parseProfileState({ profile }: Fields): ProfileState['profile'] | null {
  return profile === 'open' || profile === 'products' ? profile : null
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
