import { progressOf } from '@/domain/base/progress'
import type { Todo } from '@/domain/todos/todo'
import { formatNumber } from '@/lib/format'
import { ProgressBar } from '@/ui/progress-bar'

interface TodoProgressProps {
  todos: readonly Todo[]
  /** The day has more todos than these. */
  hasMore?: boolean
  /** False while nobody knows whether the day is empty. */
  isKnown?: boolean
  className?: string
}

/** « Progression du jour »: the rounded share of the todos that are done. */
export function TodoProgress({ todos, hasMore = false, isKnown = true, className }: TodoProgressProps) {
  const done = todos.filter((todo) => todo.completed).length
  return (
    <div className={className}>
      <ProgressBar label="Progression du jour" value={progressOf(todos)} />
      <p className="mt-2 min-h-5 text-fine text-muted tabular-nums">
        {(isKnown || todos.length > 0) && sentence(done, todos.length)}
        {hasMore && ' affichées'}
      </p>
    </div>
  )
}

function sentence(done: number, total: number): string {
  if (total === 0) return 'Rien de prévu'
  if (done === total) return total === 1 ? 'La tâche est faite, bravo\u00a0!' : 'Tout est fait, bravo\u00a0!'
  return `${formatNumber(done)} ${done > 1 ? 'faites' : 'faite'} sur ${formatNumber(total)} ${total > 1 ? 'tâches' : 'tâche'}`
}
