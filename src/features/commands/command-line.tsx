import {
  BookOpen,
  CalendarDays,
  CornerDownLeft,
  CreditCard,
  History,
  House,
  Keyboard,
  ListChecks,
  MessageCircle,
  PackageSearch,
  PanelsTopLeft,
  Plus,
  RotateCw,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { cn } from '@/lib/cn'
import type { Command, CommandLook } from './command'

const TASKS = 'bg-tint-tasks text-ink-tasks'
const COACH = 'bg-tint-coach text-ink-coach'
const PLAIN = 'bg-canvas text-muted'

const LOOKS: Readonly<Record<CommandLook, readonly [LucideIcon, string]>> = {
  home: [House, PLAIN],
  tasks: [ListChecks, TASKS],
  day: [CalendarDays, TASKS],
  coach: [MessageCircle, COACH],
  projects: [PanelsTopLeft, 'bg-tint-projects text-ink-projects'],
  research: [PackageSearch, 'bg-tint-research text-ink-research'],
  rules: [BookOpen, PLAIN],
  profile: [UserRound, PLAIN],
  payment: [CreditCard, 'bg-success-soft text-success'],
  help: [Keyboard, PLAIN],
  add: [Plus, TASKS],
  more: [History, PLAIN],
  retry: [RotateCw, 'bg-danger-soft text-danger'],
}

/** One line of the palette: what it is about by its colour, its name, what else is to be known. */
export function CommandLine({ command: { look, label, hint } }: { command: Command }) {
  const [Icon, colours] = LOOKS[look]
  return (
    <>
      <span aria-hidden className={cn('grid size-8 shrink-0 place-items-center rounded-inner', colours)}>
        <Icon className="size-4.5" />
      </span>
      <span dir="auto" className="min-w-0 flex-1 truncate font-medium">
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
        className="size-4 shrink-0 text-brand-text opacity-0 group-data-highlighted:opacity-100 max-sm:hidden"
      />
    </>
  )
}
