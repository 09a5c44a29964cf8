import { ErrorNotice } from '@/components/error-notice'
import { useGuidance } from '@/components/guidance/use-guidance'
import { useSignedIn } from '@/components/signed-in-context'
import { errorText } from '@/lib/error-text'
import { AccessLine } from './access-line'
import { CoachSays } from './coach-says'
import { Greeting } from './greeting'
import { LearningModules } from './learning-modules'
import { LevelCard } from './level-card'
import { NextStepCard } from './next-step-card'
import { IfThen } from './if-then'
import { Resume } from './resume'
import { Shortcuts } from './shortcuts'
import { TheWay } from './the-way'
import { TodayTodos } from './today-todos'
import { useLatestTalk } from './use-latest-talk'
import { WeekLine } from './week-line'
import { WelcomeCard } from './welcome-card'

/** Home: what to do next and today, where one was, where to go, and how far one has come. */
export function DashboardScreen() {
  const { profile } = useSignedIn()
  const next = useGuidance()
  const talk = useLatestTalk()
  const { facts } = next
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <Greeting plan={facts.plan} />
      {profile.status === 'error' && (
        <ErrorNotice text={errorText('profileLoad', profile.error.code)} onRetry={profile.retry} />
      )}
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:items-start">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
          <NextStepCard next={next} />
          <WeekLine facts={facts} />
          <TodayTodos />
        </div>
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
          <AccessLine />
          <IfThen plan={facts.plan} />
          <WelcomeCard facts={facts} talk={talk} />
          <Resume next={next} talk={talk} />
          <TheWay next={next} />
        </div>
      </div>
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Shortcuts />
        <CoachSays />
        <LevelCard />
      </div>
      <LearningModules />
    </div>
  )
}
