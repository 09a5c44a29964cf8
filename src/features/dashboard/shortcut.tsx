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
  'flex flex-col items-center gap-2.5 rounded-card px-1 py-2 text-center text-ink no-underline'

export function Shortcut({ to }: ShortcutProps) {
  return (
    <li>
      <Link to={SCREENS[to].path} className={cn(itemClass, 'group')}>
        <Face to={to} />
      </Link>
    </li>
  )
}

/** Shut, but still there to be read; why and the way in stand beside it. */
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
        className="absolute top-1 left-1/2 ml-3 grid size-7 place-items-center rounded-full border border-line bg-raised text-ink sm:ml-5"
      >
        <LockKeyhole className="size-3.5" />
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
          'grid size-15 place-items-center rounded-full shadow-card transition-transform duration-calm sm:size-20 lg:size-23',
          'group-hover:-translate-y-1 group-active:translate-y-0 group-active:scale-95',
          TINTS[screen.tint],
        )}
      >
        <Icon className="size-7 sm:size-8.5 lg:size-10" strokeWidth={1.9} />
      </span>
      <span className="text-fine leading-tight font-bold max-[22.5rem]:text-tiny sm:text-body sm:leading-tight">
        {'shortcut' in screen ? screen.shortcut : screen.palette.name}
      </span>
    </>
  )
}
