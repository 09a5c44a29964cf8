import { useSignedIn } from '@/components/signed-in-context'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { Skeleton } from '@/ui/skeleton'
import { dayWords, greetingWords } from './greeting-words'
import { LevelChip } from './level-chip'

/** « Bienvenue, Léa », the date, the plan's promise for the day, and the level. */
export function Greeting({ plan }: { plan: StoredPlan | null }) {
  const { profile, deviceNow: now } = useSignedIn()
  const stored = profile.status === 'ready' ? profile.value : null
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-baseline gap-x-3">
        <h1 className="min-w-0 text-heading font-extrabold wrap-anywhere sm:text-title">
          {greetingWords(stored)}
          {profile.status === 'loading' && (
            <Skeleton className="ml-3 inline-block h-[0.7em] w-28 align-baseline" />
          )}
        </h1>
        <p className="text-fine font-semibold text-muted first-letter:uppercase max-sm:w-full sm:text-small">
          {dayWords(plan, now)}
        </p>
      </div>
      <LevelChip />
    </header>
  )
}
