import { useEffect } from 'react'
import { isToDo } from '@/domain/todos/week-of-todo'
import type { Todo } from '@/domain/todos/todo'

/**
 * How many of today's todos are open, on the icon of the installed app while it is open: nothing could take a number of
 * yesterday away once it is closed. Browsers that show none are not asked, and nobody is asked for a permission.
 */
export function useAppBadge(todos: readonly Todo[] | null, now: Date): void {
  const count = todos?.filter((todo) => isToDo(todo, now)).length
  useEffect(() => {
    if (count === undefined || !('setAppBadge' in navigator)) return
    navigator.setAppBadge(count).catch(() => undefined)
    window.addEventListener('pagehide', clear, { once: true })
  }, [count])
}

function clear(): void {
  navigator.clearAppBadge().catch(() => undefined)
}
