import { useEffect, useState } from 'react'
import { toggleTodo } from '@/data/todos'
import type { Gain } from '@/domain/account/earned'
import type { Todo } from '@/domain/todos/todo'
import { showToast } from '@/ui/toast'

/** Duration of « +10 XP » on screen. */
const SHOWN_MS = 2_500

/** Ticks or unticks a todo; the live list shows the result, and a refusal appears next to the todo. */
export function useTick() {
  const [hasTicked, setHasTicked] = useState(false)
  /** XP of the last tick, for a moment; null: none. */
  const [earned, setEarned] = useState<Gain | null>(null)
  useEffect(() => {
    if (!earned) return
    const timer = setTimeout(() => setEarned(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [earned])

  function tick(todo: Todo, completed: boolean) {
    setHasTicked(true)
    void toggleTodo(todo, completed).then((gain) => {
      setEarned(gain.xp > 0 ? gain : null)
      if (gain.newLevel !== null) showToast({ text: `Niveau ${gain.newLevel} atteint, bravo\u00a0!` })
    })
  }
  return { tick, earned, hasTicked }
}
