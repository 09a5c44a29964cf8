import { useSignedIn } from '@/components/signed-in-context'
import { firstNameOf, type Profile } from '@/domain/account/profile'
import { momentToday, type StoredPlan } from '@/domain/plan/stored-plan'
import { formatWeekdayAndDay } from '@/lib/text/format'
import { Skeleton } from '@/ui/skeleton'
import { AccessLine } from './access-line'

/** « Bienvenue, Léa », the date, the plan's promise for the day, and how long the coach is open. */
export function Greeting({ plan }: { plan: StoredPlan | null }) {
  const { profile, deviceNow: now } = useSignedIn()
  const stored = profile.status === 'ready' ? profile.value : null
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h1 className="max-w-full text-heading font-bold wrap-break-word sm:text-title">
        {greetingWords(stored)}
        {profile.status === 'loading' && (
          <Skeleton className="ml-3 inline-block h-[0.7em] w-28 align-baseline" />
        )}
      </h1>
      <p className="min-w-0 flex-auto text-fine font-semibold text-muted first-letter:uppercase max-sm:basis-full sm:text-small">
        {dayWords(plan, now)}
      </p>
      <AccessLine />
    </header>
  )
}

function greetingWords(profile: Profile | null): string {
  return profile ? `Bienvenue, ${firstNameOf(profile)}` : 'Bienvenue'
}

function dayWords(plan: StoredPlan | null, now: Date): string {
  return [formatWeekdayAndDay(now), momentToday(plan, now)].filter(Boolean).join(' · ')
}
