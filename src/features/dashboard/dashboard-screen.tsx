import { useGuidance } from '@/components/guidance/use-guidance'
import { ProfileUnavailable } from '@/components/account/profile-unavailable'
import { useSignedIn } from '@/components/signed-in-context'
import { cn } from '@/lib/cn'
import { AccessLine } from './access-line'
import { CoachSays } from './coach-says'
import { Greeting } from './greeting'
import { MyWay } from './my-way'
import { MyWeek } from './my-week'
import { Resume } from './resume'
import { Shortcuts } from './shortcuts'
import { TodayTodos } from './today-todos'
import { useLatestTalk } from './use-latest-talk'

/** Home: the next step, today's todos, progress, and links to the last work. */
export function DashboardScreen() {
  const { profile } = useSignedIn()
  const next = useGuidance()
  const talk = useLatestTalk()
  // Blocks below the todos, whose number is not known before, would move.
  const isSettled = !next.isReading
  // A locked coach adds a line above all of them.
  const isAccessAwaited = profile.status === 'loading' && next.isReading
  return (
    <div className="@container flex flex-col gap-3 sm:gap-6">
      <Greeting plan={next.facts.plan} />
      {profile.status === 'error' && <ProfileUnavailable />}
      <Shortcuts />
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6 @4xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] @4xl:grid-rows-[auto_1fr]',
          isAccessAwaited && 'invisible',
        )}
      >
        <div className="flex min-w-0 flex-col gap-3 sm:gap-6">
          <TodayTodos next={next} />
          {isSettled && <Resume next={next} talk={talk} />}
        </div>
        <div
          className={cn(
            'flex min-w-0 flex-col gap-3 sm:gap-6 @4xl:row-span-2',
            !isSettled && '@max-4xl:invisible',
          )}
        >
          <MyWay next={next} />
          <MyWeek facts={next.facts} />
          {/* Last, because it is known later than its neighbours. */}
          <AccessLine />
        </div>
        {/* Fills the left column where the right one is longer. */}
        <div className={cn('grid', !isSettled && 'invisible')}>
          <CoachSays />
        </div>
      </div>
    </div>
  )
}
