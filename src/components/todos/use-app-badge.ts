import { useEffect } from 'react'
import { isToDo } from '@/domain/todos/week-of-todo'
import type { Todo } from '@/domain/todos/todo'
import { whenIdle } from '@/lib/when-idle'

/**
 * Number of today's open todos on the icon of the installed app, only while it is open: a closed app could not remove yesterday's number.
 * Needs no permission; browsers without the API are skipped.
 */
export function useAppBadge(todos: readonly Todo[] | null, now: Date): void {
  const count = todos?.filter((todo) => isToDo(todo, now)).length
  useEffect(() => {
    if (count === undefined || !('setAppBadge' in navigator)) return
    return whenIdle(() => {
      navigator.setAppBadge(count).catch(() => undefined)
      window.addEventListener('pagehide', clear, { once: true })
    })
  }, [count])
}

function clear(): void {
  navigator.clearAppBadge().catch(() => undefined)
}
