import { useEffect, useEffectEvent } from 'react'
import { useSignedIn } from '@/components/signed-in-context'
import { useTodosSaying } from '@/components/work/use-known-todos'
import { seeWelcome } from '@/data/profile'
import { mutate } from '@/data/sync/current'
import { counted } from '@/domain/base/text/french-count'
import { dayName } from '@/domain/base/time/day-name'
import { localDateOf } from '@/domain/base/time/local-date'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
import { firstPlan, todoText } from '@/domain/plan/first-plan'
import { dueOn } from '@/domain/todos/week-of-todo'
import { Starburst } from '@/ui/starburst'
import { useMediaQuery } from '@/ui/use-media-query'

const SHOWN_MS = 2_000

/** The starburst over the plan's three facts; any key or press ends it. */
export function WelcomeOpening({ facts }: { facts: GuidanceFacts }) {
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
    // A key does its own work too; a press does not, as what is below it cannot be seen.
    window.addEventListener('keydown', stop, true)
    window.addEventListener('click', stop, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', stop, true)
      window.removeEventListener('click', stop, true)
    }
  }, [isStill])
  if (isStill) return null
  return (
    <div
      role="status"
      // The pointer makes Safari on a phone report a click on what is no button.
      className="fixed inset-0 z-50 grid cursor-pointer place-content-center justify-items-center gap-6 bg-canvas px-6 text-center transition-opacity duration-calm starting:opacity-0 print:hidden"
    >
      <Starburst motion="open" className="size-40" />
      <p className="max-w-md font-display text-title font-bold text-balance">{words}</p>
    </div>
  )
}

/** « Votre plan : 1 projet, 5 tâches, premier pas samedi » */
function usePlanWords({ plan, projects }: GuidanceFacts): string {
  const { user, deviceNow: now } = useSignedIn()
  const planned = plan && plan.madeAt !== '' ? firstPlan(plan.answers, new Date(plan.madeAt)).todos : []
  const todos = useTodosSaying(user.uid, planned.map(todoText))
  if (planned.length === 0) return 'Votre premier pas est juste ici.'
  const today = localDateOf(now)
  const [first] = todos
    .map((todo) => dueOn(todo, now))
    .filter((date) => date >= today)
    .sort()
  const parts = [
    projects && projects.length > 0 && counted(projects.length, 'projet'),
    todos.length > 0 && counted(todos.length, 'tâche'),
    first && `premier pas ${first === today ? 'aujourd’hui' : dayName(first, today)}`,
  ].filter((part) => typeof part === 'string')
  return parts.length === 0 ? 'Votre plan est prêt.' : `Votre plan\u00a0: ${parts.join(', ')}`
}
