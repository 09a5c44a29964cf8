import { useSignedIn } from '@/components/signed-in-context'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { Skeleton } from '@/ui/skeleton'
import { dayWords, greetingWords } from './greeting-words'

/** « Bienvenue, Léa », the day and what is promised for it, in one line; the list, the step and the sentence follow. */
export function Greeting({ plan }: { plan: StoredPlan | null }) {
  const { profile, deviceNow: now } = useSignedIn()
  const stored = profile.status === 'ready' ? profile.value : null
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h1 className="min-w-0 text-heading font-extrabold wrap-anywhere sm:text-title">
        {greetingWords(stored)}
        {profile.status === 'loading' && (
          <Skeleton className="ml-3 inline-block h-[0.7em] w-28 align-baseline" />
        )}
      </h1>
      <p className="text-fine font-semibold text-brand-text first-letter:uppercase sm:text-small">
        {dayWords(plan, now)}
      </p>
    </header>
  )
}
