import { useGuidance } from '@/components/guidance/use-guidance'
import { ProfileUnavailable } from '@/components/account/profile-unavailable'
import { useSignedIn } from '@/components/signed-in-context'
import { guidanceQueries } from '@/data/guidance'
import { hasShop } from '@/domain/guidance/way'
import { cn } from '@/lib/cn'
import { CoachSays } from './coach-says'
import { Greeting } from './greeting'
import { MyWay } from './my-way'
import { MyWeek, weekDone } from './my-week'
import { Shortcuts } from './shortcuts'
import { TodayTodos } from './today-todos'
import { Welcome, welcomeQueries } from './welcome'

/** What the dashboard shows first. */
export function dashboardQueries(uid: string, now: Date) {
  return [guidanceQueries(uid, now, false), { done: weekDone(uid, now) }, welcomeQueries(uid)]
}

/** Home, in three voices: what to do (the day with its next step), how far (the way), what comes (the week). */
export function DashboardScreen() {
  const { profile } = useSignedIn()
  const next = useGuidance()
  // Blocks below the todos, whose number is not known before, would move.
  const isSettled = !next.isReading
  // The line about the access, or a locked coach, is above all of them.
  const isAccessAwaited = profile.status === 'loading' && next.isReading
  return (
    <div className="@container flex flex-col gap-3 sm:gap-6">
      <Welcome facts={next.facts} isReading={next.isReading} />
      <Greeting plan={next.facts.plan} />
      {profile.status === 'error' && <ProfileUnavailable />}
      <Shortcuts />
      {/* Each block has its own height: the way, opened, stretches nothing. */}
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-3 sm:gap-6 @4xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] @4xl:grid-rows-[auto_1fr]',
          isAccessAwaited && 'invisible',
        )}
      >
        <TodayTodos next={next} />
        <div
          className={cn(
            'flex min-w-0 flex-col gap-3 sm:gap-6 @4xl:row-span-2',
            !isSettled && '@max-4xl:invisible',
          )}
        >
          <MyWay next={next} />
          <MyWeek facts={next.facts} />
        </div>
        <div className={cn(!isSettled && 'invisible')}>
          <CoachSays hasShop={hasShop(next.facts)} />
        </div>
      </div>
    </div>
  )
}
