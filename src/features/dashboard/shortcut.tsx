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
  'flex min-h-10 items-center justify-center rounded-full text-ink no-underline max-sm:flex-col max-sm:gap-0.5 sm:gap-2 sm:pr-4 sm:pl-1 hover:bg-hover active:bg-pressed'

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
    <li>
      <span
        role="link"
        aria-disabled="true"
        aria-describedby={reasonId}
        className={cn(itemClass, 'cursor-not-allowed')}
      >
        <Face to={to} isLocked />
      </span>
    </li>
  )
}

function Face({ to, isLocked = false }: ShortcutProps & { isLocked?: boolean }) {
  const { Icon } = useDrawnScreens()[to]
  const screen = SCREENS[to]
  return (
    <>
      <span aria-hidden className="relative shrink-0">
        <span
          className={cn(
            'grid size-6 place-items-center rounded-full transition-transform duration-calm group-active:scale-95 sm:size-8',
            TINTS[screen.tint],
            isLocked && 'opacity-50 grayscale',
          )}
        >
          <Icon className="size-4 sm:size-4.5" strokeWidth={1.9} />
        </span>
        {isLocked && (
          <LockKeyhole className="absolute -top-1 -right-1.5 size-4 rounded-full border border-line bg-raised p-0.5 text-ink" />
        )}
      </span>
      <span
        className={cn(
          'px-1.5 text-center text-fine leading-none font-bold min-[23rem]:px-0 min-[23rem]:whitespace-nowrap sm:text-small',
          isLocked && 'opacity-60',
        )}
      >
        {'shortcut' in screen ? screen.shortcut : screen.palette.name}
      </span>
    </>
  )
}
