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
  'flex min-h-10 items-center justify-center rounded-full text-ink no-underline max-sm:flex-col max-sm:gap-0.5 sm:gap-2 sm:pr-4 sm:pl-1 hover:bg-brand-soft'

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
        className="absolute -top-1 grid size-4.5 place-items-center rounded-full border border-line bg-raised text-ink max-sm:left-1/2 max-sm:ml-1.5 sm:left-6"
      >
        <LockKeyhole className="size-2.5" />
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
          'grid size-6 shrink-0 place-items-center rounded-full transition-transform duration-calm group-active:scale-95 sm:size-8',
          TINTS[screen.tint],
        )}
      >
        <Icon className="size-4 sm:size-4.5" strokeWidth={1.9} />
      </span>
      <span className="text-center text-tiny leading-none font-bold min-[23rem]:whitespace-nowrap sm:text-small">
        {'shortcut' in screen ? screen.shortcut : screen.palette.name}
      </span>
    </>
  )
}
