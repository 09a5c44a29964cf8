import { useEffect, useEffectEvent, useState } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { useTodosSaying } from '@/components/work/use-known-todos'
import { seeWelcome } from '@/data/profile'
import { mutate } from '@/data/sync/current'
import { counted } from '@/domain/base/text/french-count'
import { WEEKDAYS, weekdayOf } from '@/domain/base/time/weekday'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
import { firstPlan } from '@/domain/plan/first-plan'
import { Starburst } from '@/ui/starburst'
import { useMediaQuery } from '@/ui/use-media-query'

const SHOWN_MS = 2_000

interface WelcomeProps {
  facts: GuidanceFacts
  isReading: boolean
}

/** « welcome animation seen »: once in an account's life, over its first dashboard. */
export function Welcome({ facts, isReading }: WelcomeProps) {
  const { profile } = useSignedIn()
  const isNew = profile.status === 'ready' && profile.value?.hasSeenWelcome === false
  return isNew && !isReading ? <Opening facts={facts} /> : null
}

function Opening({ facts }: { facts: GuidanceFacts }) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const words = usePlanWords(facts)
  const end = useEffectEvent(() => void mutate(seeWelcome, {}))
  useEffect(() => {
    if (isStill) {
      end()
      return undefined
    }
    const timer = setTimeout(end, SHOWN_MS)
    const stop = () => end()
    // The press or the key does its own work too.
    window.addEventListener('keydown', stop, true)
    window.addEventListener('pointerdown', stop, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', stop, true)
      window.removeEventListener('pointerdown', stop, true)
    }
  }, [isStill])
  if (isStill) return null
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-0 z-50 grid place-content-center justify-items-center gap-6 bg-canvas px-6 text-center transition-opacity duration-calm starting:opacity-0 print:hidden"
    >
      <Starburst motion="open" className="size-40" />
      <p className="max-w-md font-display text-title font-bold text-balance">{words}</p>
    </div>
  )
}

/** « Votre plan : 1 projet, 5 tâches, premier pas samedi » */
function usePlanWords({ plan, projects }: GuidanceFacts): string {
  const { user, deviceNow } = useSignedIn()
  const [planned] = useState(() =>
    plan && plan.madeAt !== '' ? firstPlan(plan.answers, new Date(plan.madeAt)).todos : [],
  )
  const todos = useTodosSaying(
    user.uid,
    planned.map(({ text }) => text),
  )
  if (planned.length === 0) return 'Votre premier pas est juste ici.'
  const today = WEEKDAYS.indexOf(weekdayOf(deviceNow))
  const [first] = todos
    .map(({ dayOfWeek }) => dayOfWeek)
    .sort((a, b) => distance(a, today) - distance(b, today))
  const parts = [
    projects && projects.length > 0 && counted(projects.length, 'projet'),
    todos.length > 0 && counted(todos.length, 'tâche'),
    first && `premier pas ${first}`,
  ].filter((part) => typeof part === 'string')
  return parts.length === 0 ? 'Votre plan est prêt.' : `Votre plan\u00a0: ${parts.join(', ')}`
}

function distance(day: (typeof WEEKDAYS)[number], today: number): number {
  return (WEEKDAYS.indexOf(day) - today + WEEKDAYS.length) % WEEKDAYS.length
}
