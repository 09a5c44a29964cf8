import { useEffect } from 'react'
import { useEarlyTodosUntil } from '@/components/todos/early-todos'
import type { NextSteps } from '@/components/guidance/use-guidance'
import { useSignedIn } from '@/components/signed-in-context'
import { dropTodayCopy, keepTodayCopy } from '@/data/device/today-copy'
import { addDays, localDateOf, startOfDate } from '@/domain/base/local-date'
import { isTodayFirst } from '@/domain/guidance/next-steps'
import { sealedHome } from '@/domain/todos/today-copy'
import type { Todo } from '@/domain/todos/todo'
import { dayWords, greetingWords } from './greeting-words'

const NONE: readonly Todo[] = []

/**
 * The first card before anything is loaded: takes the place of the early one, and keeps what the next start says around it. The
 * tasks themselves are in the copy of the list.
 */
export function useHomeCopy({ facts, isReading, unread }: NextSteps): void {
  const { user, profile, deviceNow: now } = useSignedIn()
  const { plan, reviews, today } = facts
  useEarlyTodosUntil(
    {
      isShown: profile.status !== 'loading' && !isReading,
      isComplete: plan !== null || unread.includes('plan'),
    },
    today ?? NONE,
    now,
  )

  useEffect(() => {
    if (profile.status !== 'ready' || plan === null) return
    const { uid, createdAt } = user
    const day = localDateOf(now)
    // On a Sunday the review is due in the afternoon: the copy is for the whole day.
    const midnight = new Date(startOfDate(addDays(day, 1)).getTime() - 1)
    if (!isTodayFirst({ reviews }, createdAt, midnight)) {
      dropTodayCopy(uid, 'home')
      return
    }
    const words = { greeting: greetingWords(profile.value), line: dayWords(plan, now) }
    keepTodayCopy(uid, 'home', () => sealedHome({ uid, day, ...words }))
  }, [user, profile, plan, reviews, now])
}
