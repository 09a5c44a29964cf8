import { ArrowRight, LockKeyhole } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { hasAccess } from '@/domain/access/subscription'
import { lockedCoachText } from '@/lib/text/access-text'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { LockedShortcut, Shortcut } from './shortcut'

const REASON_ID = 'coach-verrouille'
const SHORTCUTS = ['projects', 'research', 'todos', 'coach'] as const

/** The four round links, at the left edge of the page. While the access is unknown the coach is drawn unlocked, so that no lock flashes. */
export function Shortcuts() {
  const { access } = useSignedIn()
  const isLocked = access !== null && !hasAccess(access)
  return (
    <section aria-labelledby="raccourcis">
      <h2 id="raccourcis" className="sr-only">
        Raccourcis
      </h2>
      <ul className="grid grid-cols-4 max-[16rem]:grid-cols-2 sm:-ml-1 sm:flex sm:flex-wrap sm:gap-2">
        {SHORTCUTS.map((to) =>
          isLocked && SCREENS[to].guard === 'access' ? (
            <LockedShortcut key={to} to={to} reasonId={REASON_ID} />
          ) : (
            <Shortcut key={to} to={to} />
          ),
        )}
      </ul>
      {isLocked && (
        <Link
          id={REASON_ID}
          to={paths.payment}
          className="group mt-2 flex min-h-target items-center gap-3 rounded-field border border-line bg-surface px-4 py-2.5 text-small font-semibold text-ink no-underline hover:bg-hover active:bg-pressed"
        >
          <LockKeyhole aria-hidden className="size-4.5 shrink-0" />
          <span className="min-w-0 flex-1 group-hover:underline">{lockedCoachText(access)}</span>
          <ArrowRight
            aria-hidden
            className="size-4.5 shrink-0 transition-transform duration-calm group-hover:translate-x-1"
          />
        </Link>
      )}
    </section>
  )
}
