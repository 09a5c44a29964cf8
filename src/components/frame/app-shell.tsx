import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { cn } from '@/lib/cn'
import { screenOf } from '@/lib/screens'
import { Button } from '@/ui/button'
import { AppShellFooter } from './app-shell-footer'
import { AppShellNav } from './app-shell-nav'
import { BrandLogo } from './brand-logo'
import { CommandsButton } from './commands-button'
import { MAIN_ID } from './main-landmark'
import { OfflineBanner } from './offline-banner'
import { SkipLink } from './skip-link'

interface AppShellProps {
  onOpenProfile: () => void
  children: ReactNode
  /** Floats over every screen; the page reserves room for it. */
  panel?: ReactNode
  banner?: ReactNode
}

export function AppShell({ onOpenProfile, children, panel, banner }: AppShellProps) {
  const { pathname } = useLocation()
  // The conversation fills the window and has its own back button; on a phone the shell is hidden.
  const isConversation = screenOf(pathname) === 'coach'

  return (
    <div
      className={cn(
        'flex flex-col pr-(--beside) pb-(--shell-bottom) print:p-0',
        isConversation ? 'h-dvh print:h-auto' : 'min-h-dvh print:min-h-0',
      )}
    >
      <SkipLink />
      <header
        className={cn(
          'z-20 mr-[calc(-1*var(--beside))] border-b border-line bg-surface lg:sticky lg:top-0 print:hidden',
          isConversation && 'max-lg:hidden',
        )}
      >
        <div className="mx-auto flex min-h-(--shell-top) max-w-page flex-wrap items-center justify-between gap-3 px-4 sm:px-6">
          <BrandLogo />
          <AppShellNav place="top" />
          <div className="flex shrink-0 items-center gap-2">
            <CommandsButton />
            <Button
              variant="secondary"
              className="px-3 max-[22.5rem]:min-w-target max-[22.5rem]:px-0 sm:px-4"
              onClick={onOpenProfile}
            >
              <UserRound aria-hidden className="hidden size-4.5 max-[22.5rem]:block sm:block" />
              <span className="max-[22.5rem]:sr-only">Mon Profil</span>
            </Button>
          </div>
        </div>
      </header>
      {banner ?? <OfflineBanner />}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={cn(
          'flex w-full flex-1 flex-col outline-none [&_h1]:outline-none',
          isConversation
            ? 'min-h-0'
            : // The footer starts below the window, so that a loading list does not visibly move it.
              'mx-auto min-h-[calc(100dvh-var(--shell-top))] max-w-page px-4 py-6 sm:px-6 sm:py-8',
        )}
      >
        {children}
      </main>
      {!isConversation && <AppShellFooter />}
      <div className="contents print:hidden">{panel}</div>
      {!isConversation && <AppShellNav place="bottom" />}
    </div>
  )
}
