import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { MAIN_ID } from './app-shell-arrival'
import { AppShellFooter } from './app-shell-footer'
import { AppShellNav } from './app-shell-nav'
import { screenOf } from './app-shell-sections'
import { BrandLogo } from './brand-logo'
import { OfflineBanner } from './offline-banner'

interface AppShellProps {
  onOpenProfile: () => void
  children: ReactNode
}

/** What stands around every signed-in screen. */
export function AppShell({ onOpenProfile, children }: AppShellProps) {
  const { pathname } = useLocation()
  // The conversation fills the window: a footer under it would only make it jump.
  const isFullHeight = screenOf(pathname) === paths.coach

  return (
    <div className="flex min-h-dvh flex-col pb-(--shell-bottom)">
      <SkipLink />
      <header className="z-20 border-b border-line bg-surface lg:sticky lg:top-0">
        <div className="mx-auto flex h-(--shell-top) max-w-page items-center justify-between gap-3 px-4 sm:px-6">
          <BrandLogo />
          <AppShellNav place="top" />
          <Button variant="secondary" className="shrink-0 px-3 sm:px-4" onClick={onOpenProfile}>
            <UserRound aria-hidden className="size-4.5" />
            Mon Profil
          </Button>
        </div>
      </header>
      <OfflineBanner />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={cn(
          'mx-auto flex w-full max-w-page flex-1 flex-col px-4 outline-none sm:px-6 [&_h1]:outline-none',
          isFullHeight ? 'py-3 sm:py-4' : 'py-6 sm:py-8',
        )}
      >
        {children}
      </main>
      {!isFullHeight && <AppShellFooter />}
      <AppShellNav place="bottom" />
    </div>
  )
}

function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only rounded-full bg-brand px-5 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      Aller au contenu
    </a>
  )
}
