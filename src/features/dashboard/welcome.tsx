import { Suspense, useSyncExternalStore } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { subscribeTyped } from '@/data/device/typed-text'
import { isPlanOnItsWay } from '@/data/plan-draft'
import { profileQuery } from '@/data/profile'
import { loaded, type Asking } from '@/data/sync/live'
import type { Profile } from '@/domain/account/profile'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
import { useLasts } from '@/lib/hooks/use-lasts'
import { lazyOrNothing } from '@/lib/lazy-with-preload'

// Once in an account's life: no other visit loads the plan's texts for it.
const WelcomeOpening = lazyOrNothing(() => import('./welcome-opening').then((m) => m.WelcomeOpening))
const OPENING_FILE = loaded('welcome', WelcomeOpening.preload)

/** The opening is in the first drawing: the dashboard is not seen before it. */
export function welcomeQueries(uid: string): Asking<{ profile: Profile | null; file: unknown }> {
  return ({ profile }) => ({
    profile: profileQuery(uid),
    file: profile?.hasSeenWelcome === false && OPENING_FILE,
  })
}

/** Longest wait for a plan that is being written; its writer asks the account for two times 2.5 s. */
const PATIENCE_MS = 6_000

interface WelcomeProps {
  facts: GuidanceFacts
  isReading: boolean
}

/** « welcome animation seen »: once in an account's life, over its first dashboard. */
export function Welcome({ facts, isReading }: WelcomeProps) {
  const { profile } = useSignedIn()
  const isNew = profile.status === 'ready' && profile.value?.hasSeenWelcome === false
  const isOnItsWay = useSyncExternalStore(subscribeTyped, isPlanOnItsWay)
  const isLate = useLasts(isOnItsWay, PATIENCE_MS)
  if (!isNew || isReading || (isOnItsWay && !isLate)) return null
  return (
    <Suspense fallback={null}>
      <WelcomeOpening facts={facts} />
    </Suspense>
  )
}
