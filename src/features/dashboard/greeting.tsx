import { Link } from 'react-router-dom'
import { AccessStatus } from '@/components/access-status'
import { useSignedIn } from '@/components/signed-in-context'
import { firstNameOf } from '@/domain/account/profile'
import { accessText, renewalText } from '@/lib/access-text'
import { formatWeekdayAndDay } from '@/lib/format'
import { paths } from '@/lib/paths'
import { Skeleton } from '@/ui/skeleton'

/** « Bienvenue, Léa », the day, and until when the coach answers. */
export function Greeting() {
  const { profile, deviceNow: now } = useSignedIn()
  const stored = profile.status === 'ready' ? profile.value : null
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <p className="text-small font-semibold text-brand-text first-letter:uppercase">
          {formatWeekdayAndDay(now)}
        </p>
        <h1 className="text-display font-extrabold wrap-anywhere">
          {stored ? `Bienvenue, ${firstNameOf(stored)}` : 'Bienvenue'}
          {profile.status === 'loading' && (
            <Skeleton className="ml-3 inline-block h-[0.7em] w-36 align-baseline" />
          )}
        </h1>
      </div>
      <AccessLine />
    </header>
  )
}

function AccessLine() {
  const { access, profile, now } = useSignedIn()
  if (!access) return profile.status === 'loading' ? <Skeleton className="h-8 w-72 max-w-full" /> : null
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <AccessStatus access={access} now={now} />
      {accessText(access, now).tone === 'soon' && (
        <Link
          to={paths.payment}
          className="inline-flex min-h-target items-center text-small font-bold text-brand-text underline underline-offset-4"
        >
          {renewalText(access)}
        </Link>
      )}
    </div>
  )
}
