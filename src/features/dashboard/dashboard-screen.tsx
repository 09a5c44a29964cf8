import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { errorText } from '@/lib/error-text'
import { CoachSays } from './coach-says'
import { Greeting } from './greeting'
import { LearningModules } from './learning-modules'
import { LevelCard } from './level-card'
import { Shortcuts } from './shortcuts'
import { TodayTodos } from './today-todos'
import { WelcomeCard } from './welcome-card'

/** Home: where to go, what there is to do today, and how far one has come. */
export function DashboardScreen() {
  const { profile } = useSignedIn()
  return (
    <div className="flex flex-col gap-6">
      <Greeting />
      {profile.status === 'error' && (
        <ErrorNotice text={errorText('profileLoad', profile.error.code)} onRetry={profile.retry} />
      )}
      <WelcomeCard />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Shortcuts />
        <CoachSays />
        <TodayTodos />
        <LevelCard />
      </div>
      <LearningModules />
    </div>
  )
}
