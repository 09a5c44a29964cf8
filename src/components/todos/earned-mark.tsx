import type { Gain } from '@/domain/account/earned'
import { cn } from '@/lib/cn'

/** « +10 XP » next to the tick: visual only, not part of an accessible name. */
export function EarnedMark({ earned, className }: { earned: Gain | null; className?: string }) {
  if (!earned) return null
  return (
    <span
      aria-hidden
      className={cn(
        'pointer-events-none rounded-full bg-tint-todos px-2.5 py-1 text-fine font-bold text-ink-todos tabular-nums shadow-card transition-[opacity,translate] duration-calm starting:translate-y-2 starting:opacity-0',
        className,
      )}
    >
      {words(earned)}
    </span>
  )
}

/** The same for screen readers; mounted before it has text. */
export function EarnedWords({ earned }: { earned: Gain | null }) {
  return (
    <span role="status" className="sr-only">
      {earned && words(earned)}
    </span>
  )
}

function words({ xp }: Gain): string {
  return `+${xp}\u00a0XP`
}
