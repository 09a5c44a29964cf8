import { LockKeyhole } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useDrawnScreens } from '@/components/frame/drawn-screens'
import { TINTS } from '@/components/tints'
import { cn } from '@/lib/cn'
import { SCREENS } from '@/lib/screens'

interface ShortcutProps {
  to: 'projects' | 'research' | 'todos' | 'coach'
}

const itemClass =
  'flex min-h-14 items-center justify-center rounded-card text-ink no-underline max-sm:flex-col max-sm:gap-1 sm:gap-3 hover:bg-brand-soft'

export function Shortcut({ to }: ShortcutProps) {
  return (
    <li>
      <Link to={SCREENS[to].path} className={cn(itemClass, 'group')}>
        <Face to={to} />
      </Link>
    </li>
  )
}

/** No access, but still readable; the element `reasonId` says why. */
export function LockedShortcut({ to, reasonId }: ShortcutProps & { reasonId: string }) {
  return (
    <li className="relative">
      <span
        role="link"
        aria-disabled="true"
        aria-describedby={reasonId}
        className={cn(itemClass, 'cursor-not-allowed opacity-50 grayscale-60')}
      >
        <Face to={to} />
      </span>
      <span
        aria-hidden
        className="absolute top-0 left-1/2 ml-2 grid size-5 place-items-center rounded-full border border-line bg-raised text-ink"
      >
        <LockKeyhole className="size-3" />
      </span>
    </li>
  )
}

function Face({ to }: ShortcutProps) {
  const { Icon } = useDrawnScreens()[to]
  const screen = SCREENS[to]
  return (
    <>
      <span
        aria-hidden
        className={cn(
          'grid size-9 shrink-0 place-items-center rounded-full transition-transform duration-calm group-active:scale-95 sm:size-10',
          TINTS[screen.tint],
        )}
      >
        <Icon className="size-5" strokeWidth={1.9} />
      </span>
      <span className="min-w-0 text-center text-tiny leading-none font-bold wrap-anywhere sm:text-small">
        {'shortcut' in screen ? screen.shortcut : screen.palette.name}
      </span>
    </>
  )
}
