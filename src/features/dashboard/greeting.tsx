import { useSignedIn } from '@/components/signed-in-context'
import { firstNameOf } from '@/domain/account/profile'
import { formatWeekdayAndDay } from '@/lib/format'
import { Skeleton } from '@/ui/skeleton'
import { AccessLine } from './access-line'

/** « Bienvenue, Léa » and the day in one line; below it until when the coach answers, where that presses. */
export function Greeting() {
  const { profile, deviceNow: now } = useSignedIn()
  const stored = profile.status === 'ready' ? profile.value : null
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="min-w-0 text-title font-extrabold wrap-anywhere">
          {stored ? `Bienvenue, ${firstNameOf(stored)}` : 'Bienvenue'}
          {profile.status === 'loading' && (
            <Skeleton className="ml-3 inline-block h-[0.7em] w-28 align-baseline" />
          )}
        </h1>
        <p className="text-small font-semibold text-brand-text first-letter:uppercase">
          {formatWeekdayAndDay(now)}
        </p>
      </div>
      <AccessLine when="pressing" />
    </header>
  )
}
