import {
  CalendarDays,
  CornerDownLeft,
  History,
  Keyboard,
  LogOut,
  Plus,
  RotateCw,
  SunMoon,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { useDrawnScreens } from '@/components/frame/drawn-screens'
import { TINTS } from '@/components/tints'
import { cn } from '@/lib/cn'
import { SCREENS, type OfferedScreen, type ScreenFacts } from '@/lib/screens'
import type { Command, CommandLook } from './command'

const PLAIN = 'bg-canvas text-muted'

const LOOKS: Readonly<Record<Exclude<CommandLook, OfferedScreen>, readonly [LucideIcon, string]>> = {
  day: [CalendarDays, TINTS.todos],
  profile: [UserRound, PLAIN],
  keys: [Keyboard, PLAIN],
  theme: [SunMoon, PLAIN],
  'sign-out': [LogOut, PLAIN],
  add: [Plus, TINTS.todos],
  more: [History, PLAIN],
  retry: [RotateCw, 'bg-danger-soft text-danger'],
}

export function CommandLine({ command: { look, label, hint } }: { command: Command }) {
  const [Icon, colours] = useLook(look)
  return (
    <>
      <span aria-hidden className={cn('grid size-8 shrink-0 place-items-center rounded-inner', colours)}>
        <Icon className="size-4.5" />
      </span>
      <span dir="auto" className="line-clamp-2 min-w-0 flex-1 font-medium wrap-anywhere">
        {label}
      </span>
      {hint && (
        <span
          className={cn('shrink-0 text-fine', look === 'retry' ? 'font-semibold text-danger' : 'text-muted')}
        >
          {hint}
        </span>
      )}
      <CornerDownLeft
        aria-hidden
        className="size-4 shrink-0 text-ink opacity-0 group-data-highlighted:opacity-100 max-sm:hidden"
      />
    </>
  )
}

function useLook(look: CommandLook): readonly [LucideIcon, string] {
  const drawn = useDrawnScreens()
  if (!isScreen(look)) return LOOKS[look]
  const { tint }: ScreenFacts = SCREENS[look]
  return [drawn[look].Icon, tint ? TINTS[tint] : PLAIN]
}

function isScreen(look: CommandLook): look is OfferedScreen {
  return !(look in LOOKS)
}
