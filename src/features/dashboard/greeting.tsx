import { useSignedIn } from '@/components/signed-in-context'
import { firstNameOf, type Profile } from '@/domain/account/profile'
import { momentToday, type StoredPlan } from '@/domain/plan/stored-plan'
import { formatWeekdayAndDay } from '@/lib/text/format'
import { Skeleton } from '@/ui/skeleton'
import { LevelChip } from './level-chip'

/** « Bienvenue, Léa », the date, the plan's promise for the day, and the level. */
export function Greeting({ plan }: { plan: StoredPlan | null }) {
  const { profile, deviceNow: now } = useSignedIn()
  const stored = profile.status === 'ready' ? profile.value : null
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <h1 className="min-w-0 text-heading font-extrabold wrap-anywhere sm:text-title">
        {greetingWords(stored)}
        {profile.status === 'loading' && (
          <Skeleton className="ml-3 inline-block h-[0.7em] w-28 align-baseline" />
        )}
      </h1>
      <LevelChip />
      <p className="col-span-2 text-fine font-semibold text-muted first-letter:uppercase sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:text-small">
        {dayWords(plan, now)}
      </p>
    </header>
  )
}

function greetingWords(profile: Profile | null): string {
  return profile ? `Bienvenue, ${firstNameOf(profile)}` : 'Bienvenue'
}

function dayWords(plan: StoredPlan | null, now: Date): string {
  return [formatWeekdayAndDay(now), momentToday(plan, now)].filter(Boolean).join(' · ')
}
