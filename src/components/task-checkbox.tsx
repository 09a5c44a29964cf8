import { useEffect, useState } from 'react'
import type { Todo } from '@/domain/todo'
import { cn } from '@/lib/cn'
import { Checkbox } from '@/ui/checkbox'
import { toggleTask } from './task-toggle'

/** Past this the local cache did not take the tick, and what it holds is shown again. */
const PATIENCE_MS = 3_000

/**
 * A task that can be ticked, named by its text. The tick paints in this frame and in this row alone: the
 * local cache answers some frames later, and only then does the list learn of it.
 */
export function TaskCheckbox({ todo, className }: { todo: Todo; className?: string }) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  if (wanted === todo.completed) setWanted(null)
  const isDone = wanted ?? todo.completed

  useEffect(() => {
    if (wanted === null) return
    const timer = setTimeout(() => setWanted(null), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [wanted])

  return (
    <label className={cn('flex min-w-0 items-start', className)}>
      <Checkbox
        checked={isDone}
        onChange={(event) => {
          setWanted(event.target.checked)
          toggleTask(todo, event.target.checked)
        }}
      />
      <span
        dir="auto"
        className={cn(
          'min-w-0 flex-1 py-2.5 text-body break-words transition-colors duration-quick',
          isDone && 'text-muted line-through decoration-line-strong',
        )}
      >
        {todo.text}
      </span>
    </label>
  )
}
